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

/** More than this in a request's first line and servers refuse the page. */
const LONGEST_ADDRESS = 8_000;

/** The address of this page with another query, as people can read it. */
export function hrefWith(params: URLSearchParams): string {
  const query = readable(params);
  return window.location.pathname + (query && `?${query}`) + window.location.hash;
}

/** Slashes, commas and the like may stand in a query; encoded, nobody could read the address. */
const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%40', '@');

/** The address of this page with all of a case that a link carries. */
const wholeAddressOf = (view: Case, roots: readonly string[]): string =>
  hrefWith(printCaseLink(view, roots, new URLSearchParams(window.location.search)).params);

/** What is written into the address bar: where all of it is too much, the filters and what is expanded. */
function addressOf(view: Case, roots: readonly string[]): string {
  const whole = wholeAddressOf(view, roots);
  if (whole.length <= LONGEST_ADDRESS) return whole;
  return wholeAddressOf({ ...newCase(roots), filter: view.filter, expanded: view.expanded }, roots);
}

/** Of the address what is passed on, and what was said of an earlier link taken out of it. */
function passedOn(view: Case, roots: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const name of MADE_PARAMETERS) params.delete(name);
  return printCaseLink(view, roots, params).params;
}

/** The page's address with all of a case that a link carries, for frames: an embedded card tells no changes. */
export const embedPathOf = (view: Case, roots: readonly string[]): string => {
  const query = readable(passedOn(view, roots));
  return `/embed${window.location.pathname}${query && `?${query}`}`;
};

/** The whole address for others: with the day, and what was known then, so that it can say what has changed since. */
export function linkOf(view: Case, roots: readonly string[], model: NetworkModel, now: Date): string {
  const params = passedOn(view, roots);
  const made = printMade(model, now.toISOString().slice(0, 10), LONGEST_LINK - params.toString().length);
  const link = new URL(window.location.pathname, window.location.origin);
  link.search = readable(new URLSearchParams([...params, ...made]));
  return link.href;
}

/** A dragged slider would otherwise write hundreds of addresses; browsers refuse that many. */
const WRITE_AFTER = 250;

type Roots = readonly string[];

const caseIn = (query: string, roots: Roots): Case => parseCaseLink(new URLSearchParams(query), roots).case;

/**
 * Writes the case into the address bar, in the place of what stands there, or as a place of its own. `latest` is read
 * when the time has come.
 */
function useCaseAddress(roots: Roots, latest: RefObject<History>): (next: Case, isPlace: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const replace = () => window.history.replaceState(null, '', addressOf(latest.current.present, roots));
    return (next, isPlace) => {
      clearTimeout(timer.current);
      if (!isPlace) {
        timer.current = setTimeout(replace, WRITE_AFTER);
        return;
      }
      // What a slider has not written yet belongs to the entry that is about to be left.
      replace();
      window.history.pushState(null, '', addressOf(next, roots));
    };
  }, [roots, latest]);
}

/** Back and Forward lead to the step that the address belongs to, or where there is none to what the address says. */
function useBack(roots: Roots, latest: RefObject<History>, onBack: (history: History) => void): void {
  useEffect(() => {
    const listener = () => {
      const history = latest.current;
      const there = caseIn(window.location.search, roots);
      const linkOf = (view: Case) => printCaseLink(view, roots).params.toString();
      const count = stepWith(history, (view) => linkOf(view) === linkOf(there));
      const { notes, selected } = history.present;
      onBack(count === undefined ? newHistory({ ...there, notes, selected }) : atStep(history, count));
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [roots, latest, onBack]);
}

/** What happened to the case last. */
interface CaseTelling {
  what: 'done' | 'undone' | 'redone';
  command: Command;
}

/** The case of the workspace, and the one way to change it. */
interface NetworkCase {
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

/** Names of entities and groups; a group that is gone is known from the steps that made it. */
export const namedIn = (model: NetworkModel, cases: readonly Case[]): Named => ({
  entity: (id) => nameOf(model.entities.get(id), id),
  group: (id) => cases.flatMap(({ groups }) => groups).find((group) => group.id === id)?.name ?? '',
});

/** How steps are said in the page's language, without a full stop. */
export function useSayings(model: NetworkModel): (command: Command) => string {
  const { history } = useNetworkCase();
  const { language } = useForms();
  return useMemo(() => {
    const { present, done, undone } = history;
    const cases = [present, ...done.map(({ before }) => before), ...undone.map(({ after }) => after)];
    return (command) => sayTelling(tellingOf(command, namedIn(model, cases)), language);
  }, [history, model, language]);
}
