import type { ReactNode } from 'react';
import type { Forms, Noun } from '@/lib/shared/language/language';

/** The search pages. `label`: the name of a filter; `noun`: what is searched for. */
export const searchWords = {
  pages: {
    companies: {
      title: 'Companies',
      titled: (name: string) => `Companies named “${name}”`,
      noun: { one: 'company', other: 'companies' },
      label: 'Company name, number or query',
      hint: 'All words, in any order; former names too. Narrow it as in jurisdiction:gb -is:inactive inc:2010..2015.',
    },
    officers: {
      title: 'Officers',
      titled: (name: string) => `Officers named “${name}”`,
      noun: { one: 'officer', other: 'officers' },
      label: 'Officer name or query',
      hint: 'All words, in any order. An officer is one appointment; a person may have several. Narrow it as in position:director -is:inactive.',
    },
  },
  search: 'Search',
  callPerSearch: 'A search costs 1 call unless it is cached.',
  problems: {
    error: 'Not searched',
    note: 'Note',
    at: (forms: Forms, character: number) => `at character ${forms.count(character)}:`,
    use: (suggestion: ReactNode) => <>Use {suggestion}</>,
    restSearched: 'The rest of the query is searched.',
  },
  number: {
    open: (address: string) => `Open the record ${address}`,
    price: '1 call unless it is cached',
    asName: 'Search for it as a name instead',
    asNumber: 'Search for it as a number',
  },
  panel: {
    title: 'Filters',
    more: 'More filters',
    refused: (labels: string[]) =>
      `Searching by ${labels.join(' and ').toLowerCase()} needs an API token, because visitors do not see these details.`,
    callPerChange: 'Each change of the search costs 1 call unless it is cached.',
    notCounted: 'This source does not provide counts.',
    noneHere: 'None among these results.',
    onThisPage: 'Values on this page of results.',
    mostFrequent: 'Most frequent',
    byName: 'By name',
    orderOf: (label: string) => `Order of the values of ${label}`,
    close: 'Close',
    closeValuesOf: (label: string) => `Close the values of ${label}`,
    any: 'Any',
    anyOrAll: (label: string) => `${label}: any or all`,
    anyOfThese: 'Any of these',
    allOfThese: 'All of these',
    add: 'Add',
    addTo: (label: string) => `Add to ${label}`,
    anyPlace: 'Any place; not all have companies here',
    choosePlace: 'Choose a place',
  },
  dates: {
    after: 'After',
    before: 'Before',
    apply: 'Apply dates',
    rule: 'A range includes both dates. A single date is not included.',
    byYear: 'By year',
    byMonth: 'By month',
    byDecade: 'By decade',
    allDecades: 'All decades',
    none: 'No such date among these results.',
    counted: (forms: Forms, period: string, count: number) => `${period}: ${forms.count(count)}`,
    undated: (forms: Forms, count: number) =>
      `${forms.counted(count, { one: 'record', other: 'records' })} without this date.`,
  },
  chips: {
    title: 'Active filters',
    remove: '(remove this filter)',
    removeAll: 'Remove all',
  },
  look: {
    view: 'View',
    list: 'List',
    listView: 'List view',
    table: 'Table',
    tableView: 'Table view',
    rows: 'Rows',
    roomy: 'Comfortable',
    roomyRows: 'Comfortable rows',
    dense: 'Compact',
    denseRows: 'Compact rows',
    onPage: 'Per page',
    sizeOnPage: (forms: Forms, size: number) => `${forms.count(size)} per page`,
    sizeWithoutToken: (forms: Forms, size: number) =>
      `${forms.count(size)} per page: more need a token for the service`,
    chosen: (choice: string) => `${choice} (chosen)`,
    columns: (forms: Forms, count: number) => `Columns (${forms.count(count)})`,
    show: (column: string) => `Show ${column}`,
    hide: (column: string) => `Hide ${column}`,
    moveUp: (column: string) => `Move ${column} up`,
    moveDown: (column: string) => `Move ${column} down`,
  },
  results: {
    order: 'Order of the results',
    shown: (forms: Forms, first: number, last: number, total: number) =>
      `${forms.count(first)} to ${forms.count(last)} of ${forms.count(total)} on this page.`,
    reachable: (forms: Forms, pages: number, records: number) =>
      `Only the first ${forms.count(pages)} pages (${forms.count(records)} results) of a search can be opened. Use a filter or another order to reach the others.`,
    unreadable: (forms: Forms, count: number) =>
      forms.form(count, {
        one: `${forms.count(count)} entry could not be read and is left out.`,
        other: `${forms.count(count)} entries could not be read and are left out.`,
      }),
  },
  unused: {
    title: 'Part of the address was not used',
    explained: (parameter: ReactNode) => <>“{parameter}” cannot be read here, so it narrows nothing.</>,
  },
  nothing: {
    onThisPage: (noun: Noun) => `There are no ${noun.other} on this page of the results.`,
    firstPage: 'Go to the first page',
    found: (noun: Noun) => `No ${noun.other} match.`,
    foundFor: (noun: Noun, asked: ReactNode) => (
      <>
        No {noun.other} match: {asked}.
      </>
    ),
    tried: (forms: Forms, count: number) =>
      forms.form(count, {
        one: `${forms.count(count)} similar search was tried and found nothing either.`,
        other: `${forms.count(count)} similar searches were tried and found nothing either.`,
      }),
    toTry: 'Similar searches to try:',
    looser: 'Similar searches',
    instead: (forms: Forms, count: number, noun: Noun) =>
      `Shown instead: ${forms.counted(count, noun)} from a similar search`,
    triedBefore: (tried: ReactNode) => <>Already tried, without results: {tried}</>,
  },
};

/** A search in words. */
export const stateWords = {
  orders: {
    name: 'Name',
    relevance: 'Relevance',
    newest_incorporated: 'Newest incorporated',
    newest_dissolved: 'Newest dissolved',
    latest_changed: 'Latest changed',
    latest_recorded: 'Latest recorded',
    latest_published: 'Latest published',
    mark: 'Mark',
    registration_date: 'Registration date',
    expiry_date: 'Expiry date',
  },
  /** A typed text within a sentence. */
  quoted: (text: string) => `“${text}”`,
  named: (name: string) => `named “${name}”`,
  numbered: (number: string) => `with the number “${number}”`,
  leftOut: (value: string) => `not ${value}`,
  /** Dates of any precision. An open range excludes the named date. */
  after: (forms: Forms, date: string) => `after ${forms.date(date)}`,
  before: (forms: Forms, date: string) => `before ${forms.date(date)}`,
  between: (forms: Forms, from: string, to: string) => `from ${forms.date(from)} to ${forms.date(to)}`,
  /** The same without a sentence, next to the name of its filter. */
  range: (forms: Forms, from: string, to: string) => `${forms.date(from)} to ${forms.date(to)}`,
  /** Years of four digits. */
  years: (from: string, to: string) => `${from} to ${to}`,
  decade: (year: string) => `${year}s`,
};

/** A filter of terms in the panel, and the phrase for the wanted or excluded values. */
const terms = (label: string, hint: string, phrase: string) => ({
  label,
  hint,
  wanted: (values: string) => `${phrase} ${values}`,
  unwanted: (values: string) => `not ${phrase} ${values}`,
});

/** `so` and `notSo` are phrases of a sentence; `on` and `off` are options in the panel. */
const flag = (label: string, on: string, off: string, so: string) => ({ label, on, off, so, notSo: `not ${so}` });

/** `period`: "in 2010", "after May 2010". */
const days = (label: string, verb: string) => ({ label, when: (period: string) => `${verb} ${period}` });

const AS_WRITTEN = 'as written in the register';

const PLACE = 'a code such as gb or us_de';

const NAME = 'words of the name';

/** The filters of all searches, by name; `former` is `inactive` of officers, and so on. */
export const filterWords = {
  terms: {
    jurisdiction_code: terms('Jurisdiction', PLACE, 'in'),
    journal_jurisdiction: terms('Jurisdiction of the journal', PLACE, 'in'),
    country_code: terms('Country', 'a code such as us', 'in'),
    company_type: terms('Company type', AS_WRITTEN, 'of type'),
    current_status: terms('Status', AS_WRITTEN, 'with status'),
    industry_codes: terms('Industry', 'a code with its scheme, such as uk_sic_2007-62012', 'in industry'),
    registered_address: terms('Address', 'words of the registered address', 'at an address with'),
    identifier_uids: terms('Identifier', 'such as a tax number or an LEI', 'identified by'),
    types_of_data_held: terms('Data', 'a type of data, such as trademark_registration', 'with data of type'),
    position: terms('Position', 'such as director or secretary', 'in the position'),
    address: terms('Address', 'words of the address', 'at an address with'),
    control_mechanisms_mechanism_type: terms(
      'Means of control',
      'such as share_ownership or voting_rights',
      'by means of',
    ),
    controlling_entities_entity_type: terms(
      'Type of controller',
      'person, company (with organisations and unknown owners), organisation or unknown',
      'controlled by a',
    ),
    controlling_entities_name: terms('Controller’s name', NAME, 'controlled by someone named'),
    controlled_entity_name: terms('Controlled company’s name', NAME, 'controlling a company named'),
    publication_title: terms('Journal', 'its title', 'published in'),
    normalised_classification_level_1: terms('Kind of notice', 'such as striking off of subjects', 'about'),
  },
  flags: {
    inactive: flag('Inactive', 'Only inactive', 'Without inactive', 'inactive'),
    former: flag('Inactive', 'Only former', 'Without former', 'former'),
    branch: flag('Branch', 'Only branches', 'Without branches', 'a branch'),
    nonprofit: flag('Nonprofit', 'Only nonprofits', 'Without nonprofits', 'a nonprofit'),
    is_ultimate_beneficial_owner: flag(
      'Ultimate beneficial owner',
      'Only these',
      'Without these',
      'by an ultimate beneficial owner',
    ),
    has_controlling_entities: flag(
      'Controller named',
      'Only with a named controller',
      'Only without a named controller',
      'with a named controller',
    ),
  },
  dates: {
    incorporation_date: days('Incorporated', 'incorporated'),
    dissolution_date: days('Dissolved', 'dissolved'),
    created_at: days('Added', 'added'),
    recorded: days('Recorded', 'recorded'),
    updated_at: days('Changed', 'changed'),
    date_of_birth: days('Born', 'born'),
  },
};

const withArticle = (field: string): string => `${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field}`;

const cannotLeaveOut = (what: string): string => `The register cannot exclude ${what}`;

const list = (phrases: string[]): string => phrases.join(', ');

/** Messages of the query box. `text` was typed, and `near` is the suggested correction. */
export const queryWords = {
  problems: {
    noField: (text: string) => `There is no field “${text}”; a backslash before the colon makes it a word.`,
    noFieldBut: (text: string, near: string) => `There is no field “${text}”. Did you mean ${near}?`,
    noValue: (field: string) => `“${field}” needs a value right after its colon.`,
    numberAndName: 'A number cannot be combined with words of a name.',
    oneNumber: 'Only one number can be searched for at a time.',
    leftOutNumber: `${cannotLeaveOut('a number')}.`,
    officersElsewhere: 'Officers are found by their own search, with the same text.',
    leftOutWord: (text: string) => `${cannotLeaveOut('a word')}; “${text}” is not searched.`,
    leftOutDays: `${cannotLeaveOut('days')}; name the ones you want.`,
    leftOutOver: (field: string) =>
      `${cannotLeaveOut(withArticle(field))}; -is:inactive excludes every company that is no longer active.`,
    leftOutOthers: (field: string) => `${cannotLeaveOut(withArticle(field))}; search for all the others instead.`,
    leftOut: (field: string) => `${cannotLeaveOut(withArticle(field))}; name the ones you want.`,
    openQuote: 'The quotation mark is not closed, so everything after it belongs to the phrase.',
    otherJurisdiction: 'This number is in a different jurisdiction from the one you asked for.',
    noPlace: (field: string, text: string) => `There is no ${field} “${text}”.`,
    noPlaceBut: (field: string, text: string, near: string) => `There is no ${field} “${text}”. Did you mean ${near}?`,
    holdsPipe: (text: string) => `The register cannot search for “${text}”: values must not contain “|”.`,
    secondList: (field: string) =>
      `There is already another ${field}; use one list with “|” to match any of its values.`,
    commas: 'Values that contain a comma can only be combined with “|” (any of them).',
    allOfOne: (field: string) => `No record has more than one ${field}, so nothing is found; “|” matches any of them.`,
    contradiction: 'This contradicts an earlier part of the query, which asks for the opposite.',
    noAnswer: (field: string, text: string) => `“${text}” is not a value of “${field}”: use true or false.`,
    notOfIs: (text: string, all: string[]) => `“${text}” cannot be used with “is”: use ${list(all)}.`,
    notOfIsBut: (text: string, near: string) => `“${text}” cannot be used with “is”. Did you mean ${near}?`,
    turned: (text: string) => `“${text}” ends before it begins.`,
    noDate: (text: string) =>
      `“${text}” is not a date: use a year, a month or a day, such as 2010, 2010-05 or 2010-05-01, or a range: 2010..2015.`,
    noDayLeft: (field: string) => `No day is in both this and the “${field}” before it.`,
    noScheme: 'An industry code is written with its scheme, such as uk_sic_2007-62012.',
    noLei: (text: string) =>
      `“${text}” is not a valid LEI: an LEI has 20 letters and digits, and the last two check the others.`,
    notCounted: (field: string, text: string, near: string) =>
      `No company here has the ${field} “${text}”. Did you mean “${near}”?`,
  },
  number: {
    isLookedFor: (number: string) => `Searching for “${number}” as a company number.`,
    isLookedForIn: (number: string, place: string) => `Searching for “${number}” as a company number in ${place}.`,
    mayBe: (number: string) => `“${number}” may be a company number.`,
    mayBeIn: (number: string, place: string) => `“${number}” may be a company number in ${place}.`,
    isLei: (number: string) => `“${number}” is a legal entity identifier (LEI).`,
  },
  looser: {
    withoutQuotes: 'Without the quotation marks: the words in any order.',
    asPrefix: (word: string) => `With “${word}” as the beginning of a word.`,
    asPrefixTogether: (word: string) => `With “${word}” as the beginning of a word, the words together in this order.`,
    only: (words: string) => `Only “${words}”.`,
    asNumberIn: (number: string, place: string) => `“${number}” as a company number in ${place}.`,
    spelt: (words: string) => `Spelt “${words}”.`,
    withAddress: (name: string, place: string) => `“${name}” with “${place}” in the address.`,
    industryWithAddress: (industry: string, others: number, place: string) =>
      `Industry “${industry}”${others > 0 ? ` and ${others} more` : ''}, with “${place}” in the address.`,
    industryInJurisdiction: (industry: string, others: number, place: string) =>
      `Industry “${industry}”${others > 0 ? ` and ${others} more` : ''}, in ${place}.`,
    inJurisdiction: (name: string, place: string) => `“${name}” in ${place}.`,
    asName: (number: string) => `“${number}” as a name.`,
    anyOfAll: (values: string[]) => `Any of the values instead of all: ${list(values)}.`,
    noLongerAskedFor: (phrases: string[]) => `Without these filters: ${list(phrases)}.`,
    leftOut: (phrases: string[]) => `Left out: ${list(phrases)}.`,
    nameAlone: 'Without any filters, the name alone.',
  },
};

/** Texts around the results of a search. */
export const resultWords = {
  columns: {
    company_number: 'Number',
    jurisdiction_code: 'Jurisdiction',
    inactive: 'Status',
    incorporation_date: 'Incorporated',
    company_type: 'Type',
    current_status: 'Status in the register',
    dissolution_date: 'Dissolved',
    registered_address_in_full: 'Address',
    updated_at: 'Changed',
    position: 'Position',
    company: 'Company',
    start_date: 'From',
    end_date: 'To',
    occupation: 'Occupation',
  },
  /** Suggestions while typing. */
  options: {
    companies: 'Companies',
    persons: 'Persons',
    officers: 'Officers',
    places: 'Places',
    narrow: 'Narrow the search',
    inactive: 'inactive',
    alsoKnownAs: (name: string) => `also known as ${name}`,
    registeredThere: 'companies registered there',
    elsewhere: 'Search elsewhere',
    officersNamed: (name: string) => `Officers named “${name}”`,
    companiesAt: (name: string) => `Companies at an address with “${name}”`,
  },
};
