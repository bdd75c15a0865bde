import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CaseWalk } from '@/lib/network/case/case';
import type { WalkEvent } from '@/lib/network/walk/events';
import { type Heard, hear, NOTHING_HEARD, withoutRun } from '@/lib/network/walk/heard';
import { beginWalk, learn, type WalkState } from '@/lib/network/walk/state';
import { DEFAULT_CALLS, type WalkLimits } from '@/lib/network/walk/terms';
import type { FailedReply } from '@/lib/words/failed-reply';
import { pageSpent } from '../../allowance/spent';
import { useNetworkCase } from '../use-case';
import { createFrameBatch } from './frame-batch';
import { readWalk, WalkBroken } from './read-walk';
import { caseWalkOf, foundBy, type HeardOf, keyOfWalk } from './run-walks';
import { beginAt, goOnFrom, type WalkPlan } from './walk-requests';

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
