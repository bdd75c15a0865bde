import type { NetworkRelationship } from '@/lib/contract/network';
import type { NetworkPart } from './case/case';
import type { Selection } from './filter';
import { levelsOf } from './layout';
import { byStrength, childOf, isUltimateParent, type NetworkModel, nameOf, parentOf, type Relationship } from './model';

/** A part of an entity's network, and how much it would add. */
export interface CountedPart {
  part: NetworkPart;
  /** Entities at the other end. */
  entities: number;
  /** The number of those that are not loaded yet. */
  fresh: number;
}

const keyOf = ({ side, type }: NetworkPart): string => `${side} ${type}`;

/**
 * The part of the network of `of` to which a relationship belongs, and its other end; undefined if it does not touch
 * `of`.
 */
function placeOf(of: string, wire: NetworkRelationship): { part: NetworkPart; other: string } | undefined {
  const [parent, child] = [parentOf(wire).id, childOf(wire).id];
  const type = wire.relationship_type;
  if (child === of) return { part: { of, side: 'owners', type }, other: parent };
  return parent === of ? { part: { of, side: 'owned', type }, other: child } : undefined;
}

/** The relationships of a reply that belong to the parts. */
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

/** The parts of an entity's network in a reply: owners first, the largest first. */
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

/** The order of the table: nearest to a root first, then by share, then by names. */
export function tableRows(
  model: NetworkModel,
  selection: Selection,
  roots: readonly string[] = [model.root],
): Relationship[] {
  const places = levelsOf(roots, selection);
  const steps = (id: string) => places.get(id)?.steps ?? Number.POSITIVE_INFINITY;
  const keyed = selection.relationships.map((relationship) => {
    const { parent, child, type } = relationship;
    const names = [parent, child].map((id) => nameOf(model.entities.get(id), id));
    return {
      relationship,
      depth: Math.min(steps(parent), steps(child)),
      key: [...names, parent, child, type].join('\u0000'),
    };
  });
  keyed.sort((a, b) => a.depth - b.depth || byStrength(a.relationship, b.relationship) || (a.key < b.key ? -1 : 1));
  return keyed.map(({ relationship }) => relationship);
}

/** How many visible entities own an entity, and how many it owns. A holding in itself counts on neither side. */
export function neighbourCounts(selection: Selection, id: string): { owners: number; owned: number } {
  const owners = new Set<string>();
  const owned = new Set<string>();
  for (const one of selection.relationships) {
    const { parent, child } = one;
    if (parent === child || isUltimateParent(one)) continue;
    if (child === id) owners.add(parent);
    if (parent === id) owned.add(child);
  }
  return { owners: owners.size, owned: owned.size };
}
