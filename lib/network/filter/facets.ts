import { type NetworkFilter, type Scope, type Selection, visible } from '../filter';
import type { NetworkModel } from '../model';
import { valueIn } from './values';

export const FACETS = ['types', 'kinds', 'jurisdictions', 'statuses'] as const;
export type FacetName = (typeof FACETS)[number];

export interface FacetValue {
  value: string;
  /** Of relationships for types, else of entities. */
  count: number;
  /** How many of those are seen: of a value that was chosen, what hangs on nothing else that was chosen is not. */
  seen: number;
  chosen: boolean;
}

/**
 * The values of each facet among what all the other filters leave, so that a count says what choosing the value would
 * keep before the facet cuts anything off. A chosen value stays in the list when there is none of it left.
 */
export function facetsOf(
  model: NetworkModel,
  filter: NetworkFilter,
  scope: Scope = {},
): Record<FacetName, readonly FacetValue[]> {
  const seen = visible(model, filter, scope);
  const of = (name: FacetName): FacetValue[] => {
    const chosen = filter[name] ?? [];
    // A facet that leaves everything is one walk saved.
    const left = chosen.length === 0 ? seen : visible(model, { ...filter, [name]: [] }, scope);
    return countedValues(valuesOf(name, model, left), chosen, tally(valuesOf(name, model, seen)));
  };
  return { types: of('types'), kinds: of('kinds'), jurisdictions: of('jurisdictions'), statuses: of('statuses') };
}

function valuesOf(name: FacetName, model: NetworkModel, { entities, relationships }: Selection): string[] {
  if (name === 'types') return relationships.map(({ type }) => type);
  return [...entities].flatMap((id) => {
    const entity = model.entities.get(id);
    return entity ? [valueIn[name](entity)] : [];
  });
}

/** The most frequent first; letters settle what counts leave open. */
function countedValues(
  values: readonly string[],
  chosen: readonly string[],
  seen: ReadonlyMap<string, number>,
): FacetValue[] {
  const counts = new Map([...chosen.map((value) => [value, 0] as const), ...tally(values)]);
  return [...counts]
    .map(([value, count]) => ({ value, count, seen: seen.get(value) ?? 0, chosen: chosen.includes(value) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
