import type { NetworkRelationship } from '@/lib/contract/network';
import { toEntity } from './entity';
import { buildModel, modelOf, type NetworkModel } from './model';
import { type Heard, mergeHeard } from './walk/heard';

/** What a page knows of a network before anything is asked for more. */
export interface Beginning {
  /** Path of the record and the name its page gives it. */
  root: { path: string; name: string };
  /** The network reply asked with confidence=all and ownership_percentage=0: every filter works on the screen. */
  relationships: readonly NetworkRelationship[];
  /** Where there are several roots: all of them, the first among them, and what was found from them so far. */
  several?: { roots: readonly { path: string; name: string }[]; walked: Heard };
}

/** The network as the page has it, before any walk or expansion of the case. */
export function firstModel({ root, relationships, several }: Beginning): NetworkModel {
  const entity = toEntity(root.path, root.name);
  if (!several) return buildModel(entity, relationships);
  const entities = several.roots.map(({ path, name }) => toEntity(path, name));
  return mergeHeard(modelOf({ root: entity.id, entities, relationships: [], expanded: [] }), several.walked);
}
