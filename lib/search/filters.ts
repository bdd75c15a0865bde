import { COMPANY_EXCLUSIONS, type FacetName, OFFICER_EXCLUSIONS } from '@/lib/contract/extensions';
import type { Language } from '@/lib/shared/language/languages';
import type { stateWords } from '@/lib/words/search';

/** Filters of terms whose values are counted. */
type CountedTerms = Exclude<FacetName, 'inactive' | 'branch' | 'nonprofit' | `${string}_year` | 'industry_section'>;
/** Filters of terms that are typed, never counted. */
type TypedTerms = 'industry_codes' | 'registered_address' | 'identifier_uids' | 'address';
/** Filters of the statement searches (`lib/records/statement/searches.ts`), which nobody counts. */
type StatementTerms =
  | 'publication_title'
  | 'normalised_classification_level_1'
  | 'control_mechanisms_mechanism_type'
  | 'controlling_entities_entity_type'
  | 'controlled_entity_name'
  | 'controlling_entities_name';
type StatementFlags = 'is_ultimate_beneficial_owner' | 'has_controlling_entities';
type Dates = 'incorporation_date' | 'dissolution_date' | 'created_at' | 'updated_at' | 'date_of_birth';

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

/** What a filter of a search page is. Forms, facets, chips and requests walk these lists. */
export type SearchFilter =
  | Terms<CountedTerms | StatementTerms>
  | Flag<'inactive' | 'branch' | StatementFlags>
  | Days<'incorporation_date' | 'created_at'>;

/** A filter that has no place in the panel: the query box and the address have it, and the chips show it. */
export type MoreFilter = Terms<CountedTerms | TypedTerms> | Flag<'nonprofit'> | Days<Dates>;

export type AnyFilter = SearchFilter | MoreFilter;

/** The filters of one kind. */
export type FilterOf<Kind extends AnyFilter['kind']> = Extract<AnyFilter, { kind: Kind }>;

export type OrderName = keyof (typeof stateWords)[Language]['orders'];

export interface SearchPage {
  path: string;
  /** `order` values a person may choose, the default first, and under what their words stand. */
  orders: readonly { value: string; words: OrderName }[];
  /** The order in which a name that somebody types is looked for, where it is another one than the default. */
  typed_order?: 'score';
  filters: readonly SearchFilter[];
  /** Every other filter that the interface has for the search. */
  more: readonly MoreFilter[];
  /** Filters whose values can be left out too, by the embedded register alone (extension `exclude`); none where absent. */
  exclusions?: readonly string[];
  /** The `fields` that are searched for a number, where the interface can search numbers. */
  number_fields?: string;
}

/** All filters of the search, those of the panel first. */
export const filtersOf = (page: SearchPage): readonly AnyFilter[] => [...page.filters, ...page.more];

const JURISDICTION = { kind: 'terms', name: 'jurisdiction_code', holds: 'one' } as const;

const BY_NAME_OR_RELEVANCE = [
  { value: '', words: 'name' },
  { value: 'score', words: 'relevance' },
] as const;

export const COMPANY_SEARCH: SearchPage = {
  path: '/companies/search',
  orders: [
    ...BY_NAME_OR_RELEVANCE,
    { value: 'incorporation_date', words: 'newest_incorporated' },
    { value: 'dissolution_date', words: 'newest_dissolved' },
    { value: 'updated_at', words: 'latest_changed' },
  ],
  typed_order: 'score',
  filters: [
    JURISDICTION,
    { kind: 'terms', name: 'company_type', holds: 'one' },
    { kind: 'terms', name: 'current_status', holds: 'one' },
    { kind: 'flag', name: 'inactive' },
    { kind: 'flag', name: 'branch' },
    { kind: 'dates', name: 'incorporation_date' },
  ],
  more: [
    { kind: 'dates', name: 'dissolution_date' },
    { kind: 'terms', name: 'country_code', holds: 'one' },
    { kind: 'terms', name: 'industry_codes', holds: 'several' },
    { kind: 'terms', name: 'registered_address', holds: 'several' },
    { kind: 'flag', name: 'nonprofit' },
    { kind: 'terms', name: 'identifier_uids', holds: 'several' },
    { kind: 'terms', name: 'types_of_data_held', holds: 'several' },
    { kind: 'dates', name: 'created_at' },
    { kind: 'dates', name: 'updated_at' },
  ],
  exclusions: COMPANY_EXCLUSIONS,
  number_fields: 'company_number,native_company_number,heavily_normalised_number',
};

export const OFFICER_SEARCH: SearchPage = {
  path: '/officers/search',
  orders: BY_NAME_OR_RELEVANCE,
  typed_order: 'score',
  filters: [
    JURISDICTION,
    { kind: 'terms', name: 'position', holds: 'one' },
    { kind: 'flag', name: 'inactive', said_as: 'former' },
  ],
  more: [
    { kind: 'dates', name: 'date_of_birth' },
    { kind: 'terms', name: 'address', holds: 'several' },
  ],
  exclusions: OFFICER_EXCLUSIONS,
};
