import type { About } from '@/lib/formats/out/document';
import type { Comparison } from '@/lib/network/changes/comparison';
import type { Entity } from '@/lib/network/entity';
import type { Selection } from '@/lib/network/filter';
import type { Positions } from '@/lib/network/geometry';
import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';

/** What every file of a network is made of: what a person sees in the list, with where it comes from. */
export interface Extract {
  about: About;
  entities: readonly Entity[];
  relationships: readonly Relationship[];
  /** Where the picture has them; who is in a stack, or has no place, has none. */
  positions?: Positions;
  notes?: ReadonlyMap<string, string>;
  /** Two days that are compared: what became of each is told then. */
  compared?: Comparison;
}

export const extractOf = (
  model: NetworkModel,
  selection: Selection,
  about: About,
  more: Pick<Extract, 'positions' | 'notes' | 'compared'> = {},
): Extract => ({
  about,
  entities: [...selection.entities].flatMap((id) => model.entities.get(id) ?? []),
  relationships: selection.relationships,
  ...more,
});
