import { LRUCache } from 'lru-cache';
import type { FacetName, Facets, FacetValue } from '@/lib/contract/extensions';
import type { FacetQuery } from '../../store';
import { limitValues } from '../read/facets';
import { type Countable, type Counts, Matcher, type SearchFilters } from './matcher';
import type { IdSet } from './sorted-ids';

/** Memory for counted searches, in bytes of a thread. */
const KEPT_BYTES = 64_000_000;

/** All values of each facet. */
export type CountedFacets<Facet> = ReadonlyMap<Facet, readonly FacetValue[]>;

/** The requested facets; those that are limited with as many values as requested, of those that have the words. */
export const limitFacets = <Facet extends FacetName>(
  asked: FacetQuery<Facet>,
  counted: CountedFacets<Facet>,
  isLimited: (name: Facet) => boolean,
): Facets =>
  Object.fromEntries(
    asked.names.map((name) => {
      const values = counted.get(name) ?? [];
      return [name, isLimited(name) ? limitValues(values, asked) : [...values]];
    }),
  );

/** The records that match, with the facets of the query. */
export interface Counted<Facet> {
  ids: IdSet;
  facets: CountedFacets<Facet>;
}

interface Kept<Facet> extends Counted<Facet> {
  generation: number;
  basis: unknown;
}

/** Roughly, in bytes. */
const sizeOf = ({ ids, facets }: Kept<string>): number =>
  ids.byteLength + [...facets.values()].reduce((bytes, values) => bytes + 100 * values.length, 1_000);

/** The filter of all records by one condition, whose own facet counts all records. */
function onlyFilter({ ids, values, days }: SearchFilters): string | undefined {
  const [first, another] = [...values, ...days];
  return ids || another ? undefined : first?.name;
}

/** How the records of a search are found and counted. */
export interface Counting<Selection, Facet extends string> extends Countable<Facet> {
  columns: { readonly size: number; readonly generation: number };
  toFilters(query: Selection): SearchFilters;
  toFacets(counts: ReadonlyMap<Facet, Counts>): CountedFacets<Facet>;
  /** The query without conditions. */
  all: Selection;
  /** Another object whenever facets must be counted anew though the columns are the same. */
  basisNow?: () => unknown;
}

/** Finds and counts records. What was counted is kept until the register changes: the next page has the same counts. */
export function createMatchReader<Selection, Facet extends string>(counting: Counting<Selection, Facet>) {
  const { columns, facetFilters, basisNow = () => undefined } = counting;
  const matcher = new Matcher(counting);
  const kept = new LRUCache<string, Kept<Facet>>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });

  function count(query: Selection, names: readonly Facet[]): Counted<Facet> {
    const filters = counting.toFilters(query);
    const only = onlyFilter(filters);
    const own = names.filter((name) => facetFilters[name] === only);
    const { ids, counts } = matcher.match(
      filters,
      names.filter((name) => !own.includes(name)),
    );
    const facets = counting.toFacets(counts);
    if (own.length === 0) return { ids, facets };
    const ofAll = match(counting.all, names).facets;
    return { ids, facets: new Map([...facets, ...own.map((name) => [name, ofAll.get(name) ?? []] as const)]) };
  }

  function match(query: Selection, names: readonly Facet[] = []): Counted<Facet> {
    const key = JSON.stringify([query, names]);
    const [known, { generation }, basis] = [kept.get(key), columns, basisNow()];
    if (known?.generation === generation && known.basis === basis) return known;
    const counted = { ...count(query, names), generation, basis };
    kept.set(key, counted);
    return counted;
  }

  return match;
}
