import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Case } from '@/lib/network/case/case';
import type { Command } from '@/lib/network/case/command';
import {
  atStep,
  type History,
  newHistory,
  redo,
  replay,
  run,
  runOn,
  type Trail,
  undo,
} from '@/lib/network/case/history';
import { sameData } from '@/lib/network/case/same';
import { caseIn, useBack, useCaseAddress } from './use-case-address';

/** What happened to the case last. */
export interface CaseTelling {
  what: 'done' | 'undone' | 'redone';
  command: Command;
}

/** The case of the workspace, and the one way to change it. */
export interface NetworkCase {
  case: Case;
  /** Does something; what changes nothing is no step. */
  run: (command: Command) => void;
  /** As `run`, but going on with the last step while it is about the same: for sliders, dragging and typing. */
  runOn: (command: Command) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Absent before anything was done, and after a jump over several steps. */
  telling: CaseTelling | undefined;
  /** The way to the case, and what was undone and can be redone. */
  history: History;
  /** To the moment after so many steps, backwards or forwards. */
  goTo: (steps: number) => void;
  /** Another case in the place of this one, with the way to it. */
  open: (view: Case, trail: Trail) => void;
  /** How often that was done. */
  opened: number;
}

const CaseContext = createContext<NetworkCase | undefined>(undefined);

export const NetworkCaseProvider = CaseContext.Provider;

/** Throws outside a provider: there is no case without a workspace. */
export function useNetworkCase(): NetworkCase {
  const found = useContext(CaseContext);
  if (!found) throw new Error('A case is looked at within a NetworkCaseProvider.');
  return found;
}

interface State {
  history: History;
  telling?: CaseTelling;
}

/**
 * One history of the case, kept in step with the address: `query` is what the page was asked for, `roots` from whom it
 * begins without being told otherwise. Expansions are places of their own, so that Back undoes them.
 */
export function useCase(query: string, roots: readonly string[]): NetworkCase {
  const [state, setState] = useState<State>(() => ({ history: newHistory(caseIn(query, roots)) }));
  const latest = useRef(state.history);
  const write = useCaseAddress(roots, latest);
  const put = useCallback(
    (history: History, telling?: CaseTelling, isPlace = false) => {
      if (history === latest.current) return;
      write(history.present, isPlace);
      latest.current = history;
      setState({ history, telling });
    },
    [write],
  );
  const onBack = useCallback((history: History) => {
    latest.current = history;
    setState({ history });
  }, []);
  useBack(roots, latest, onBack);
  const [opened, setOpened] = useState(0);
  const steps = useMemo(() => {
    const { open, ...others } = stepsWith(() => latest.current, put);
    const openAnother: typeof open = (view, trail) => {
      open(view, trail);
      setOpened((times) => times + 1);
    };
    return { ...others, open: openAnother };
  }, [put]);
  return useMemo(() => ({ ...caseOf(state, steps), opened }), [state, steps, opened]);
}

type Put = (history: History, telling?: CaseTelling, isPlace?: boolean) => void;
type Steps = Pick<NetworkCase, 'run' | 'runOn' | 'undo' | 'redo' | 'goTo' | 'open'>;

function stepsWith(past: () => History, put: Put): Steps {
  const now = () => new Date().toISOString();
  return {
    run: (command) => put(run(past(), command, now()), { what: 'done', command }, command.kind === 'expand'),
    runOn: (command) => put(runOn(past(), command, now()), { what: 'done', command }),
    undo() {
      const step = past().done.at(-1);
      if (step) put(undo(past()), { what: 'undone', command: step.command });
    },
    redo() {
      const step = past().undone.at(-1);
      if (step) put(redo(past()), { what: 'redone', command: step.command });
    },
    goTo: (count) => put(atStep(past(), count)),
    open: (view, trail) => put(historyOf(view, trail), undefined, true),
  };
}

const caseOf = ({ history, telling }: State, steps: Steps): Omit<NetworkCase, 'opened'> => ({
  case: history.present,
  ...steps,
  canUndo: history.done.length > 0,
  canRedo: history.undone.length > 0,
  telling,
  history,
});

/** A trail that ends elsewhere is no way to the case. */
function historyOf(view: Case, trail: Trail): History {
  const walked = replay(trail);
  return sameData(walked.present, view) ? { ...walked, present: view } : newHistory(view);
}
