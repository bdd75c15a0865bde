import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pageSpent } from '@/components/quota/spent';
import type { CaseWalk } from '@/lib/network/case/case';
import type { WalkEvent } from '@/lib/network/walk/events';
import {
  applyEvents,
  beginWalk,
  learn,
  NO_RESULTS,
  printWalk,
  type WalkResults,
  type WalkState,
  withoutRun,
} from '@/lib/network/walk/state';
import { DEFAULT_CALLS, type WalkLimits, type WalkTerms } from '@/lib/network/walk/terms';
import type { WalkPrice } from '@/lib/network/walk/walk';
import { isErrorNamed } from '@/lib/shared/errors';
import { type FailedReply, failedReply } from '@/lib/words/format/failed-reply';
import { useNetworkCase } from '../case/use-case';

/** A walk to start or resume. */
export interface WalkPlan {
  terms: WalkTerms;
  limits: WalkLimits;
}

/** A price, and what the visitor may still spend today if calls are counted. */
export interface QuotedPrice extends WalkPrice {
  left_today?: number;
}

const limitsIn = ({ depth, nodes, calls }: WalkLimits): [string, string][] => [
  ['depth', String(depth)],
  ['nodes', String(nodes)],
  ...(calls === undefined ? [] : [['calls', String(calls)] satisfies [string, string]]),
];

function addressOf({ terms: { from, direction, dates }, limits }: WalkPlan, price: boolean): string {
  const pairs = [...from.map((id) => ['from', id]), ['direction', direction], ...limitsIn(limits)];
  if (dates) pairs.push(['dates', dates]);
  if (price) pairs.push(['price', 'true']);
  return `/api/walk?${new URLSearchParams(pairs)}`;
}

const posted = (body: object, signal?: AbortSignal): Promise<Response> =>
  fetch('/api/walk', { method: 'POST', body: JSON.stringify(body), signal });

const beginAt = (plan: WalkPlan, signal: AbortSignal): Promise<Response> => fetch(addressOf(plan, false), { signal });

const goOnFrom = (state: WalkState, limits: WalkLimits, signal: AbortSignal): Promise<Response> =>
  posted({ state: printWalk(state), ...limits }, signal);

/** A price could not be computed, with the reason. */
class NoPrice extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NoPrice';
  }
}

async function priceIn(asked: Promise<Response>): Promise<QuotedPrice> {
  const response = await asked;
  const body = await response.json();
  if (!response.ok) throw new NoPrice(failedReply(body, response.status));
  return body.results;
}

/** The price of a walk; free. Throws if it cannot be computed. */
export const priceOf = (plan: WalkPlan): Promise<QuotedPrice> => priceIn(fetch(addressOf(plan, true)));

/** The price of resuming; free. Throws if it cannot be computed. */
export const priceOfGoingOn = (state: WalkState, limits: WalkLimits): Promise<QuotedPrice> =>
  priceIn(posted({ state: printWalk(state), ...limits, price: true }));

/** A walk that was refused, or whose connection broke without a reply. */
export class WalkBroken extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'WalkBroken';
  }
}

const isWalkBroken = (error: unknown): error is WalkBroken => isErrorNamed(error, 'WalkBroken');

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * The events of a reply, each as soon as its line is complete. Throws a `WalkBroken` if refused, or if the last line is
 * missing.
 */
export async function* readWalk(response: Response): AsyncGenerator<WalkEvent, void> {
  if (!response.ok || !response.body) throw new WalkBroken(failedReply(await bodyOf(response), response.status));
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let rest = '';
  let last: WalkEvent['event'] | undefined;
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event: WalkEvent = JSON.parse(line);
      last = event.event;
      yield event;
    }
  }
  if (last !== 'stopped') throw new WalkBroken({});
}

/** The results of each walk, by `keyOfWalk`. */
type ResultsByWalk = ReadonlyMap<string, WalkResults>;

/** A walk with other limits has another key: undoing it removes its further results. */
export const keyOfWalk = ({ from, direction, depth, nodes }: CaseWalk): string =>
  [direction, depth, nodes, ...from].join(' ');

/**
 * The part of a plan that the case keeps: neither the date, which belongs to the page, nor the calls, which are
 * requested each time.
 */
export const caseWalkOf = ({ terms: { from, direction }, limits: { depth, nodes } }: WalkPlan): CaseWalk => ({
  from,
  direction,
  depth,
  nodes,
});

/** The combined results of the case's walks. */
export function foundBy(walks: readonly CaseWalk[], resultsOf: ResultsByWalk): WalkResults {
  const all = walks.flatMap((walk) => resultsOf.get(keyOfWalk(walk)) ?? []);
  return {
    ...NO_RESULTS,
    relationships: all.flatMap(({ relationships }) => relationships),
    expanded: [...new Set(all.flatMap(({ expanded }) => expanded))],
    ownersLoaded: [...new Set(all.flatMap(({ ownersLoaded }) => ownersLoaded))],
  };
}

/** Collects events and delivers them once per frame, so that a hundred lines are one update. */
function createFrameBatch<T>(give: (batch: T[]) => void) {
  let waiting: T[] = [];
  let frame: number | undefined;

  function flush(): void {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) give(batch);
  }

  function add(one: T): void {
    waiting.push(one);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      flush();
    });
  }

  return { add, flush };
}

/** The last run and its status. */
export interface WalkRun extends WalkPlan {
  running: boolean;
  /** It used cached replies only, since the user had not agreed to spend calls. */
  keptOnly?: boolean;
  /** Why the reply broke off or was refused. */
  broken?: FailedReply;
  /** The state to resume the walk; mutated while it runs. */
  state: WalkState;
}

/** The input of a run: the plan, earlier results and the request. */
interface RunRequest {
  plan: WalkPlan;
  state: WalkState;
  /** Earlier results. */
  before: WalkResults;
  ask: (signal: AbortSignal) => Promise<Response>;
  keptOnly?: boolean;
}

/** Updates the state to resume from, and the page's count of calls. */
function note(state: WalkState, event: WalkEvent, metered: boolean): void {
  if (event.event !== 'found' && event.event !== 'failed') return;
  learn(state, event);
  if (metered) pageSpent.add(event.cost);
}

/** Any other error is a failed connection. */
const replyOf = (error: unknown): FailedReply => (isWalkBroken(error) ? error.reply : {});

const asCancelled = (results: WalkResults): WalkResults => ({ ...results, stopped: { because: 'cancelled' } });

/** One walk at a time, with the results of each. */
function useRuns(metered: boolean) {
  const [resultsOf, setResultsOf] = useState<ResultsByWalk>(new Map());
  const [run, setRun] = useState<WalkRun>();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);
  const go = useCallback(
    async ({ plan, state, before, ask, keptOnly }: RunRequest) => {
      closing.current?.abort();
      const abort = new AbortController();
      closing.current = abort;
      const key = keyOfWalk(caseWalkOf(plan));
      const put = (change: (results: WalkResults) => WalkResults) =>
        setResultsOf((all) => new Map(all).set(key, change(all.get(key) ?? NO_RESULTS)));
      setRun({ ...plan, state, running: true, keptOnly });
      put(() => withoutRun(before));
      const { direction } = plan.terms;
      const batch = createFrameBatch((events: WalkEvent[]) =>
        put((results) => applyEvents(results, events, direction)),
      );
      let broken: FailedReply | undefined;
      try {
        for await (const event of readWalk(await ask(abort.signal))) {
          note(state, event, metered);
          batch.add(event);
        }
      } catch (error) {
        if (!abort.signal.aborted) broken = replyOf(error);
      }
      batch.flush();
      // Another run, perhaps of the same walk, has replaced it.
      if (closing.current !== abort) return;
      if (abort.signal.aborted) put(asCancelled);
      setRun({ ...plan, state, running: false, keptOnly, ...(broken && { broken }) });
    },
    [metered],
  );
  const cancel = useCallback(() => closing.current?.abort(), []);
  return { resultsOf, run, go, cancel };
}

/**
 * The walks of the case. The user starts them, or they come with a link or a file and run once the page is ready: with
 * a remote service from cached replies only, until the user continues them.
 */
export function useWalk(metered: boolean, dates: string | undefined) {
  const { case: look, run: does } = useNetworkCase();
  const { walks } = look;
  const { resultsOf, run, go, cancel } = useRuns(metered);
  const begin = useCallback(
    (plan: WalkPlan) => {
      does({ kind: 'walk', walk: caseWalkOf(plan) });
      const before = resultsOf.get(keyOfWalk(caseWalkOf(plan))) ?? NO_RESULTS;
      void go({ plan, state: beginWalk(plan.terms), before, ask: (signal) => beginAt(plan, signal) });
    },
    [does, go, resultsOf],
  );
  const goOn = useCallback(
    ({ terms, state, limits: last }: WalkRun, limits: WalkLimits) => {
      const plan = { terms, limits };
      const before = resultsOf.get(keyOfWalk(caseWalkOf({ terms, limits: last }))) ?? NO_RESULTS;
      does({ kind: 'walk', walk: caseWalkOf(plan) });
      void go({ plan, state, before, ask: (signal) => goOnFrom(state, limits, signal) });
    },
    [does, go, resultsOf],
  );
  const again = useEffectEvent((walk: CaseWalk) => {
    const { from, direction, depth, nodes } = walk;
    const terms = { from, direction, ...(dates && { dates }) };
    const plan = { terms, limits: { depth, nodes, ...(metered && { calls: DEFAULT_CALLS }) } };
    const free = { terms, limits: { depth, nodes, ...(metered && { calls: 0 }) } };
    const ask = (signal: AbortSignal) => beginAt(free, signal);
    void go({ plan, state: beginWalk(terms), before: NO_RESULTS, ask, keptOnly: metered });
  });
  const waiting = walks.find((walk) => !resultsOf.has(keyOfWalk(walk)));
  const isRunning = run?.running ?? false;
  useEffect(() => {
    if (waiting && !isRunning) again(waiting);
  }, [waiting, isRunning]);
  const found = useMemo(() => foundBy(walks, resultsOf), [walks, resultsOf]);
  const results = (run && resultsOf.get(keyOfWalk(caseWalkOf(run)))) ?? NO_RESULTS;
  const isSettled = !isRunning && waiting === undefined;
  return useMemo(
    () => ({ results, found, run, begin, goOn, cancel, isSettled }),
    [results, found, run, begin, goOn, cancel, isSettled],
  );
}

export type Walking = ReturnType<typeof useWalk>;
