import { useMemo } from 'react';
import type { NetworkRelationship } from '@/lib/contract/network';
import { entityId, toEntity } from '@/lib/network/entity';
import { buildModel, modelOf, type NetworkModel } from '@/lib/network/model';
import { type Heard, mergeHeard } from '@/lib/network/walk/heard';

/** What a page knows of a network before anything is asked for more. */
export interface Beginning {
  /** Path of the record and the name its page gives it. */
  root: { path: string; name: string };
  /** The network reply asked with confidence=all and ownership_percentage=0: every filter works on the screen. */
  relationships: readonly NetworkRelationship[];
  /** Where there are several roots: all of them, the first among them, and what was found from them so far. */
  several?: { roots: readonly { path: string; name: string }[]; walked: Heard };
}

/** From whom the page begins. */
export function useRoots({ root, several }: Beginning): readonly string[] {
  return useMemo(() => (several?.roots ?? [root]).map(({ path }) => entityId(path)), [root, several]);
}

function firstModel({ root, relationships, several }: Beginning): NetworkModel {
  const entity = toEntity(root.path, root.name);
  if (!several) return buildModel(entity, relationships);
  const entities = several.roots.map(({ path, name }) => toEntity(path, name));
  return mergeHeard(modelOf({ root: entity.id, entities, relationships: [], expanded: [] }), several.walked);
}

/** What is known without any expansion: what the page brought, and what walks have found since. */
export function useKnown({ root, relationships, several }: Beginning, heard: Heard): NetworkModel {
  const first = useMemo(() => firstModel({ root, relationships, several }), [root, relationships, several]);
  return useMemo(() => mergeHeard(first, heard), [first, heard]);
}
