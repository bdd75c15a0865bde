import { nameOf } from './entity';
import type { Selection } from './filter';
import { levelsOf } from './levels';
import type { NetworkModel } from './model';
import { byStrength, type Relationship } from './relationship';

/** The relationships as a table lists them: nearest to a root first, then by share, then by names. */
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

/** How many of those shown own an entity, and how many it owns. A holding in itself counts on neither side. */
export function neighbourCounts(selection: Selection, id: string): { owners: number; owned: number } {
  const owners = new Set<string>();
  const owned = new Set<string>();
  for (const { parent, child } of selection.relationships) {
    if (parent === child) continue;
    if (child === id) owners.add(parent);
    if (parent === id) owned.add(child);
  }
  return { owners: owners.size, owned: owned.size };
}
