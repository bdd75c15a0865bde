import type { FacetName } from '@/lib/contract/extensions';

/** What a filter of a search page is. Forms, facets, chips and requests walk these lists. */
export type SearchFilter =
  | { kind: 'terms'; name: FacetName; label: string; hint: string }
  | { kind: 'flag'; name: 'inactive' | 'branch'; label: string; on: string; off: string }
  | { kind: 'dates'; name: 'incorporation_date'; label: string };

export interface SearchPage {
  path: string;
  /** `order` values a person may choose, the default first. */
  orders: readonly { value: string; label: string }[];
  filters: readonly SearchFilter[];
}

/** The facets a page asks for: its filters of terms have their values counted. */
export const facetsOf = (page: SearchPage): string =>
  page.filters.flatMap(({ kind, name }) => (kind === 'terms' ? [name] : [])).join(',');

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
    { kind: 'terms', name: 'jurisdiction_code', label: 'Jurisdiction', hint: 'a code such as gb or us_de' },
    { kind: 'terms', name: 'company_type', label: 'Company type', hint: 'as the register writes it' },
    { kind: 'terms', name: 'current_status', label: 'Status', hint: 'as the register writes it' },
    { kind: 'flag', name: 'inactive', label: 'Inactive', on: 'Only inactive', off: 'Without inactive' },
    { kind: 'flag', name: 'branch', label: 'Branch', on: 'Only branches', off: 'Without branches' },
    { kind: 'dates', name: 'incorporation_date', label: 'Incorporated' },
  ],
};

export const OFFICER_SEARCH: SearchPage = {
  path: '/officers/search',
  orders: BY_NAME_OR_RELEVANCE,
  filters: [
    { kind: 'terms', name: 'jurisdiction_code', label: 'Jurisdiction', hint: 'a code such as gb or us_de' },
    { kind: 'terms', name: 'position', label: 'Position', hint: 'such as director or secretary' },
    { kind: 'flag', name: 'inactive', label: 'Inactive', on: 'Only former', off: 'Without former' },
  ],
};
