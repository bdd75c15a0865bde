import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FailedReply } from '@/lib/failed-reply/failed-reply';
import type { WalkEvent } from '@/lib/network/walk/events';
import { type Heard, hear, NOTHING_HEARD, withoutRun } from '@/lib/network/walk/heard';
import { beginWalk, learn, type WalkState } from '@/lib/network/walk/state';
import type { WalkLimits } from '@/lib/network/walk/terms';
import { pageSpent } from '../../allowance/spent';
import { createFrameBatch } from './frame-batch';
import { readWalk, WalkBroken } from './read-walk';
import { beginAt, goOnFrom, type WalkPlan } from './walk-requests';

/** The last run and how it stands. */
export interface WalkRun extends WalkPlan {
  running: boolean;
  /** Why the reply broke off or was refused. */
  broken?: FailedReply;
  /** All that the walk has to remember in order to go on; it changes while the walk runs. */
  state: WalkState;
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

/** Walks from this page: one at a time, each merged into what those before it found. */
export function useWalk(metered: boolean) {
  const [heard, setHeard] = useState(NOTHING_HEARD);
  const [run, setRun] = useState<WalkRun>();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);

  const go = useCallback(
    async (plan: WalkPlan, state: WalkState, ask: (signal: AbortSignal) => Promise<Response>) => {
      closing.current?.abort();
      const abort = new AbortController();
      closing.current = abort;
      const isLast = () => closing.current === abort;
      setRun({ ...plan, state, running: true });
      setHeard(withoutRun);
      const isWhole = plan.terms.direction === 'both';
      const batch = createFrameBatch((events: WalkEvent[]) => setHeard((before) => hear(before, events, isWhole)));
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
      if (!isLast()) return;
      if (abort.signal.aborted) setHeard(asCancelled);
      setRun({ ...plan, state, running: false, ...(broken && { broken }) });
    },
    [metered],
  );

  const begin = useCallback(
    (plan: WalkPlan) => void go(plan, beginWalk(plan.terms), (signal) => beginAt(plan, signal)),
    [go],
  );
  const goOn = useCallback(
    ({ terms, state }: WalkRun, limits: WalkLimits) =>
      void go({ terms, limits }, state, (signal) => goOnFrom(state, limits, signal)),
    [go],
  );
  const cancel = useCallback(() => closing.current?.abort(), []);
  return useMemo(() => ({ heard, run, begin, goOn, cancel }), [heard, run, begin, goOn, cancel]);
}

export type Walking = ReturnType<typeof useWalk>;
