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

/** The facet that counts the values of a filter on a page; undefined where none does. */
export function facetNameOf(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): FacetName | undefined {
  const facets = Object.entries(FACET_FILTERS[page.path] ?? {}) as [FacetName, string][];
  return facets.find(([, filter]) => filter === name)?.[0];
}

/** The searches of the interface; each has a page. */
type SearchName = Extract<EndpointName, `search_${string}`>;
type Kinds = { term_filter: 'terms'; boolean: 'flag'; date_filter: 'dates' };

/** The filters of a search that a page has: all that are declared but the deprecated ones, by their kind on the page. */
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
  /** Under what its words stand (`filterWords`), where that is not its name. */
  said_as?: 'journal_jurisdiction';
  /** Whether a record may have several of the values, so that "all of" can find something. */
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

/** What a filter of a search page is. Forms, facets, chips and requests walk lists of them. */
export type AnyFilter = Terms<NameOf<'terms'>> | Flag<NameOf<'flag'>> | Days<NameOf<'dates'>>;

/** The filters of one kind. */
export type FilterOf<Kind extends AnyFilter['kind']> = Extract<AnyFilter, { kind: Kind }>;

type OrderName = keyof (typeof stateWords)[Language]['orders'];

export interface SearchPage {
  path: string;
  /** `order` values a person may choose, the default first, and under what their words stand. */
  orders: readonly { value: string; words: OrderName }[];
  /** The order in which a name that somebody types is looked for, where it is another one than the default. */
  typed_order?: 'score';
  /** Those of the panel. */
  filters: readonly AnyFilter[];
  /** Every other filter that the interface has for the search: the query box, the address and the chips have it. */
  more: readonly AnyFilter[];
  /** Filters whose values can be left out too, by the embedded register alone (extension `exclude`); none where absent. */
  exclusions?: readonly string[];
  /** The `fields` that are searched for a number, where the interface can search numbers. */
  number_fields?: string;
}

/** All filters of the search, those of the panel first. */
export const filtersOf = (page: SearchPage): readonly AnyFilter[] => [...page.filters, ...page.more];

/** A filter as a page declares it; `more` has no place in the panel. */
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

/** A page of a search: a filter or an order that is declared in the contract and not here does not compile. */
export interface SearchDeclaration<P extends Parameters, Path extends string = string>
  extends Omit<SearchPage, 'path' | 'orders' | 'filters' | 'more'> {
  path: `/${Path}`;
  orders: DeclaredOrders<P>;
  filters: DeclaredFilters<P>;
}

/** The page of a search, its filters and orders in the order in which they are declared. */
export function searchPage<N extends SearchName>(
  declared: SearchDeclaration<ParametersOf<N>, EndpointOf<N>['path']>,
): SearchPage {
  const filters = Object.entries<Declared<AnyFilter>>(declared.filters).map(([name, { more, ...filter }]) => ({
    more,
    // Each stands under a name of its kind.
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
