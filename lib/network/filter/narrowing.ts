import type { NetworkFilter } from '../filter';
import { FACETS, type FacetName } from './facets';

/** One thing that a filter leaves out or keeps, to be told and to be taken back by itself. */
export type Narrowing =
  | { part: 'confidence' | 'ownership'; value: number }
  | { part: 'unknown' }
  | { part: 'date'; value: string }
  | { part: FacetName; value: string };

/** What would hide nothing; a part that is undefined is taken away. */
export const EVERYTHING_SHOWN: Partial<NetworkFilter> = {
  confidence: 'all',
  ownership: 0,
  unknown: true,
  date: undefined,
  types: undefined,
  kinds: undefined,
  jurisdictions: undefined,
  statuses: undefined,
};

/** All that narrows, in the order in which the page has it. */
export function narrowingsOf(filter: NetworkFilter): Narrowing[] {
  const { confidence, ownership, unknown, date } = filter;
  return [
    ...(confidence === 'all' || confidence === 0 ? [] : [{ part: 'confidence' as const, value: confidence }]),
    ...(ownership === 0 ? [] : [{ part: 'ownership' as const, value: ownership }]),
    ...(unknown ? [] : [{ part: 'unknown' as const }]),
    ...(date === undefined ? [] : [{ part: 'date' as const, value: date }]),
    ...FACETS.flatMap((part) => (filter[part] ?? []).map((value) => ({ part, value }))),
  ];
}

/** The change of the filter that takes one of them back. */
export function widened(filter: NetworkFilter, one: Narrowing): Partial<NetworkFilter> {
  if (isOfFacet(one)) return { [one.part]: (filter[one.part] ?? []).filter((value) => value !== one.value) };
  return { [one.part]: EVERYTHING_SHOWN[one.part] };
}

/** The change that chooses a value of a facet as well, or no longer. */
export function toggled(filter: NetworkFilter, name: FacetName, value: string): Partial<NetworkFilter> {
  const chosen = filter[name] ?? [];
  return { [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

export const isOfFacet = (one: Narrowing): one is { part: FacetName; value: string } =>
  FACETS.some((name) => name === one.part);
