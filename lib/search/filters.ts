import { COMPANY_EXCLUSIONS, type FacetName, OFFICER_EXCLUSIONS } from '@/lib/contract/extensions';

/** Filters of terms whose values are counted. */
type CountedTerms = Exclude<FacetName, 'inactive' | 'branch' | 'nonprofit' | `${string}_year` | 'industry_section'>;
/** Filters of terms that are typed, never counted. */
type TypedTerms = 'industry_codes' | 'registered_address' | 'identifier_uids' | 'address';
/** Filters of the statement searches (`lib/statement/searches.ts`), which nobody counts. */
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
  label: string;
  hint: string;
  /** Whether a record may have several of the values, so that "all of" can find something. */
  holds: 'one' | 'several';
  /** How a sentence begins that says the filter: "of type", then the values. */
  phrase: string;
}
interface Flag<Name extends string> {
  kind: 'flag';
  name: Name;
  label: string;
  on: string;
  off: string;
  /** How a sentence says it where it is so: "inactive"; with "not" before it where it is not. */
  phrase: string;
}
interface Days<Name extends string> {
  kind: 'dates';
  name: Name;
  label: string;
  phrase: string;
}

/** What a filter of a search page is. Forms, facets, chips and requests walk these lists. */
export type SearchFilter =
  | Terms<CountedTerms | StatementTerms>
  | Flag<'inactive' | 'branch' | StatementFlags>
  | Days<'incorporation_date' | 'created_at'>;

/** A filter that has no place in the panel: the query box and the address have it, and the chips show it. */
export type MoreFilter = Terms<CountedTerms | TypedTerms> | Flag<'nonprofit'> | Days<Dates>;

export type AnyFilter = SearchFilter | MoreFilter;

export interface SearchPage {
  path: string;
  /** `order` values a person may choose, the default first. */
  orders: readonly { value: string; label: string }[];
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

const JURISDICTION = {
  kind: 'terms',
  name: 'jurisdiction_code',
  label: 'Jurisdiction',
  hint: 'a code such as gb or us_de',
  holds: 'one',
  phrase: 'in',
} as const;

const BY_NAME_OR_RELEVANCE = [
  { value: '', label: 'Name' },
  { value: 'score', label: 'Relevance' },
] as const;

export const COMPANY_SEARCH: SearchPage = {
  path: '/companies/search',
  orders: [
    ...BY_NAME_OR_RELEVANCE,
    { value: 'incorporation_date', label: 'Newest incorporated' },
    { value: 'dissolution_date', label: 'Newest dissolved' },
    { value: 'updated_at', label: 'Latest changed' },
  ],
  filters: [
    JURISDICTION,
    {
      kind: 'terms',
      name: 'company_type',
      label: 'Company type',
      hint: 'as the register writes it',
      holds: 'one',
      phrase: 'of type',
    },
    {
      kind: 'terms',
      name: 'current_status',
      label: 'Status',
      hint: 'as the register writes it',
      holds: 'one',
      phrase: 'with status',
    },
    {
      kind: 'flag',
      name: 'inactive',
      label: 'Inactive',
      on: 'Only inactive',
      off: 'Without inactive',
      phrase: 'inactive',
    },
    { kind: 'flag', name: 'branch', label: 'Branch', on: 'Only branches', off: 'Without branches', phrase: 'a branch' },
    { kind: 'dates', name: 'incorporation_date', label: 'Incorporated', phrase: 'incorporated' },
  ],
  more: [
    { kind: 'dates', name: 'dissolution_date', label: 'Dissolved', phrase: 'dissolved' },
    { kind: 'terms', name: 'country_code', label: 'Country', hint: 'a code such as us', holds: 'one', phrase: 'in' },
    {
      kind: 'terms',
      name: 'industry_codes',
      label: 'Industry',
      hint: 'a code with its scheme, such as uk_sic_2007-62012',
      holds: 'several',
      phrase: 'in industry',
    },
    {
      kind: 'terms',
      name: 'registered_address',
      label: 'Address',
      hint: 'words of the registered address',
      holds: 'several',
      phrase: 'at an address with',
    },
    {
      kind: 'flag',
      name: 'nonprofit',
      label: 'Nonprofit',
      on: 'Only nonprofits',
      off: 'Without nonprofits',
      phrase: 'a nonprofit',
    },
    {
      kind: 'terms',
      name: 'identifier_uids',
      label: 'Identifier',
      hint: 'such as a tax number or an LEI',
      holds: 'several',
      phrase: 'identified by',
    },
    {
      kind: 'terms',
      name: 'types_of_data_held',
      label: 'Data',
      hint: 'a type of data, such as trademark_registration',
      holds: 'several',
      phrase: 'with data of type',
    },
    { kind: 'dates', name: 'created_at', label: 'Added', phrase: 'added' },
    { kind: 'dates', name: 'updated_at', label: 'Changed', phrase: 'changed' },
  ],
  exclusions: COMPANY_EXCLUSIONS,
  number_fields: 'company_number,native_company_number,heavily_normalised_number',
};

export const OFFICER_SEARCH: SearchPage = {
  path: '/officers/search',
  orders: BY_NAME_OR_RELEVANCE,
  filters: [
    JURISDICTION,
    {
      kind: 'terms',
      name: 'position',
      label: 'Position',
      hint: 'such as director or secretary',
      holds: 'one',
      phrase: 'in the position',
    },
    { kind: 'flag', name: 'inactive', label: 'Inactive', on: 'Only former', off: 'Without former', phrase: 'former' },
  ],
  more: [
    { kind: 'dates', name: 'date_of_birth', label: 'Born', phrase: 'born' },
    {
      kind: 'terms',
      name: 'address',
      label: 'Address',
      hint: 'words of the address',
      holds: 'several',
      phrase: 'at an address with',
    },
  ],
  exclusions: OFFICER_EXCLUSIONS,
};
