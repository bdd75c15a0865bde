import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

const ROWS = { one: 'row', other: 'rows' };
const CALLS = { one: 'call', other: 'calls' };

/** How many rows are in each state. */
export interface RowCounts {
  matched: number;
  none: number;
  undecided: number;
  /** Without an answer yet, failed ones included. */
  open: number;
}

/** The page that matches a table, as the server writes it. */
export const matchPageWords = {
  title: 'Match a table',
  lead: 'Paste a list of companies or drop a file: each row is looked up, you decide which company it means, and take the table away with what was found.',
  kept: 'The table stays in this browser. Only the columns that you choose are sent, to look rows up, and nothing of them is stored on this server.',
  keptRemote:
    'The table stays in this browser. Only the columns that you choose are sent, to look rows up at the remote service behind this site; its replies are cached here as those of any search.',
  needsScripts: (api: ReactNode, reconcile: ReactNode): ReactNode => (
    <>
      This page needs JavaScript. Programs can match lists by {api}, and OpenRefine by {reconcile}.
    </>
  ),
  programs: (api: ReactNode, reconcile: ReactNode): ReactNode => (
    <>
      Programs can do the same by {api}, and OpenRefine by {reconcile}.
    </>
  ),
};

/** Matching a table, in the browser. */
export const matchWords = {
  input: {
    label: 'Table or list of names',
    hint: ({ count }: Forms, rows: number, cell: number) =>
      `Copied from a spreadsheet, as CSV, or one name a line. Up to ${count(rows)} rows, and ${count(cell)} characters for a name.`,
    file: 'Or choose a file (.xlsx, .csv, .tsv, .txt)',
    drop: 'A file can be dropped here too.',
    read: 'Read the table',
    unreadable: 'This file could not be read. Save it as CSV and try again.',
    problems: {
      empty: () => 'There are no rows in it.',
      too_many_rows: ({ count }: Forms, found: number, most: number) =>
        `It has ${count(found)} rows, and at most ${count(most)} can be matched at once. Divide it into smaller tables.`,
      too_many_columns: ({ count }: Forms, found: number, most: number) =>
        `It has ${count(found)} columns, and at most ${count(most)} can be read. Leave out those that are not needed.`,
      too_long: ({ count }: Forms, found: number, most: number) =>
        `It has ${count(found)} characters, and at most ${count(most)} can be read. Divide it into smaller tables.`,
    },
  },
  table: ({ counted }: Forms, rows: number, name: string | undefined) =>
    name === undefined ? counted(rows, ROWS) : `${name}: ${counted(rows, ROWS)}`,
  notStored: 'Your browser has no room to keep this table. Download it before you leave the page.',
  startOver: 'Match another table',
  remove: 'Remove this table and its decisions from this device',
  columns: {
    title: 'Columns',
    roles: {
      name: 'Company name',
      jurisdiction: 'Country or jurisdiction',
      number: 'Company number',
      address: 'Address',
      date: 'Date of incorporation',
      officers: 'Officers',
      kind: 'Company or person',
    },
    noColumn: '(none)',
    unnamed: ({ count }: Forms, column: number) => `Column ${count(column)}`,
    hasHeader: 'The first line has headings',
    delimiter: 'Columns are divided by',
    delimiters: {
      tab: 'tabs',
      comma: 'commas',
      semicolon: 'semicolons',
      pipe: 'vertical bars',
      none: 'nothing: one column',
    },
    preview: 'The first rows',
    needsName: 'Choose the column of the names.',
    change: 'Change the columns',
    changing: 'Look everything up again with other columns. Decisions are removed.',
  },
  run: {
    start: ({ counted }: Forms, rows: number) => `Match ${counted(rows, ROWS)}`,
    goOn: ({ counted }: Forms, rows: number) => `Go on with ${counted(rows, ROWS)}`,
    /** `left`: undefined if it could not be found out. */
    price: ({ counted, count }: Forms, calls: number, left: number | undefined) =>
      `Costs up to ${counted(calls, CALLS)} of the remote service.${left === undefined ? '' : ` You have ${count(left)} left today.`}`,
    free: 'Costs nothing: all replies are cached.',
    notEnough: ({ counted }: Forms, left: number) =>
      `That is more than you have left, so that only about ${counted(left, ROWS)} will be answered today. You can go on with the others later.`,
    noneLeft: 'You have no calls left today.',
    pricing: 'Finding out what it costs …',
    progress: ({ count, counted }: Forms, done: number, all: number) =>
      `${count(done)} of ${counted(all, ROWS)} looked up`,
    cancel: 'Cancel',
    cancelled: ({ count, counted }: Forms, done: number, all: number) =>
      `Cancelled: ${count(done)} of ${counted(all, ROWS)} looked up.`,
    finished: ({ counted }: Forms, rows: number) => `${counted(rows, ROWS)} looked up.`,
    stopped: (why: string) => `Looking up has stopped. ${why}`,
    noNames: ({ counted }: Forms, rows: number) =>
      `${counted(rows, ROWS)} without a name, or with one that is too long, cannot be looked up.`,
  },
  results: {
    summary: ({ count }: Forms, { matched, none, undecided, open }: RowCounts) =>
      [
        `${count(matched)} matched`,
        `${count(none)} without a company`,
        `${count(undecided)} to decide`,
        ...(open > 0 ? [`${count(open)} not looked up`] : []),
      ].join(' · '),
    show: 'Show',
    filters: { all: 'All', undecided: 'Undecided', matched: 'Matched', none: 'No company' },
    accept: ({ counted }: Forms, rows: number) => `Accept ${counted(rows, ROWS)}`,
    acceptFrom: 'with a score of at least',
    accepted: ({ counted }: Forms, rows: number) => `${counted(rows, ROWS)} matched with the best candidate.`,
    undo: 'Undo',
    undone: ({ counted }: Forms, rows: number) => `The decision on ${counted(rows, ROWS)} was taken back.`,
    nothingToUndo: 'There is nothing to take back.',
    download: 'Download',
    list: 'Rows',
    nothing: 'No rows to show here.',
    allDecided: 'All rows are decided.',
    keys: 'Keys: j and k move, 1 to 5 choose, n none, s skip, u undo.',
  },
  row: {
    label: ({ count }: Forms, row: number, all: number, name: string) => `Row ${count(row)} of ${count(all)}: ${name}`,
    states: {
      matched: 'Matched',
      none: 'No company',
      undecided: 'To decide',
      failed: 'Failed',
      unasked: 'Not looked up',
      no_name: 'No name',
    },
    noCandidates: 'Nothing similar was found.',
    unlikely: 'None of these is likely.',
    ignored: {
      jurisdiction: 'The country was not recognised, and left out.',
      date: 'The date was not recognised, and left out.',
      kind: 'Company or person was not recognised, and left out.',
    },
    score: ({ count }: Forms, score: number) => `Score ${count(score)} of 100`,
    choose: 'Choose',
    chooseIt: (name: string) => `Choose ${name}`,
    chosen: 'Chosen',
    none: 'None of these',
    skip: 'Skip',
    clear: 'Decide again',
    against: 'Against it:',
    again: 'Look up another name',
    search: 'Look up',
    searchFor: ({ counted }: Forms, calls: number) => `Look up · up to ${counted(calls, CALLS)}`,
    /** `reason`: how the name compares. */
    former: (reason: string, name: string) => `${reason}, by the former name ${name}`,
    saidMatched: (name: string) => `Matched with ${name}.`,
    saidNone: 'No company.',
  },
  /** Reasons of the engine (lib/match/score.ts), by fact and kind; `value`: what the candidate has. */
  reasons: {
    name_same: () => 'same name',
    name_order: () => 'same words in another order',
    name_joined: () => 'name differs in blanks alone',
    name_initials: () => 'one name is the initials of the other',
    name_spelling: () => 'name differs in spelling',
    name_part: () => 'names share their main words',
    name_other: () => 'names have little in common',
    legal_form_other: () => 'legal forms differ',
    company_number_same: () => 'same number',
    company_number_other: (value: string) => `its number is ${value}`,
    jurisdiction_same: () => 'same jurisdiction',
    jurisdiction_country: () => 'same country',
    jurisdiction_other: (value: string) => `registered in ${value}`,
    jurisdiction_other_of_country: (value: string) => `registered in ${value}, of the same country`,
    address_same: () => 'same address',
    address_place: () => 'same place',
    address_words: () => 'addresses share words',
    address_none: () => 'addresses have nothing in common',
    incorporation_date_same: () => 'incorporated on that day',
    incorporation_date_part: () => 'incorporated then',
    incorporation_date_other: (value: string) => `incorporated on ${value}`,
    officers_same: (value: string) => `${value} is among its officers`,
    officers_part: (value: string) => `${value}, with a similar name, is among its officers`,
    officers_other: () => 'its known officers have other names',
    kind_person: () => 'the business of a person',
    kind_company: () => 'it is a company, and a person is meant',
    other_candidates_one: () => 'another company fits as well',
    other_candidates_several: (value: string) => `${value} other companies fit as well`,
  },
};
