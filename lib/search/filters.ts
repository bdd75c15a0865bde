import type { EndpointName, EndpointOf, ParametersOf } from '@/lib/contract/endpoints';
import {
  COMPANY_EXCLUSIONS,
  COMPANY_FACET_FILTERS,
  type FacetName,
  OFFICER_EXCLUSIONS,
  OFFICER_FACET_FILTERS,
} from '@/lib/contract/extensions';
import type { FilterName, Order, Parameters } from '@/lib/contract/parameters';
import type { Language } from '@/lib/shared/language/language';
import type { stateWords } from '@/lib/words/search';

const FACET_FILTERS: Record<string, Partial<Record<FacetName, string>>> = {
  '/companies/search': COMPANY_FACET_FILTERS,
  '/officers/search': OFFICER_FACET_FILTERS,
};

/** The facet that counts the values of a filter on a page; undefined if there is none. */
export function facetNameOf(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): FacetName | undefined {
  const facets = Object.entries(FACET_FILTERS[page.path] ?? {}) as [FacetName, string][];
  return facets.find(([, filter]) => filter === name)?.[0];
}

/** The facet that counts the months of a filter of dates; undefined if there is none. */
export function monthFacetOf(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): FacetName | undefined {
  const facets = Object.entries(FACET_FILTERS[page.path] ?? {}) as [FacetName, string][];
  return facets.find(([facet, filter]) => filter === name && facet.endsWith('_month'))?.[0];
}

/** The searches of the interface; each has a page. */
type SearchName = Extract<EndpointName, `search_${string}`>;
type Kinds = { term_filter: 'terms'; boolean: 'flag'; date_filter: 'dates' };

/** The filters of a search by kind: all declared ones except deprecated ones. */
type KindsOf<P extends Parameters> = {
  [Name in FilterName<P> as P[Name] extends { deprecated: string } ? never : Name]: P[Name]['kind'] extends keyof Kinds
    ? Kinds[P[Name]['kind']]
    : never;
};

type NamesOf<Declared, Kind> = { [Name in keyof Declared]: Declared[Name] extends Kind ? Name : never }[keyof Declared];
/** The names of all filters of one kind. */
type NameOf<Kind> = { [N in SearchName]: NamesOf<KindsOf<ParametersOf<N>>, Kind> }[SearchName];

interface Terms<Name extends string> {
  kind: 'terms';
  name: Name;
  /** The key of its label (`filterWords`), if it differs from the name. */
  said_as?: 'journal_jurisdiction';
  /** Whether a record may have several values, so that "all of" makes sense. */
  holds: 'one' | 'several';
}
interface Flag<Name extends string> {
  kind: 'flag';
  name: Name;
  said_as?: 'former';
}
interface Days<Name extends string> {
  kind: 'dates';
  name: Name;
  said_as?: 'recorded';
}

/** A filter of a search page. Forms, facets, chips and requests iterate over lists of them. */
export type AnyFilter = Terms<NameOf<'terms'>> | Flag<NameOf<'flag'>> | Days<NameOf<'dates'>>;

/** The filters of one kind. */
export type FilterOf<Kind extends AnyFilter['kind']> = Extract<AnyFilter, { kind: Kind }>;

type OrderName = keyof (typeof stateWords)[Language]['orders'];

export interface SearchPage {
  path: string;
  /** Values of `order` to choose from, the default first, and the keys of their labels. */
  orders: readonly { value: string; words: OrderName }[];
  /** The order for a typed name, if it differs from the default. */
  typed_order?: 'score';
  /** The filters of the panel. */
  filters: readonly AnyFilter[];
  /** All other filters of the search, available in the query box, the address and the chips. */
  more: readonly AnyFilter[];
  /** Filters that support exclusion, which only the embedded register does (extension `exclude`); undefined if none. */
  exclusions?: readonly string[];
  /** The `fields` to search for a number, if the interface supports it. */
  number_fields?: string;
}

/** All filters of the search, panel filters first. */
export const filtersOf = (page: SearchPage): readonly AnyFilter[] => [...page.filters, ...page.more];

/** A filter as a page declares it; `more` means that it is not in the panel. */
type Declared<Filter> = Omit<Filter, 'name'> & { more?: true };

type DeclaredFilters<P extends Parameters> = {
  [Name in keyof KindsOf<P>]: [KindsOf<P>[Name]] extends [never] ? never : Declared<FilterOf<KindsOf<P>[Name]>>;
};

type DefaultOrder<P extends Parameters> = P extends { order: { default: infer Default extends string } }
  ? Default
  : never;

/** `''` for the default; null for an order that the page does not offer. */
type DeclaredOrders<P extends Parameters> = Record<'', OrderName> &
  Record<Exclude<Order<P>, DefaultOrder<P>>, OrderName | null>;

/** A search page. A filter or order of the contract that is not declared here is a compile error. */
export interface SearchDeclaration<P extends Parameters, Path extends string = string>
  extends Omit<SearchPage, 'path' | 'orders' | 'filters' | 'more'> {
  path: `/${Path}`;
  orders: DeclaredOrders<P>;
  filters: DeclaredFilters<P>;
}

/** Builds a search page; filters and orders keep their declared order. */
export function searchPage<N extends SearchName>(
  declared: SearchDeclaration<ParametersOf<N>, EndpointOf<N>['path']>,
): SearchPage {
  const filters = Object.entries<Declared<AnyFilter>>(declared.filters).map(([name, { more, ...filter }]) => ({
    more,
    // The declaration pairs each name with its kind.
    filter: { ...filter, name } as AnyFilter,
  }));
  const orders = Object.entries<OrderName | null>(declared.orders);
  return {
    ...declared,
    orders: orders.flatMap(([value, words]) => (words === null ? [] : [{ value, words }])),
    filters: filters.flatMap(({ more, filter }) => (more ? [] : [filter])),
    more: filters.flatMap(({ more, filter }) => (more ? [filter] : [])),
  };
}

export const COMPANY_SEARCH = searchPage<'search_companies'>({
  path: '/companies/search',
  orders: {
    '': 'name',
    score: 'relevance',
    incorporation_date: 'newest_incorporated',
    dissolution_date: 'newest_dissolved',
    updated_at: 'latest_changed',
    created_at: null,
  },
  typed_order: 'score',
  filters: {
    jurisdiction_code: { kind: 'terms', holds: 'one' },
    company_type: { kind: 'terms', holds: 'one' },
    current_status: { kind: 'terms', holds: 'one' },
    inactive: { kind: 'flag' },
    branch: { kind: 'flag' },
    incorporation_date: { kind: 'dates' },
    dissolution_date: { kind: 'dates', more: true },
    country_code: { kind: 'terms', holds: 'one', more: true },
    industry_codes: { kind: 'terms', holds: 'several', more: true },
    registered_address: { kind: 'terms', holds: 'several', more: true },
    nonprofit: { kind: 'flag', more: true },
    identifier_uids: { kind: 'terms', holds: 'several', more: true },
    types_of_data_held: { kind: 'terms', holds: 'several', more: true },
    created_at: { kind: 'dates', more: true },
    updated_at: { kind: 'dates', more: true },
  },
  exclusions: COMPANY_EXCLUSIONS,
  number_fields: 'company_number,native_company_number,heavily_normalised_number',
});

export const OFFICER_SEARCH = searchPage<'search_officers'>({
  path: '/officers/search',
  orders: { '': 'name', score: 'relevance' },
  typed_order: 'score',
  filters: {
    jurisdiction_code: { kind: 'terms', holds: 'one' },
    position: { kind: 'terms', holds: 'one' },
    inactive: { kind: 'flag', said_as: 'former' },
    date_of_birth: { kind: 'dates', more: true },
    address: { kind: 'terms', holds: 'several', more: true },
  },
  exclusions: OFFICER_EXCLUSIONS,
});
