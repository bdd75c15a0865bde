import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Case, type Command, newCase, sameData } from '@/lib/network/case/case';
import {
  atStep,
  type History,
  type Named,
  newHistory,
  redo,
  replay,
  run,
  runOn,
  sayTelling,
  stepWith,
  type Trail,
  tellingOf,
  undo,
} from '@/lib/network/case/history';
import { LONGEST_LINK, parseCaseLink, printCaseLink } from '@/lib/network/case/link';
import { MADE_PARAMETERS, printMade } from '@/lib/network/case/marks';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { useForms } from '@/lib/shared/language/use-words';

/** Servers reject requests with longer addresses. */
const MAX_ADDRESS_LENGTH = 8_000;

/** The address of this page with another query, in readable form. */
export function hrefWith(params: URLSearchParams): string {
  const query = readable(params);
  return window.location.pathname + (query && `?${query}`) + window.location.hash;
}

/** Leaves characters unescaped that are allowed in a query, so that the address is readable. */
const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%40', '@');

/** The address of this page with everything a link can carry. */
const wholeAddressOf = (view: Case, roots: readonly string[]): string =>
  hrefWith(printCaseLink(view, roots, new URLSearchParams(window.location.search)).params);

/** The address for the address bar: if it would be too long, only filters and expansions. */
function addressOf(view: Case, roots: readonly string[]): string {
  const whole = wholeAddressOf(view, roots);
  if (whole.length <= MAX_ADDRESS_LENGTH) return whole;
  return wholeAddressOf({ ...newCase(roots), filter: view.filter, expanded: view.expanded }, roots);
}

/** The parameters to share, without those of an earlier link. */
function shareableParams(view: Case, roots: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const name of MADE_PARAMETERS) params.delete(name);
  return printCaseLink(view, roots, params).params;
}

/** The page's address with everything a link can carry, for frames: an embedded card shows no changes. */
export const embedPathOf = (view: Case, roots: readonly string[]): string => {
  const query = readable(shareableParams(view, roots));
  return `/embed${window.location.pathname}${query && `?${query}`}`;
};

/** The full address to share: with the date and the facts known now, so that it can report changes later. */
export function linkOf(view: Case, roots: readonly string[], model: NetworkModel, now: Date): string {
  const params = shareableParams(view, roots);
  const made = printMade(model, now.toISOString().slice(0, 10), LONGEST_LINK - params.toString().length);
  const link = new URL(window.location.pathname, window.location.origin);
  link.search = readable(new URLSearchParams([...params, ...made]));
  return link.href;
}

/** In milliseconds. A dragged slider would write hundreds of addresses, which browsers reject. */
const WRITE_DELAY = 250;

type Roots = readonly string[];

const caseIn = (query: string, roots: Roots): Case => parseCaseLink(new URLSearchParams(query), roots).case;

/** Writes the case into the address bar, replacing the entry or adding one. `latest` is read when the timer fires. */
function useCaseAddress(roots: Roots, latest: RefObject<History>): (next: Case, isPlace: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const replace = () => window.history.replaceState(null, '', addressOf(latest.current.present, roots));
    return (next, isPlace) => {
      clearTimeout(timer.current);
      if (!isPlace) {
        timer.current = setTimeout(replace, WRITE_DELAY);
        return;
      }
      // Pending changes of a slider belong to the current entry.
      replace();
      window.history.pushState(null, '', addressOf(next, roots));
    };
  }, [roots, latest]);
}

/** Back and Forward return to the step of the address, or otherwise to the case the address describes. */
function useBack(roots: Roots, latest: RefObject<History>, onBack: (history: History) => void): void {
  useEffect(() => {
    const listener = () => {
      const history = latest.current;
      const there = caseIn(window.location.search, roots);
      const linkOf = (view: Case) => printCaseLink(view, roots).params.toString();
      const count = stepWith(history, (view) => linkOf(view) === linkOf(there));
      const { notes, tags, selected } = history.present;
      onBack(count === undefined ? newHistory({ ...there, notes, tags, selected }) : atStep(history, count));
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [roots, latest, onBack]);
}

/** The latest change of the case. */
interface CaseTelling {
  what: 'done' | 'undone' | 'redone';
  command: Command;
}

/** The case of the workspace, and the only way to change it. */
interface NetworkCase {
  case: Case;
  /** Runs a command; a command that changes nothing adds no step. */
  run: (command: Command) => void;
  /** Like `run`, but extends the last step if it has the same subject: for sliders, dragging and typing. */
  runOn: (command: Command) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Absent initially, and after a jump over several steps. */
  telling: CaseTelling | undefined;
  /** The steps done, and those undone that can be redone. */
  history: History;
  /** Goes to the moment after this many steps. */
  goTo: (steps: number) => void;
  /** Replaces the case and its history. */
  open: (view: Case, trail: Trail) => void;
  /** How often a case was opened. */
  opened: number;
}

const CaseContext = createContext<NetworkCase | undefined>(undefined);

export const NetworkCaseProvider = CaseContext.Provider;

/** Throws outside a provider. */
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
 * One history of the case, synchronised with the address: `query` is that of the page, `roots` are its default roots.
 * Expansions add browser history entries, so that Back undoes them.
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

/** A trail is used only if it ends at this case. */
function historyOf(view: Case, trail: Trail): History {
  const walked = replay(trail);
  return sameData(walked.present, view) ? { ...walked, present: view } : newHistory(view);
}

/** Names of entities and groups; a removed group is found in the steps that made it. */
export const namedIn = (model: NetworkModel, cases: readonly Case[]): Named => ({
  entity: (id) => nameOf(model.entities.get(id), id),
  group: (id) => cases.flatMap(({ groups }) => groups).find((group) => group.id === id)?.name ?? '',
});

/** Describes steps in the page's language, without a full stop. */
export function useCommandDescriptions(model: NetworkModel): (command: Command) => string {
  const { history } = useNetworkCase();
  const { language } = useForms();
  return useMemo(() => {
    const { present, done, undone } = history;
    const cases = [present, ...done.map(({ before }) => before), ...undone.map(({ after }) => after)];
    return (command) => sayTelling(tellingOf(command, namedIn(model, cases)), language);
  }, [history, model, language]);
}
