import type { Selection } from './filter';
import { byStrength, type Relationship } from './relationship';

/** Where an entity stands towards the root: owners have negative levels, what is owned positive ones. */
export interface Place {
  level: number;
  /** Steps from the root, in either direction. */
  steps: number;
  /** From which entity the walk came, and over which relationship. */
  via?: string;
  over?: Relationship;
}

interface Ends {
  owners: Relationship[];
  owned: Relationship[];
}

function endsOf(relationships: readonly Relationship[]): Map<string, Ends> {
  const ends = new Map<string, Ends>();
  const of = (id: string): Ends => {
    const known = ends.get(id) ?? { owners: [], owned: [] };
    ends.set(id, known);
    return known;
  };
  for (const relationship of relationships) {
    of(relationship.child).owners.push(relationship);
    of(relationship.parent).owned.push(relationship);
  }
  return ends;
}

/** Breadth first from the root, or from several; at each entity owners before owned, the strongest share first. */
export function levelsOf(root: string | readonly string[], selection: Selection): Map<string, Place> {
  const roots = typeof root === 'string' ? [root] : root;
  const places = new Map<string, Place>(roots.map((id) => [id, { level: 0, steps: 0 }]));
  const ends = endsOf(selection.relationships);
  // A map is walked in the order it grows, which makes it the queue as well.
  for (const [id, { level, steps }] of places) {
    const step = (next: string, by: number, over: Relationship) => {
      if (!places.has(next)) places.set(next, { level: level + by, steps: steps + 1, via: id, over });
    };
    const { owners, owned } = ends.get(id) ?? { owners: [], owned: [] };
    for (const over of owners.toSorted(byStrength)) step(over.parent, -1, over);
    for (const over of owned.toSorted(byStrength)) step(over.child, 1, over);
  }
  return places;
}
