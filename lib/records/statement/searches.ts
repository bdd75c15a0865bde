import type { OrderName, SearchFilter, SearchPage } from '@/lib/search/filters';
import { type AddressParameters, parseSearch } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/languages';
import { statementSearchWords } from '@/lib/words/statement';

/** A search of statements of one type (specification, "Statements"). */
export interface StatementSearch extends SearchPage {
  /** That of its endpoint, under which its words stand. */
  name: StatementSearchName;
}

const newestOrRelevance = (newest: OrderName) =>
  [
    { value: '', words: newest },
    { value: 'score', words: 'relevance' },
  ] as const;

const CONTROL_FILTERS: readonly SearchFilter[] = [
  { kind: 'terms', name: 'control_mechanisms_mechanism_type', holds: 'several' },
  { kind: 'terms', name: 'controlling_entities_entity_type', holds: 'several' },
  { kind: 'flag', name: 'is_ultimate_beneficial_owner' },
  { kind: 'flag', name: 'has_controlling_entities' },
  { kind: 'terms', name: 'controlling_entities_name', holds: 'several' },
  { kind: 'terms', name: 'controlled_entity_name', holds: 'several' },
  { kind: 'dates', name: 'created_at', said_as: 'recorded' },
];

const GAZETTE_FILTERS: readonly SearchFilter[] = [
  { kind: 'terms', name: 'jurisdiction_code', said_as: 'journal_jurisdiction', holds: 'one' },
  { kind: 'terms', name: 'publication_title', holds: 'one' },
  { kind: 'terms', name: 'normalised_classification_level_1', holds: 'one' },
];

const NEWEST_RECORDED = [{ value: '', words: 'latest_recorded' }] as const;

/** The five searches, by the name of their endpoint. The filters are those that the interface declares. */
export const STATEMENT_SEARCHES = {
  search_control_statements: {
    path: '/statements/control_statements/search',
    orders: newestOrRelevance('latest_recorded'),
    filters: CONTROL_FILTERS,
    more: [],
    exclusions: [],
  },
  search_gazette_notices: {
    path: '/statements/gazette_notices/search',
    orders: newestOrRelevance('latest_published'),
    filters: GAZETTE_FILTERS,
    more: [],
    exclusions: [],
  },
  search_trademark_registrations: {
    path: '/statements/trademark_registrations/search',
    orders: [
      { value: '', words: 'latest_recorded' },
      { value: 'mark_text', words: 'mark' },
      { value: 'registration_date', words: 'registration_date' },
      { value: 'expiry_date', words: 'expiry_date' },
      { value: 'score', words: 'relevance' },
    ],
    filters: [],
    more: [],
    exclusions: [],
  },
  search_subsequent_registrations: {
    path: '/statements/subsequent_registrations/search',
    orders: NEWEST_RECORDED,
    filters: [],
    more: [],
    exclusions: [],
  },
  search_alternate_registrations: {
    path: '/statements/alternate_registrations/search',
    orders: NEWEST_RECORDED,
    filters: [],
    more: [],
    exclusions: [],
  },
} satisfies Record<string, SearchPage>;

export type StatementSearchName = keyof typeof STATEMENT_SEARCHES;

/** Their names in the order in which pages list them. */
export const STATEMENT_SEARCH_NAMES: readonly StatementSearchName[] = [
  'search_control_statements',
  'search_gazette_notices',
  'search_trademark_registrations',
  'search_subsequent_registrations',
  'search_alternate_registrations',
];

/** One of them, by the name of its endpoint. */
export const statementSearch = (name: StatementSearchName): StatementSearch => ({ ...STATEMENT_SEARCHES[name], name });

/** For the browser's tab. */
export function statementSearchTitle(name: StatementSearchName, given: AddressParameters, language: Language): string {
  const words = statementSearchWords[language];
  const { q } = parseSearch(statementSearch(name), given);
  return q === '' ? words[name].title : words.titleWith(words[name].title, q);
}
