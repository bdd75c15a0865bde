import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

/** Lists of events, and the page of an event. */
export const eventPageWords = {
  title: 'Events',
  one: 'Event',
  lead: 'Changes to companies, newest first, found by comparing versions of the registers or published in notices.',
  ofAll: 'Events of all jurisdictions',
  /** `place`: in English as used within a sentence. */
  inPlace: (place: string) => `Events in ${place}`,
  count: (forms: Forms, count: number) => forms.counted(count, { one: 'event', other: 'events' }),
  leftOut: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'entry', other: 'entries' })} could not be read.`,
  standsUnder: {
    time_range_ends_at: 'Each event is listed under the latest day on which it can have happened.',
    created_at: 'Each event is listed under the day on which it was recorded.',
  },
  order: 'Order of the events',
  orders: { time_range_ends_at: 'Latest first', created_at: 'Latest recorded first' },
  none: {
    all: 'This registry holds no events.',
    jurisdiction: 'No events are recorded for companies of this jurisdiction.',
    company: 'No events are recorded for this company.',
    page: 'There are no events on this page of the list.',
    match: 'No events match all of these filters.',
    noProof:
      'The list may be incomplete: it has only changes found by comparing versions of the register, and published notices.',
    firstPage: 'Go to the first page',
    without: (label: string, value: string) => `List without “${label}: ${value}”`,
  },
  unknownDate: 'Unknown date',
  unknownYear: 'Year not known',
  became: 'became',
  about: (what: string, about: ReactNode) => (
    <>
      {what}: {about}
    </>
  ),
  change: (what: string, before: ReactNode, became: ReactNode, after: ReactNode) => (
    <>
      {what}: {before} {became} {after}
    </>
  ),
  company: (number: string) => `Company ${number}`,
  recorded: (forms: Forms, date: string) => `Recorded ${forms.date(date)}`,
  whenAndRecorded: (forms: Forms, when: string, date: string) => `${when} · recorded ${forms.date(date)}`,
  ofCompany: (name: ReactNode) => <>Events of {name}</>,
  ofNumber: (number: ReactNode) => <>Events of company {number}</>,
  happened: (when: string) => `Happened ${when}.`,
  unexplained: 'not explained by the registry',
  /** Added after the name of a category. */
  meaning: (meaning: string) => `: ${meaning}`,
  facts: {
    company: 'Company',
    notBefore: 'Not before',
    notAfter: 'Not after',
    type: 'Type',
    categories: 'Categories',
    description: 'In the registry’s words',
    recorded: 'Recorded',
    known: 'Source',
  },
  whatChanged: 'What changed',
  payload: 'What was recorded',
  changes: {
    caption: 'Values before and after',
    what: 'What',
    before: 'Before',
    after: 'After',
    nothing: 'nothing',
  },
};

/** Filters of an event list. */
export const eventFilterWords = {
  filters: 'Filters',
  active: (forms: Forms, count: number) => `Filters (${forms.count(count)})`,
  chips: 'Active filters',
  remove: '(remove this filter)',
  removeAll: 'Remove all',
  types: 'Type (any of)',
  when: 'When it may have happened',
  after: 'After',
  before: 'Before',
  bothDays: 'With two dates, both days are included.',
  recorded: 'When it was recorded',
  on: 'On',
  category: 'Category',
  any: 'Any',
  places: {
    jurisdiction_code: { label: 'Jurisdiction', hint: 'a name or code: Delaware, us_de' },
    country_code: { label: 'Country', hint: 'a name or code, with all its regions' },
  },
  meanings: 'What the categories mean',
  apply: 'Apply filters',
  metered: 'Each change of the list costs 1 call unless it is cached.',
};

/** The source of an event: in a sentence, and briefly for a list. */
export const eventSourceWords = {
  notStated: 'The registry does not say how it knows of this event.',
  unexplained: (type: string) => `From a source of a type that the interface does not explain: “${type}”.`,
  statement: (id: string) => `statement ${id}`,
  aStatement: 'a statement',
  /** `seen`: the date; undefined if unknown. */
  fromStatement: (forms: Forms, statement: ReactNode, seen: string | undefined) => (
    <>
      From {statement}, {seen === undefined ? 'seen on an unknown date' : `seen ${forms.date(seen)}`}.
    </>
  ),
  compared: (forms: Forms, earlier: string, later: string) =>
    `Found by comparing the register on ${forms.date(earlier)} and on ${forms.date(later)}.`,
  laterOnly: (forms: Forms, later: string) =>
    `From the register as it was on ${forms.date(later)}; not compared with an earlier version.`,
  earlierOnly: (forms: Forms, earlier: string) =>
    `From the register as it was on ${forms.date(earlier)}; the later version has no date.`,
  undated: 'From two versions of the register with unknown dates.',
  brief: {
    notStated: 'source not stated',
    unexplained: (type: string) => `source “${type}”`,
    compared: 'two snapshots compared',
    already: (forms: Forms, later: string) => `already in the register on ${forms.date(later)}`,
    undated: 'from a snapshot without a date',
  },
};

/** Types, possible dates and data of events. */
export const eventWords = {
  types: {
    'Event::Company::Incorporation': 'Incorporated',
    'Event::Company::NameChange': 'Change of name',
    'Event::Company::AddressChange': 'Change of registered address',
    'Event::Company::HeadquartersChange': 'Change of headquarters',
    'Event::Company::StatusChange': 'Change of status',
    'Event::Company::BecameInactive': 'Became inactive',
    'Event::Company::NoLongerInactive': 'No longer inactive',
    'Event::Company::OfficerAddition': 'New officer',
    'Event::Company::OfficerRemoval': 'Officer removed',
    'Event::Company::OfficerPositionChange': 'Change of an officer’s position',
    'Event::Company::ControllerAddition': 'New controller',
    'Event::Company::ControllerRemoval': 'Controller removed',
    'Event::Company::ControllerChange': 'Change of control',
    'Event::Company::OwnerAddition': 'New owner',
    'Event::Company::OwnerRemoval': 'Owner removed',
    'Event::Company::OwnerChange': 'Change of an owner’s share',
    'Event::Company::HoldingAddition': 'New company held or controlled',
    'Event::Company::HoldingRemoval': 'Company no longer held or controlled',
    'Event::Company::HoldingChange': 'Change of a share in a company',
    'Event::Company::GazetteNotice': 'Gazette notice',
  },
  categories: {
    existence: 'whether the company exists: formation, dissolution, restoration',
    corporate: 'the company itself: its legal form, name and address',
    officers: 'who holds an office in the company',
    ownership: 'who owns or controls the company, and what it owns or controls',
    notice: 'something was published about the company',
    kyc: 'know your customer: a change that matters when checking a customer',
  },
  filters: {
    type: 'Type',
    time_range: 'When',
    created_at: 'Recorded',
    categories: 'Category',
    jurisdiction_code: 'Jurisdiction',
    country_code: 'Country',
  },
  when: {
    unknown: 'on an unknown date',
    latest: (forms: Forms, day: string) => `on or before ${forms.date(day)}`,
    earliest: (forms: Forms, day: string) => `on or after ${forms.date(day)}`,
    contradictory: (forms: Forms, from: string, to: string) =>
      `on dates that contradict each other: ${forms.date(from)}, ${forms.date(to)}`,
    /** Both in words; the first without the part it shares with the second. */
    between: (from: string, to: string) => `between ${from} and ${to}`,
  },
  values: { nothing: 'nothing', yes: 'yes', no: 'no' },
  about: (what: string, about: string) => `${what}: ${about}`,
  became: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
};

/** Filings: the list of a company, and the page of one. */
export const filingWords = {
  kind: 'Filing',
  titleOf: (title: string, company: string) => `${title}: ${company}`,
  caption: 'Filings, newest first',
  captionByYear: 'Filings by year, newest first',
  dateNotKnown: 'Date not known',
  count: ({ counted }: Forms, count: number) => counted(count, { one: 'filing', other: 'filings' }),
  some: ({ count, counted }: Forms, shown: number, total: number) =>
    `${count(shown)} of ${counted(total, { one: 'filing', other: 'filings' })} on this page`,
  columns: {
    date: 'Date',
    notKnown: 'not known',
    filing: 'Filing',
    code: 'Code',
    document: 'Document',
    open: 'Open',
  },
  filters: {
    label: 'Filter the filings',
    year: 'Year',
    noDate: 'No date',
    type: 'Type',
    showAll: 'Show all filings',
    matching: ({ counted, form }: Forms, total: number) =>
      `${counted(total, { one: 'filing', other: 'filings' })} ${form(total, { one: 'matches', other: 'match' })} the filters.`,
  },
  /** `filed`: "on 24 March 2024". */
  sentence: (type: ReactNode, company: ReactNode, filed: string | undefined) => (
    <>
      {type}
      {company && <> of {company}</>}
      {filed ? `, filed ${filed}.` : '; the day of filing is not known.'}
    </>
  ),
  facts: {
    company: 'Company',
    filed: 'Filed',
    type: 'Type',
    code: 'Code in the register',
    uid: 'Register ID',
    description: 'Description',
  },
  noDocument: 'The registry has no link to the document.',
  openDocument: 'Open the document at the register',
};

/** The names of a company over time. */
export const timelineWords = { notKnown: 'dates not known' };

/** The history of a company as a picture and as a table. */
export const historyWords = {
  title: 'History',
  theCompany: 'The company',
  lanes: {
    existence: 'Existence',
    names: 'Names',
    statuses: 'Statuses',
    addresses: 'Addresses',
    officers: 'Officers',
    owners: 'Owners and controllers',
    filings: 'Filings',
    events: 'Events',
  },
  /** Where a picture has no room, or the source gave only part of a list. */
  more: ({ count }: Forms, shown: number, all: number) =>
    `${count(shown)} of ${count(all)} drawn, the newest; all are in the table`,
  part: {
    filings: 'the newest filings only',
    owners: 'from the newest statements only',
    events: 'the newest events only',
  },
  undated: ({ counted }: Forms, undated: number) =>
    `${counted(undated, { one: 'entry', other: 'entries' })} without dates, in the table only`,
  legend:
    'A dashed line and a question mark: it is not known when it began or ended. A hollow point: the day is not known exactly.',
  /** `label`: "Officers, 12 entries". */
  picture: ({ counted }: Forms, lane: string, entries: number) =>
    `${lane}: ${counted(entries, { one: 'entry', other: 'entries' })}, also in the table below`,
  asTable: ({ counted }: Forms, entries: number) =>
    `As a table, ${counted(entries, { one: 'entry', other: 'entries' })}`,
  caption: 'History, by kind, newest first',
  columns: { what: 'What', entry: 'Entry', when: 'When' },
  beginNotKnown: 'start not known',
  endNotKnown: 'end not known',
  datesNotKnown: 'dates not known',
  stillSo: 'not marked as ended',
  notLoaded: 'Events and statements that would cost a call are left out.',
  whole: 'The whole history on a time line',
};
