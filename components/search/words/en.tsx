import type { ReactNode } from 'react';
import type { Noun } from '@/lib/language/forms/counts';
import type { Forms } from '@/lib/language/forms/forms';

/** The search pages. `label` is the name of a filter, `noun` what is searched for. */
export const en = {
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
  callPerSearch: 'A search is 1 call, unless its copy is kept.',
  problems: {
    error: 'Not searched',
    note: 'Note',
    at: (forms: Forms, character: number) => `at character ${forms.count(character)}:`,
    use: (suggestion: ReactNode) => <>Use {suggestion}</>,
    restSearched: 'The rest of the query is searched.',
  },
  number: {
    open: (address: string) => `Open the record ${address}`,
    price: '1 call, unless its copy is kept',
    asName: 'Search it as a name instead',
    asNumber: 'Look for it as a number',
  },
  panel: {
    title: 'Filters',
    more: 'More filters',
    refused: (labels: string[]) =>
      `Searching by ${labels.join(' and ').toLowerCase()} takes a token of the API: what visitors may not read, they cannot search by.`,
    callPerChange: 'Each change of the search is 1 call, unless its copy is kept.',
    notCounted: 'The source does not count values: how many have each is not known here.',
    noneHere: 'None among these results.',
    onThisPage: 'Values on this page of results.',
    mostFrequent: 'Most frequent',
    byName: 'By name',
    any: 'Any',
    anyOrAll: (label: string) => `${label}: any or all`,
    anyOfThese: 'Any of these',
    allOfThese: 'All of these',
    add: 'Add',
    addTo: (label: string) => `Add to ${label}`,
    anyPlace: 'Any place; not each has companies here',
    choosePlace: 'Choose a place',
  },
  dates: {
    after: 'After',
    before: 'Before',
    apply: 'Apply dates',
    rule: 'Two days are both part of the range; one alone is not.',
    byYear: 'By year',
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
    roomy: 'Roomy',
    roomyRows: 'Roomy rows',
    dense: 'Dense',
    denseRows: 'Dense rows',
    onPage: 'On a page',
    sizeOnPage: (forms: Forms, size: number) => `${forms.count(size)} on a page`,
    sizeWithoutToken: (forms: Forms, size: number) =>
      `${forms.count(size)} on a page: more need a token at the service`,
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
      `A search can be read up to page ${forms.count(pages)}, its first ${forms.count(records)}: a filter or another order brings the others within reach.`,
    unreadable: (forms: Forms, count: number) =>
      forms.form(count, {
        one: `${forms.count(count)} entry could not be read and is left out.`,
        other: `${forms.count(count)} entries could not be read and are left out.`,
      }),
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
        one: `${forms.count(count)} looser search was tried and found nothing either.`,
        other: `${forms.count(count)} looser searches were tried and found nothing either.`,
      }),
    toTry: 'Looser searches to try:',
    looser: 'Looser searches',
    instead: (forms: Forms, count: number, noun: Noun) =>
      `Shown instead: ${forms.counted(count, noun)} of a looser search`,
    triedBefore: (tried: ReactNode) => <>Tried before, in vain: {tried}</>,
  },
};
