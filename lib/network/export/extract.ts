import type { About } from '@/lib/take/document';
import type { Comparison } from '../changes/comparison';
import type { Entity } from '../entity';
import type { Selection } from '../filter';
import type { Positions } from '../geometry';
import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';

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
