import type { Reason } from '@/lib/contract/errors';
import { childOf, isEntityPath, mayHaveOwners, parentOf } from '../entity';
import type { FailedEvent, FoundEvent } from './events';
import { Frontier } from './frontier';
import { type Lead, leadsFrom } from './leads';
import type { Direction, WalkTerms } from './terms';

/** Everything a walk has to remember in order to go on; not what it found, which whoever listens has. */
export interface WalkState {
  terms: WalkTerms;
  /** Every entity found, asked about or not. */
  seen: Set<string>;
  frontier: Frontier;
  /** Entities whose relationships could not be had, and why; those that may be asked about again wait as well. */
  failed: Map<string, Reason | undefined>;
  /** Entities all of whose relationships are known. */
  asked: number;
  /** Calls of all runs together. */
  spent: number;
}

/** A walk before its first step. */
export function beginWalk(terms: WalkTerms): WalkState {
  const frontier = new Frontier();
  for (const id of terms.from) frontier.put(id, { depth: 0, side: 'owner', share: 100, confidence: 100 });
  return { terms, seen: new Set(terms.from), frontier, failed: new Map(), asked: 0, spent: 0 };
}

/** A call spent on a person's owners would bring nothing. */
function leadsOn({ id, side, wire }: Lead, direction: Direction): boolean {
  const entity = side === 'owner' ? parentOf(wire) : childOf(wire);
  return isEntityPath(id) && (direction !== 'up' || mayHaveOwners(entity));
}

function learnFound(state: WalkState, { of, as: self = of, depth, relationships, beyond }: FoundEvent): void {
  const { seen, frontier, terms } = state;
  state.failed.delete(of);
  seen.add(self);
  if (beyond === 0) {
    frontier.remove(of);
    frontier.remove(self);
    state.asked += 1;
  }
  for (const lead of leadsFrom(self, relationships, terms.direction)) {
    const { id, side, share, confidence } = lead;
    const waiting = { depth: depth + 1, side, share, confidence };
    if (seen.has(id)) frontier.improve(id, waiting);
    else if (leadsOn(lead, terms.direction)) frontier.put(id, waiting);
    seen.add(id);
  }
}

function learnFailed({ frontier, failed }: WalkState, { of, failure, last_word }: FailedEvent): void {
  failed.set(of, failure.reason);
  if (last_word) frontier.remove(of);
}

/**
 * Changes the state by what was heard. A walk that was cut off can so be gone on with from the events that had come:
 * `beginWalk` of its terms, then each of them.
 */
export function learn(state: WalkState, event: FoundEvent | FailedEvent): void {
  state.spent += event.cost;
  if (event.event === 'found') learnFound(state, event);
  else learnFailed(state, event);
}
