import type { NetworkRelationship } from '@/lib/contract/network';
import type { NetworkPart } from './case/case';
import { childOf, parentOf } from './entity';
import type { NetworkModel } from './model';

/** A part of an entity's network, and what adding it would bring. */
export interface CountedPart {
  part: NetworkPart;
  /** Entities at the other end. */
  entities: number;
  /** Of those, how many are not loaded yet. */
  fresh: number;
}

const keyOf = ({ side, type }: NetworkPart): string => `${side} ${type}`;

/** To which part of the network of `of` a relationship belongs, and who is at its other end; undefined where it does not touch it. */
function placeOf(of: string, wire: NetworkRelationship): { part: NetworkPart; other: string } | undefined {
  const [parent, child] = [parentOf(wire).id, childOf(wire).id];
  const type = wire.relationship_type;
  if (child === of) return { part: { of, side: 'owners', type }, other: parent };
  return parent === of ? { part: { of, side: 'owned', type }, other: child } : undefined;
}

/** What of a network reply belongs to the parts. */
export function inParts(
  parts: readonly NetworkPart[],
  relationships: readonly NetworkRelationship[],
): NetworkRelationship[] {
  const [first] = parts;
  if (!first) return [];
  const wanted = new Set(parts.map(keyOf));
  return relationships.filter((wire) => {
    const place = placeOf(first.of, wire);
    return place !== undefined && wanted.has(keyOf(place.part));
  });
}

/** The parts of an entity's network as its reply has them: owners first, the largest first. */
export function countParts(
  of: string,
  relationships: readonly NetworkRelationship[],
  known: NetworkModel,
): CountedPart[] {
  const found = new Map<string, { part: NetworkPart; others: Set<string> }>();
  for (const wire of relationships) {
    const place = placeOf(of, wire);
    if (!place) continue;
    const one = found.get(keyOf(place.part)) ?? { part: place.part, others: new Set() };
    found.set(keyOf(place.part), one);
    one.others.add(place.other);
  }
  return [...found.values()]
    .map(({ part, others }) => ({
      part,
      entities: others.size,
      fresh: [...others].filter((id) => !known.entities.has(id)).length,
    }))
    .sort(byPlace);
}

function byPlace(a: CountedPart, b: CountedPart): number {
  if (a.part.side !== b.part.side) return a.part.side === 'owners' ? -1 : 1;
  return b.entities - a.entities || (a.part.type < b.part.type ? -1 : 1);
}
