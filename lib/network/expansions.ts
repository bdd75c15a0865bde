import { orAbsent, parseDate } from '@/lib/contract/filters';
import { INCLUDE_PARAMETER } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { KindCounts } from '@/lib/words/arguments';
import type { FailedReply } from '@/lib/words/failed-reply';
import type { Case, NetworkPart } from './case/case';
import { kindCounts } from './elements';
import { buildModel, expand, isEntityPath, MAX_EXPANDED, merge, modelOf, type NetworkModel, toEntity } from './model';
import { inParts } from './rows';
import { type Heard, mergeHeard } from './walk/state';

/** The day a page asks its network for, as YYYY-MM-DD; undefined for no day and for what is none. */
export const dayOf = (query: URLSearchParams): string | undefined => orAbsent(parseDate, query.get('dates') ?? '');

/** What every page's network is asked for besides: persons, and owners nobody knows. */
export const WITH_PERSONS = { [INCLUDE_PARAMETER]: 'persons' };

/** Asked once for everything, persons among it, on a day or on none: the sliders then filter on the screen and cost no call. */
export const everythingOn = (dates: string | undefined): URLSearchParams =>
  new URLSearchParams({
    confidence: 'all',
    ownership_percentage: '0',
    ...WITH_PERSONS,
    ...(dates && { dates }),
  });

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

/** The network of one entity, as far as it has come: being loaded, loaded, or failed. */
export interface Expansion {
  id: string;
  relationships?: readonly NetworkRelationship[];
  error?: FailedReply;
  /** Only these of it; absent: all of it. */
  parts?: readonly NetworkPart[];
}

type Asking = Pick<Case, 'roots' | 'expanded' | 'parts'>;

const wholeOf = ({ roots, expanded }: Asking, known: NetworkModel): string[] => [
  ...roots.filter((id) => !known.entities.has(id)),
  ...expanded,
];

/** Whose networks have to be asked for: those that were expanded, wholly or in part, and beginnings that are not known yet. */
export const askedOf = (asking: Asking, known: NetworkModel): string[] =>
  [...new Set([...wholeOf(asking, known), ...asking.parts.map(({ of }) => of)])].slice(0, MAX_EXPANDED);

/** Which parts of a network were asked for; undefined where all of it was. */
export const partsAskedOf = (id: string, asking: Asking, known: NetworkModel): NetworkPart[] | undefined =>
  wholeOf(asking, known).includes(id) ? undefined : asking.parts.filter(({ of }) => of === id);

export type ExpansionStatus = 'new' | 'loading' | 'expanded';

/** What a button to expand an entity has to say. Of whom no network can be asked for, all is known. */
export function statusOf(id: string, model: NetworkModel, expansions: readonly Expansion[]): ExpansionStatus {
  if (model.expanded.has(id) || !isEntityPath(id)) return 'expanded';
  const asked = expansions.find((expansion) => expansion.id === id);
  if (!asked || asked.error !== undefined) return 'new';
  return asked.parts && asked.relationships ? 'new' : 'loading';
}

/** Of each kind how many were not known before. */
interface Brought extends KindCounts {
  relationships: number;
}

/**
 * Merges what was loaded into what is known, in the order in which it was asked for. One that is still on its way holds back those after
 * it: otherwise the places of the entities would depend on which reply came first.
 */
export function withExpansions(
  known: NetworkModel,
  expansions: readonly Expansion[],
): { model: NetworkModel; brought: ReadonlyMap<string, Brought> } {
  let model = known;
  const brought = new Map<string, Brought>();
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
