import type { NetworkRelationship } from '@/lib/contract/network';
import type { KindCounts } from '@/lib/words/arguments';
import type { FailedReply } from '@/lib/words/format/failed-reply';
import type { Case, NetworkPart } from './case/case';
import { kindCounts } from './elements';
import {
  buildModel,
  entityId,
  expand,
  isEntityPath,
  MAX_EXPANDED,
  merge,
  modelOf,
  type NetworkModel,
  toEntity,
} from './model';
import { inParts } from './rows';
import { leadsFrom, mergeResults, selfIn, type WalkResults } from './walk/state';

/** The initial network of a page. */
export interface InitialNetwork {
  /** Path of the record, and its name on the page. */
  root: { path: string; name: string };
  /** The reply for confidence=all and ownership_percentage=0: every filter works on the client. */
  relationships: readonly NetworkRelationship[];
  /** For several roots: all of them, including the first, and the result of the walks from them. */
  several?: { roots: readonly { path: string; name: string }[]; walked: WalkResults };
}

/** The strongest relationships of an entity, owners and holdings in turn; all if there are no more than `most`. */
export function strongestOf(
  path: string,
  relationships: readonly NetworkRelationship[],
  most: number,
): readonly NetworkRelationship[] {
  if (relationships.length <= most) return relationships;
  const leads = leadsFrom(selfIn(entityId(path), relationships), relationships, 'both');
  const strongest = new Set([...new Set(leads.map(({ wire }) => wire))].slice(0, most));
  return relationships.filter((relationship) => strongest.has(relationship));
}

/** The network of the page before any walk or expansion of the case. */
export function firstModel({ root, relationships, several }: InitialNetwork): NetworkModel {
  const entity = toEntity(root.path, root.name);
  if (!several) return buildModel(entity, relationships);
  const entities = several.roots.map(({ path, name }) => toEntity(path, name));
  return mergeResults(modelOf({ root: entity.id, entities, relationships: [], expanded: [] }), several.walked);
}

/** The state of one entity's network request: loading, loaded or failed. */
export interface Expansion {
  id: string;
  relationships?: readonly NetworkRelationship[];
  error?: FailedReply;
  /** Only these parts; absent: the whole network. */
  parts?: readonly NetworkPart[];
}

type Asking = Pick<Case, 'roots' | 'expanded' | 'parts'>;

const wholeOf = ({ roots, expanded }: Asking, known: NetworkModel): string[] => [
  ...roots.filter((id) => !known.entities.has(id)),
  ...expanded,
];

/** Entities whose networks must be requested: those expanded, wholly or in part, and roots that are not known yet. */
export const askedOf = (asking: Asking, known: NetworkModel): string[] =>
  [...new Set([...wholeOf(asking, known), ...asking.parts.map(({ of }) => of)])].slice(0, MAX_EXPANDED);

/** The requested parts of a network; undefined if all of it was requested. */
export const partsAskedOf = (id: string, asking: Asking, known: NetworkModel): NetworkPart[] | undefined =>
  wholeOf(asking, known).includes(id) ? undefined : asking.parts.filter(({ of }) => of === id);

export type ExpansionStatus = 'new' | 'loading' | 'expanded';

/** The state of an expand button. An entity that cannot be expanded is complete. */
export function statusOf(id: string, model: NetworkModel, expansions: readonly Expansion[]): ExpansionStatus {
  if (model.expanded.has(id) || !isEntityPath(id)) return 'expanded';
  const asked = expansions.find((expansion) => expansion.id === id);
  if (!asked || asked.error !== undefined) return 'new';
  return asked.parts && asked.relationships ? 'new' : 'loading';
}

/** How many of each kind were new. */
interface AddedCounts extends KindCounts {
  relationships: number;
}

/**
 * Merges loaded networks into the model in the order of the requests. A pending one delays those after it, so that
 * positions do not depend on the order of replies.
 */
export function withExpansions(
  known: NetworkModel,
  expansions: readonly Expansion[],
): { model: NetworkModel; brought: ReadonlyMap<string, AddedCounts> } {
  let model = known;
  const brought = new Map<string, AddedCounts>();
  for (const expansion of expansions) {
    if (expansion.error !== undefined) continue;
    if (!expansion.relationships) break;
    const before = model.entities;
    const next = addTo(model, expansion.id, expansion.relationships, expansion.parts);
    brought.set(expansion.id, {
      ...kindCounts([...next.entities].flatMap(([id, entity]) => (before.has(id) ? [] : [entity]))),
      relationships: next.relationships.size - model.relationships.size,
    });
    model = next;
  }
  return { model, brought };
}

const addTo = (
  model: NetworkModel,
  id: string,
  relationships: readonly NetworkRelationship[],
  parts: readonly NetworkPart[] | undefined,
): NetworkModel => (parts ? merge(model, inParts(parts, relationships)) : expand(model, id, relationships));
