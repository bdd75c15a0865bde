import type { Reason } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { childOf, isEntityPath, mayHaveOwners, parentOf, parseRelationship } from '../model';
import type { FailedEvent, FoundEvent } from './events';
import { Frontier } from './frontier';
import { inTurn, type Ranked, type Side, strengthOf } from './strength';
import type { Direction, WalkTerms } from './terms';

/** A relationship as a way on, to the entity `id`. */
interface Lead extends Ranked {
  wire: NetworkRelationship;
}

interface Ends {
  parent: string;
  child: string;
}

const holds = ({ parent, child }: Ends, id: string): boolean => parent === id || child === id;

/**
 * Under which id the relationships speak of an entity. A placeholder that was matched is answered for by its company, and
 * services write one number in several ways: then it is the one end that all have in common.
 */
export function selfIn(id: string, relationships: readonly NetworkRelationship[]): string {
  const ends = relationships.map(parseRelationship);
  const [first, second] = ends;
  if (!first || !second || ends.some((end) => holds(end, id))) return id;
  const common = [...new Set([first.parent, first.child])].filter((end) => ends.every((other) => holds(other, end)));
  return common.length === 1 && common[0] !== undefined ? common[0] : id;
}

/** In which ways a relationship leads on from `self`; one that does not name it may lead to either end. */
function sidesOf({ parent, child }: Ends, self: string, direction: Direction): Side[] {
  const isElsewhere = parent !== self && child !== self;
  const sides: Side[] = [];
  if (direction !== 'down' && (child === self || isElsewhere)) sides.push('owner');
  if (direction !== 'up' && (parent === self || isElsewhere)) sides.push('owned');
  return sides;
}

/** The ways on from an entity, in the order in which they are taken. */
export function leadsFrom(self: string, relationships: readonly NetworkRelationship[], direction: Direction): Lead[] {
  const leads = relationships.flatMap((wire) => {
    const relationship = parseRelationship(wire);
    const { parent, child } = relationship;
    return sidesOf(relationship, self, direction).map(
      (side): Lead => ({ id: side === 'owner' ? parent : child, side, wire, ...strengthOf(relationship) }),
    );
  });
  return inTurn(leads);
}

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
