import type { FacetName } from '@/lib/contract/extensions';
import type { Counted } from '../sqlite/read/facets';
import { type Aggregations, allOf, type Query, type Search } from './cluster';

/** A condition of a query, with the filter that it belongs to; facets leave out that of their own filter. */
export interface Condition {
  name?: string;
  query: Query;
}

/** More values than a facet can have; replies that would lack some are refused. */
const MOST_VALUES = 60_000;

export const countTerms = (field: string) => ({ terms: { field, size: MOST_VALUES, order: { _key: 'asc' } } });

interface Buckets {
  buckets: { key: string | number; key_as_string?: string; doc_count: number }[];
  doc_count_error_upper_bound: number;
  sum_other_doc_count: number;
}

/** Values with their numbers of records, in the order of the values. */
export function countsOf({ buckets, doc_count_error_upper_bound, sum_other_doc_count }: Buckets): [string, number][] {
  if (doc_count_error_upper_bound > 0 || sum_other_doc_count > 0) throw new Error('A facet has too many values.');
  return buckets.map(({ key, key_as_string, doc_count }) => [key_as_string ?? String(key), doc_count]);
}

export const toCounted = (counts: readonly [string, number][], keyOf: (value: string) => string): Counted[] =>
  counts.map(([value, count]) => ({ key: keyOf(value), value, count }));

/**
 * A search with facets. Each facet counts the records that match every filter but its own.
 *
 * @param own The filter of each facet.
 */
export function searchWithFacets<Facet extends FacetName>(
  conditions: readonly Condition[],
  facets: readonly { name: Facet; own: string; counting: Readonly<Record<string, unknown>> }[],
): Pick<Search, 'query' | 'post_filter' | 'aggs'> {
  const left = new Set(facets.map(({ own }) => own));
  const isLeft = ({ name }: Condition): boolean => name !== undefined && left.has(name);
  const late = conditions.filter(isLeft);
  const early = conditions.filter((condition) => !isLeft(condition)).map(({ query }) => query);
  const aggs = facets.map(({ name, own, counting }) => {
    const filter = allOf(late.filter((condition) => condition.name !== own).map(({ query }) => query));
    return [name, { filter, aggs: { counted: counting } }] as const;
  });
  return {
    query: allOf(early),
    ...(late.length > 0 && { post_filter: allOf(late.map(({ query }) => query)) }),
    ...(aggs.length > 0 && { aggs: Object.fromEntries(aggs) }),
  };
}

/** What a facet counted. */
export const countedIn = (aggregations: Aggregations, facet: string): Aggregations[string] =>
  aggregations[facet]?.counted;
