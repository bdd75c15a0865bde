import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { pageSpent } from '@/components/quota/spent';
import type { CaseWalk } from '@/lib/network/case/case';
import type { WalkEvent } from '@/lib/network/walk/events';
import {
  beginWalk,
  type Heard,
  hear,
  learn,
  NOTHING_HEARD,
  printWalk,
  type WalkState,
  withoutRun,
} from '@/lib/network/walk/state';
import { DEFAULT_CALLS, type WalkLimits, type WalkTerms } from '@/lib/network/walk/terms';
import type { WalkPrice } from '@/lib/network/walk/walk';
import { type FailedReply, failedReply } from '@/lib/words/failed-reply';
import { useNetworkCase } from '../case/use-case';

/** A walk to be begun, or one to be gone on with. */
export interface WalkPlan {
  terms: WalkTerms;
  limits: WalkLimits;
}

/** A price, and what the visitor may still spend today where calls are counted. */
export interface ToldPrice extends WalkPrice {
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

/** A price that could not be told, and why. */
class NoPrice extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NoPrice';
  }
}

async function priceIn(asked: Promise<Response>): Promise<ToldPrice> {
  const response = await asked;
  const body = await response.json();
  if (!response.ok) throw new NoPrice(failedReply(body, response.status));
  return body.results;
}

/** What a walk would cost; free. Throws where it cannot be told. */
export const priceOf = (plan: WalkPlan): Promise<ToldPrice> => priceIn(fetch(addressOf(plan, true)));

/** What going on would cost; free. Throws where it cannot be told. */
export const priceOfGoingOn = (state: WalkState, limits: WalkLimits): Promise<ToldPrice> =>
  priceIn(posted({ state: printWalk(state), ...limits, price: true }));

/** A walk that was refused, or whose connection broke; the reply then says nothing. */
export class WalkBroken extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'WalkBroken';
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The events of a reply, each as soon as its line is whole. Throws a `WalkBroken` for a refusal, and where the last line never comes. */
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

/** What each walk told, by `keyOfWalk`. */
type HeardOf = ReadonlyMap<string, Heard>;

/** A walk with other limits is another: what it told further is not known once it is undone. */
export const keyOfWalk = ({ from, direction, depth, nodes }: CaseWalk): string =>
  [direction, depth, nodes, ...from].join(' ');

/** What of a plan the case keeps: neither the day, which is the page's, nor the calls, which are asked for each time. */
export const caseWalkOf = ({ terms: { from, direction }, limits: { depth, nodes } }: WalkPlan): CaseWalk => ({
  from,
  direction,
  depth,
  nodes,
});

/** What the walks of the case told together. */
export function foundBy(walks: readonly CaseWalk[], heardOf: HeardOf): Heard {
  const all = walks.flatMap((walk) => heardOf.get(keyOfWalk(walk)) ?? []);
  return {
    ...NOTHING_HEARD,
    relationships: all.flatMap(({ relationships }) => relationships),
    expanded: [...new Set(all.flatMap(({ expanded }) => expanded))],
  };
}

/** Collects what comes and gives it on once before each picture of the screen, so that a hundred lines are one change. */
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

/** The last run and how it stands. */
export interface WalkRun extends WalkPlan {
  running: boolean;
  /** It asked for nothing that costs a call, since nobody had decided to spend one. */
  keptOnly?: boolean;
  /** Why the reply broke off or was refused. */
  broken?: FailedReply;
  /** All that the walk has to remember in order to go on; it changes while the walk runs. */
  state: WalkState;
}

/** What is asked for: of the plan, what was told before, and how. */
interface Going {
  plan: WalkPlan;
  state: WalkState;
  /** What was heard of it before. */
  before: Heard;
  ask: (signal: AbortSignal) => Promise<Response>;
  keptOnly?: boolean;
}

/** Keeps the state for going on, and the account of the page. */
function note(state: WalkState, event: WalkEvent, metered: boolean): void {
  if (event.event !== 'found' && event.event !== 'failed') return;
  learn(state, event);
  if (metered) pageSpent.add(event.cost);
}

/** Whatever else is thrown is thrown by a connection that failed. */
const replyOf = (error: unknown): FailedReply => (error instanceof WalkBroken ? error.reply : {});

const asCancelled = (heard: Heard): Heard => ({ ...heard, stopped: { because: 'cancelled' } });

/** One walk at a time, each with all that it told. */
function useRuns(metered: boolean) {
  const [heardOf, setHeardOf] = useState<HeardOf>(new Map());
  const [run, setRun] = useState<WalkRun>();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);
  const go = useCallback(
    async ({ plan, state, before, ask, keptOnly }: Going) => {
      closing.current?.abort();
      const abort = new AbortController();
      closing.current = abort;
      const key = keyOfWalk(caseWalkOf(plan));
      const put = (change: (heard: Heard) => Heard) =>
        setHeardOf((all) => new Map(all).set(key, change(all.get(key) ?? NOTHING_HEARD)));
      setRun({ ...plan, state, running: true, keptOnly });
      put(() => withoutRun(before));
      const isWhole = plan.terms.direction === 'both';
      const batch = createFrameBatch((events: WalkEvent[]) => put((heard) => hear(heard, events, isWhole)));
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
      // Another has begun in its place, perhaps of the same walk.
      if (closing.current !== abort) return;
      if (abort.signal.aborted) put(asCancelled);
      setRun({ ...plan, state, running: false, keptOnly, ...(broken && { broken }) });
    },
    [metered],
  );
  const cancel = useCallback(() => closing.current?.abort(), []);
  return { heardOf, run, go, cancel };
}

/**
 * The walks of the case. Each is begun from the page, or was brought by a link or a file and runs once the page stands:
 * in front of a remote service then over copies alone, until somebody lets it go on.
 */
export function useWalk(metered: boolean, dates: string | undefined) {
  const { case: look, run: does } = useNetworkCase();
  const { walks } = look;
  const { heardOf, run, go, cancel } = useRuns(metered);
  const begin = useCallback(
    (plan: WalkPlan) => {
      does({ kind: 'walk', walk: caseWalkOf(plan) });
      const before = heardOf.get(keyOfWalk(caseWalkOf(plan))) ?? NOTHING_HEARD;
      void go({ plan, state: beginWalk(plan.terms), before, ask: (signal) => beginAt(plan, signal) });
    },
    [does, go, heardOf],
  );
  const goOn = useCallback(
    ({ terms, state, limits: last }: WalkRun, limits: WalkLimits) => {
      const plan = { terms, limits };
      const before = heardOf.get(keyOfWalk(caseWalkOf({ terms, limits: last }))) ?? NOTHING_HEARD;
      does({ kind: 'walk', walk: caseWalkOf(plan) });
      void go({ plan, state, before, ask: (signal) => goOnFrom(state, limits, signal) });
    },
    [does, go, heardOf],
  );
  const again = useEffectEvent((walk: CaseWalk) => {
    const { from, direction, depth, nodes } = walk;
    const terms = { from, direction, ...(dates && { dates }) };
    const plan = { terms, limits: { depth, nodes, ...(metered && { calls: DEFAULT_CALLS }) } };
    const free = { terms, limits: { depth, nodes, ...(metered && { calls: 0 }) } };
    const ask = (signal: AbortSignal) => beginAt(free, signal);
    void go({ plan, state: beginWalk(terms), before: NOTHING_HEARD, ask, keptOnly: metered });
  });
  const waiting = walks.find((walk) => !heardOf.has(keyOfWalk(walk)));
  const isRunning = run?.running ?? false;
  useEffect(() => {
    if (waiting && !isRunning) again(waiting);
  }, [waiting, isRunning]);
  const found = useMemo(() => foundBy(walks, heardOf), [walks, heardOf]);
  const heard = (run && heardOf.get(keyOfWalk(caseWalkOf(run)))) ?? NOTHING_HEARD;
  const isSettled = !isRunning && waiting === undefined;
  return useMemo(
    () => ({ heard, found, run, begin, goOn, cancel, isSettled }),
    [heard, found, run, begin, goOn, cancel, isSettled],
  );
}

export type Walking = ReturnType<typeof useWalk>;
