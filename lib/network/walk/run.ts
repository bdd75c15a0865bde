import type { StopReason, WalkProgress } from './events';
import type { WalkFailure, WalkPort } from './port';
import type { WalkState } from './state';
import type { WalkLimits } from './terms';

/** One run of a walk, from its beginning or from a state to where it stops. */
export interface Run {
  readonly state: WalkState;
  readonly limits: WalkLimits;
  readonly port: WalkPort;
  readonly signal?: AbortSignal;
  /** Entities that this run does not ask about again. */
  readonly passedOver: Set<string>;
  /** Whose copy was gone when it was asked for. */
  readonly noLongerKept: Set<string>;
  /** Relationships that were told, word for word: most are met from both ends. */
  readonly told: Set<string>;
  /** Of the entity asked about last. */
  depth: number;
  spent: number;
  cached: number;
  failuresInARow: number;
  /** What makes the whole stop. */
  end?: Ending;
}

export interface Ending {
  because: StopReason;
  failure?: WalkFailure;
}

/** A service in trouble fails everybody alike, and each try may cost a call. */
const MOST_FAILURES_IN_A_ROW = 5;

export function startRun(parts: Pick<Run, 'state' | 'limits' | 'port' | 'signal'>): Run {
  const fresh = { passedOver: new Set<string>(), noLongerKept: new Set<string>(), told: new Set<string>() };
  return { ...parts, ...fresh, depth: 0, spent: 0, cached: 0, failuresInARow: 0 };
}

/** Calls that this run may still spend: none once the service, or the visitor's share, allows no more. */
export function callsLeft({ limits, spent, end }: Run): number {
  return end?.because === 'budget' ? 0 : (limits.calls ?? Number.POSITIVE_INFINITY) - spent;
}

export function progressOf(run: Run): WalkProgress {
  const { state, limits, depth, cached, spent } = run;
  return {
    found: state.seen.size,
    asked: state.asked,
    waiting: state.frontier.waitingAbove(limits.depth),
    depth,
    cached,
    calls_spent: spent,
    ...(limits.calls !== undefined && { calls_left: callsLeft(run) }),
  };
}

/** Why the run ends before its next question, whatever waits; undefined where it goes on. */
export function endingOf({ state, limits, signal, end, failuresInARow }: Run): Ending | undefined {
  if (signal?.aborted) return { because: 'cancelled' };
  if (end) return end;
  if (failuresInARow >= MOST_FAILURES_IN_A_ROW) return { because: 'failed' };
  const isFull = state.seen.size >= limits.nodes && state.frontier.waitingAbove(limits.depth) > 0;
  return isFull ? { because: 'cap' } : undefined;
}

/** Why there is nothing to ask about, though no limit of calls or entities stopped it. */
export function endingOfAll({ state, passedOver }: Run): Ending {
  if (passedOver.size > 0) return { because: 'failed' };
  return { because: state.frontier.size > 0 ? 'depth' : 'done' };
}
