import type { NetworkRelationship } from '@/lib/contract/network';
import { parseRelationship } from '../relationship';
import { inTurn, type Ranked, type Side, strengthOf } from './strength';
import type { Direction } from './terms';

/** A relationship as a way on, to the entity `id`. */
export interface Lead extends Ranked {
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
