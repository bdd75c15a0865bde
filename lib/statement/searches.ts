import type { SearchFilter, SearchPage } from '@/lib/search/filters';
import { type AddressParameters, parseSearch } from '@/lib/search/state';

/** A search of statements of one type (specification, "Statements"). */
export interface StatementSearch extends SearchPage {
  title: string;
  noun: [one: string, many: string];
  query: { label: string; hint: string };
}

const WORDS = 'All words, in any order.';

const NEWEST_OR_RELEVANCE = (newest: string) =>
  [
    { value: '', label: newest },
    { value: 'score', label: 'Relevance' },
  ] as const;

const CONTROL_FILTERS: readonly SearchFilter[] = [
  {
    kind: 'terms',
    name: 'control_mechanisms_mechanism_type',
    label: 'Means of control',
    hint: 'such as share_ownership or voting_rights',
    holds: 'several',
    phrase: 'by means of',
  },
  {
    kind: 'terms',
    name: 'controlling_entities_entity_type',
    label: 'Who controls',
    hint: 'person, company, organisation or unknown',
    holds: 'several',
    phrase: 'controlled by a',
  },
  {
    kind: 'flag',
    name: 'is_ultimate_beneficial_owner',
    label: 'Ultimate beneficial owner',
    on: 'Only these',
    off: 'Without these',
    phrase: 'by an ultimate beneficial owner',
  },
  {
    kind: 'flag',
    name: 'has_controlling_entities',
    label: 'Names somebody',
    on: 'Only where somebody is named',
    off: 'Only where nobody is named',
    phrase: 'naming somebody',
  },
  {
    kind: 'terms',
    name: 'controlling_entities_name',
    label: 'Name of who controls',
    hint: 'words of the name',
    holds: 'several',
    phrase: 'controlled by somebody named',
  },
  {
    kind: 'terms',
    name: 'controlled_entity_name',
    label: 'Name of the controlled',
    hint: 'words of the name',
    holds: 'several',
    phrase: 'controlling a company named',
  },
  { kind: 'dates', name: 'created_at', label: 'Recorded', phrase: 'recorded' },
];

const GAZETTE_FILTERS: readonly SearchFilter[] = [
  {
    kind: 'terms',
    name: 'jurisdiction_code',
    label: 'Jurisdiction of the journal',
    hint: 'a code such as gb or us_de',
    holds: 'one',
    phrase: 'in',
  },
  {
    kind: 'terms',
    name: 'publication_title',
    label: 'Journal',
    hint: 'its title',
    holds: 'one',
    phrase: 'published in',
  },
  {
    kind: 'terms',
    name: 'normalised_classification_level_1',
    label: 'Kind of notice',
    hint: 'such as striking off of subjects',
    holds: 'one',
    phrase: 'about',
  },
];

const NEWEST_RECORDED = [{ value: '', label: 'Latest recorded' }] as const;

/** The five searches, by the name of their endpoint. The filters are those that the interface declares. */
export const STATEMENT_SEARCHES = {
  search_control_statements: {
    path: '/statements/control_statements/search',
    title: 'Control statements',
    noun: ['control statement', 'control statements'],
    query: { label: 'Names of those who control or are controlled', hint: WORDS },
    orders: NEWEST_OR_RELEVANCE('Latest recorded'),
    filters: CONTROL_FILTERS,
    more: [],
    exclusions: [],
  },
  search_gazette_notices: {
    path: '/statements/gazette_notices/search',
    title: 'Gazette notices',
    noun: ['gazette notice', 'gazette notices'],
    query: { label: 'Words of the notice', hint: WORDS },
    orders: NEWEST_OR_RELEVANCE('Latest published'),
    filters: GAZETTE_FILTERS,
    more: [],
    exclusions: [],
  },
  search_trademark_registrations: {
    path: '/statements/trademark_registrations/search',
    title: 'Trademarks',
    noun: ['trademark', 'trademarks'],
    query: { label: 'Words of the mark', hint: WORDS },
    orders: [
      { value: '', label: 'Latest recorded' },
      { value: 'mark_text', label: 'Mark' },
      { value: 'registration_date', label: 'Registration date' },
      { value: 'expiry_date', label: 'Expiry date' },
      { value: 'score', label: 'Relevance' },
    ],
    filters: [],
    more: [],
    exclusions: [],
  },
  search_subsequent_registrations: {
    path: '/statements/subsequent_registrations/search',
    title: 'Subsequent registrations',
    noun: ['subsequent registration', 'subsequent registrations'],
    query: { label: 'Company name', hint: `${WORDS} A company that goes on under another registration.` },
    orders: NEWEST_RECORDED,
    filters: [],
    more: [],
    exclusions: [],
  },
  search_alternate_registrations: {
    path: '/statements/alternate_registrations/search',
    title: 'Alternate registrations',
    noun: ['alternate registration', 'alternate registrations'],
    query: { label: 'Company name', hint: `${WORDS} A company that stands in two registers at a time.` },
    orders: NEWEST_RECORDED,
    filters: [],
    more: [],
    exclusions: [],
  },
} satisfies Record<string, StatementSearch>;

export type StatementSearchName = keyof typeof STATEMENT_SEARCHES;

/** One of them, by the name of its endpoint. */
export const statementSearch = (name: StatementSearchName): StatementSearch => STATEMENT_SEARCHES[name];

/** For the browser's tab. */
export function statementSearchTitle(name: StatementSearchName, given: AddressParameters): string {
  const search = statementSearch(name);
  const { q } = parseSearch(search, given);
  return q === '' ? search.title : `${search.title} with “${q}”`;
}
