import { type SearchPage, searchPage } from '@/lib/search/filters';
import { type AddressParameters, parseSearch } from '@/lib/search/state';
import { isJsonObject, type Json, textAt } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { statementSearchWords } from '@/lib/words/statement';
import { type ShownStatement, valueAt } from './view';

const textUnder = (properties: Json, path: string): string[] => {
  const value = valueAt(properties, path);
  return typeof value === 'string' ? [value] : [];
};

/**
 * The filter values that occur in statements, by filter name, for sources without counts. Each object holds one value
 * per filter.
 */
export function filterValues({ properties, subject_entities }: ShownStatement): object[] {
  const mechanisms = Array.isArray(properties.control_mechanisms) ? properties.control_mechanisms : [];
  const types = mechanisms.filter(isJsonObject).flatMap((one) => textAt(one, 'mechanism_type') ?? []);
  const journal = 'issue.publication';
  return [
    ...types.map((type) => ({ control_mechanisms_mechanism_type: type })),
    ...(subject_entities ?? []).map(({ entity_type }) => ({ controlling_entities_entity_type: entity_type })),
    ...textUnder(properties, `${journal}.title`).map((title) => ({ publication_title: title })),
    ...textUnder(properties, `${journal}.jurisdiction_code`).map((code) => ({ jurisdiction_code: code })),
    ...textUnder(properties, 'about.type').map((type) => ({ normalised_classification_level_1: type })),
  ];
}

/** A search of statements of one type (specification, "Statements"). */
export interface StatementSearch extends SearchPage {
  /** The name of its endpoint, also the key of its words. */
  name: StatementSearchName;
}

/** The five searches by endpoint. */
export const STATEMENT_SEARCHES = {
  search_control_statements: searchPage<'search_control_statements'>({
    path: '/statements/control_statements/search',
    orders: { '': 'latest_recorded', score: 'relevance' },
    filters: {
      control_mechanisms_mechanism_type: { kind: 'terms', holds: 'several' },
      controlling_entities_entity_type: { kind: 'terms', holds: 'several' },
      is_ultimate_beneficial_owner: { kind: 'flag' },
      has_controlling_entities: { kind: 'flag' },
      controlling_entities_name: { kind: 'terms', holds: 'several' },
      controlled_entity_name: { kind: 'terms', holds: 'several' },
      created_at: { kind: 'dates', said_as: 'recorded' },
    },
    exclusions: [],
  }),
  search_gazette_notices: searchPage<'search_gazette_notices'>({
    path: '/statements/gazette_notices/search',
    orders: { '': 'latest_published', score: 'relevance' },
    filters: {
      jurisdiction_code: { kind: 'terms', said_as: 'journal_jurisdiction', holds: 'one' },
      publication_title: { kind: 'terms', holds: 'one' },
      normalised_classification_level_1: { kind: 'terms', holds: 'one' },
    },
    exclusions: [],
  }),
  search_trademark_registrations: searchPage<'search_trademark_registrations'>({
    path: '/statements/trademark_registrations/search',
    orders: {
      '': 'latest_recorded',
      mark_text: 'mark',
      registration_date: 'registration_date',
      expiry_date: 'expiry_date',
      score: 'relevance',
    },
    filters: {},
    exclusions: [],
  }),
  search_subsequent_registrations: searchPage<'search_subsequent_registrations'>({
    path: '/statements/subsequent_registrations/search',
    orders: { '': 'latest_recorded' },
    filters: {},
    exclusions: [],
  }),
  search_alternate_registrations: searchPage<'search_alternate_registrations'>({
    path: '/statements/alternate_registrations/search',
    orders: { '': 'latest_recorded' },
    filters: {},
    exclusions: [],
  }),
};

export type StatementSearchName = keyof typeof STATEMENT_SEARCHES;

/** In the order in which pages list them. */
export const STATEMENT_SEARCH_NAMES: readonly StatementSearchName[] = [
  'search_control_statements',
  'search_gazette_notices',
  'search_trademark_registrations',
  'search_subsequent_registrations',
  'search_alternate_registrations',
];

/** The search of an endpoint. */
export const statementSearch = (name: StatementSearchName): StatementSearch => ({ ...STATEMENT_SEARCHES[name], name });

/** For the browser tab. */
export function statementSearchTitle(name: StatementSearchName, given: AddressParameters, language: Language): string {
  const words = statementSearchWords[language];
  const { q } = parseSearch(statementSearch(name), given);
  return q === '' ? words[name].title : words.titleWith(words[name].title, q);
}
