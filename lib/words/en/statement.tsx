import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

const SOURCES = { one: 'source', other: 'sources' };

/** The parts of a confidence, in numbers. */
export interface MadeOf {
  /** How many sources give one, and how many do not. */
  counted: number;
  silent: number;
  /** The value without the best source. */
  without: number | undefined;
}

/** Statements in lists, and the page of one. */
export const statementPageWords = {
  one: 'Statement',
  /** Above the heading of a page: the statement's type. */
  kind: (type: string) => `Statement · ${type}`,
  ended: 'Ended',
  unknownPeriod: 'The period is not stated.',
  noDate: 'No date is stated.',
  sections: {
    ends: 'Parties',
    stated: 'What is stated',
    others: 'Also stated',
    provenances: 'Sources',
    confidence: 'Confidence',
    dates: 'Dates',
  },
  nothingBeyond: 'The statement names the parties and nothing else.',
  sources: (forms: Forms, count: number) => forms.counted(count, SOURCES),
  here: (forms: Forms, count: number) => `${forms.counted(count, { one: 'statement', other: 'statements' })} here`,
  /** The list of a company or placeholder, in groups. */
  list: {
    filters: 'Filter the statements',
    labels: { data_type: 'Kind', status: 'Status', publisher: 'Publisher', confidence: 'Confidence' },
    statuses: { current: 'Current', ended: 'Ended', future: 'Not yet begun' },
    bands: { high: 'above 90', medium: '61 to 90', low: '60 or less', unknown: 'not stated' },
    noPublisher: 'No publisher named',
    statements: { one: 'statement', other: 'statements' },
    companies: { one: 'company', other: 'companies' },
    parties: { one: 'party', other: 'parties' },
    /** `of`: "30 companies". */
    saysOf: (says: string, of: string) => `${says}: ${of}`,
    onThisPage: ({ count }: Forms, here: number, total: number) => `${count(here)} of ${count(total)} on this page`,
    allOfGroup: ({ count }: Forms, total: number) => `All ${count(total)} together`,
    matching: ({ counted, form }: Forms, total: number) =>
      `${counted(total, { one: 'statement', other: 'statements' })} ${form(total, { one: 'matches', other: 'match' })} the filters.`,
    showAll: 'Show all statements',
    columns: {
      party: 'Party',
      held: 'Holds',
      period: 'Period',
      confidence: 'Confidence',
      publisher: 'Publisher',
      statement: 'Statement',
    },
  },
  whatIsStated: 'What is stated',
  /** Added to it in a list of several. */
  inHeadline: (headline: string) => `: ${headline}`,
  sure: (confidence: number) => `confidence ${confidence} of 100`,
  ends: { nobody: 'None named', who: 'Who', whom: 'Whom', from: 'From', to: 'To' },
  values: {
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
    label: (label: ReactNode) => <>{label}:</>,
    hidden: (forms: Forms, count: number) =>
      `${forms.counted(count, { one: 'more value', other: 'more values' })} in the JSON.`,
  },
  provenance: {
    none: 'No source is given for this statement.',
    noDay: 'Day not stated',
    noAddress: 'The source has no address.',
    noConfidence: 'Confidence not stated.',
    confidence: (confidence: ReactNode, meaning: ReactNode) => (
      <>
        Confidence {confidence}
        {meaning}.
      </>
    ),
    quoted: (text: ReactNode) => <>“{text}”</>,
  },
  confidence: {
    unknown: 'No source of this statement gives a confidence, so it is not known.',
    label: 'Confidence',
    /** Added after the number. */
    ofHundred: (meaning: string | undefined) => (meaning === undefined ? 'of 100' : `of 100: ${meaning}`),
    onlySource: 'This is the confidence of its only source.',
    madeOf: (forms: Forms, { counted, silent, without }: MadeOf) => {
      const without_best = without === undefined ? '' : `; without that source it would be ${without}`;
      const others = silent > 0 ? `; ${forms.count(silent)} more give none` : '';
      return `This is the highest of ${forms.counted(counted, SOURCES)}${without_best}${others}.`;
    },
    shown: ({ count }: Forms, above: number) => `The network shows it by default, as it is above ${count(above)}.`,
    notShown: ({ count }: Forms, above: number) =>
      `The network hides it by default, as it is not above ${count(above)}.`,
  },
};

/** Codes of the interface with known words (api-shapes, 6.2 and 6.3); others are shown as derived from the code. */
export const knownCodes = {
  /** The ways to control a company. */
  mechanisms: {
    share_ownership: 'Holds shares',
    voting_rights: 'Has voting rights',
    right_to_appoint_and_remove_directors: 'May appoint and remove directors',
    right_to_appoint_and_remove_members: 'May appoint and remove members',
    right_to_appoint_and_remove_person: 'May appoint and remove a person',
    right_to_share_surplus_assets: 'Has a right to surplus assets',
    significant_influence_or_control: 'Has significant influence or control',
  },
  meansUnstated: 'Means not stated',
  inSourceWords: (source: string) => `in the source’s words: ${source}`,
  /** A means of control and its share. */
  upTo: (means: string, share: string) => `${means}: ${share}`,
  /** The entity types at the ends of a statement. */
  entities: { company: 'company', person: 'person', organisation: 'organisation', unknown: 'unknown' },
  /** The predicate, between the ends of a statement. */
  predicates: {
    controls: 'controls',
    owns: 'owns',
    holds: 'holds',
    holds_shares_in: 'holds shares in',
    has_branch: 'has branch',
    also_registered_as: 'also registered as',
    serves: 'is an intermediary of',
    continued_as: 'continued as',
    about: 'about',
  },
};

/** Common types of data items (api-shapes, 7); the interface allows others. */
export const datumTypeWords = {
  CompanyAddress: 'Company address',
  Website: 'Website',
  TelephoneNumber: 'Telephone number',
  OfficialRegisterEntry: 'Official register entry',
  TaxNumber: 'Tax number',
  FinancialTransaction: 'Financial transaction',
  PublicStatement: 'Public statement',
  GovernmentApprovedSupplier: 'Government approved supplier',
  WipoTrademark: 'Wipo trademark',
  WatchlistEntry: 'Watchlist entry',
  Sanction: 'Sanction',
};

/** Labels of statement properties, by type (api-shapes, 6.2 and 6.5). */
export const fieldWords = {
  controlled_by: 'Controlled by',
  nobody_because: 'No controller named because',
  means: 'Means of control',
  controlled: 'Controlled',
  ultimate_owner: 'Ultimate beneficial owner',
  level: 'Level',
  notified: 'Notified',
  ceased: 'Ceased',
  share_controlled: 'Share controlled',
  direct: 'Held directly',
  topmost: 'Ultimate parent',
  significant: 'Significant',
  subsidiary: 'Subsidiary',
  part_of_shares: 'Part of the shares',
  part_of_votes: 'Part of the votes',
  share_count: 'Number of shares',
  share_class: 'Class of shares',
  shareholders: 'Shareholders',
  home_company: 'Home company',
  branch: 'Branch',
  branch_kind: 'Kind of branch',
  before: 'Previous registration',
  after: 'Subsequent registration',
  before_ended: 'Previous one ended',
  after_began: 'Subsequent one began',
  published: 'Published',
  registrations: 'The registrations',
  both_from: 'Both from',
  both_until: 'Both until',
  notice: 'Notice',
  text: 'Text',
  notice_kind: 'Kind of notice',
  classified: 'Classified as',
  journal: 'Journal',
  issue: 'Issue',
  about: 'About',
  also_named: 'Also named',
  to_read: 'To read there',
  mark: 'Mark',
  picture: 'Picture',
  classes: 'Classes of goods and services',
  mark_form: 'Form of the mark',
  mark_kind: 'Kind of mark',
  status: 'Status',
  registered: 'Registered',
  expires: 'Expires',
  register: 'Register',
  holders: 'Holders',
  representative: 'Representative',
  number_there: 'Number in that register',
  natures: 'Natures of control',
  somebody_named: 'Controller named',
  interests: 'Interests',
  id_there: 'ID at the source',
};

const ALL_WORDS = 'All words, in any order.';

/** The five searches of statements, by the names of their endpoints. */
export const statementSearchWords = {
  search_control_statements: {
    title: 'Control statements',
    noun: { one: 'control statement', other: 'control statements' },
    label: 'Names of those who control or are controlled',
    hint: ALL_WORDS,
  },
  search_gazette_notices: {
    title: 'Gazette notices',
    noun: { one: 'gazette notice', other: 'gazette notices' },
    label: 'Words of the notice',
    hint: ALL_WORDS,
  },
  search_trademark_registrations: {
    title: 'Trademarks',
    noun: { one: 'trademark', other: 'trademarks' },
    label: 'Words of the mark',
    hint: ALL_WORDS,
  },
  search_subsequent_registrations: {
    title: 'Subsequent registrations',
    noun: { one: 'subsequent registration', other: 'subsequent registrations' },
    label: 'Company name',
    hint: `${ALL_WORDS} A company that continues under another registration.`,
  },
  search_alternate_registrations: {
    title: 'Alternate registrations',
    noun: { one: 'alternate registration', other: 'alternate registrations' },
    label: 'Company name',
    hint: `${ALL_WORDS} A company that is in two registers at the same time.`,
  },
  titleWith: (title: string, q: string) => `${title} with “${q}”`,
  navigation: 'Searches of statements',
};

const SUBSIDIARY = { one: 'Subsidiary', many: 'Subsidiaries', explained: 'One company is the parent of another.' };

const SHAREHOLDING = {
  one: 'Shareholding',
  many: 'Shareholdings',
  explained: 'A person or company holds shares in a company.',
};

const BRANCH = { one: 'Branch', many: 'Branches', explained: 'A register entry is a branch of a company.' };

/** Common types of statements (api-shapes, 6.1 and 6.2); the specification allows others. */
export const typeWords = {
  /** Each with an explanation for newcomers. */
  known: {
    control_statement: {
      one: 'Control',
      many: 'Control',
      explained: 'Who controls a company, and by what means, as reported to a register.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Subsequent registration',
      many: 'Subsequent registrations',
      explained: 'A company continues under another registration, which supersedes the earlier one.',
    },
    alternate_registration: {
      one: 'Alternate registration',
      many: 'Alternate registrations',
      explained: 'One company is in two registers at the same time.',
    },
    gazette_notice: {
      one: 'Gazette notice',
      many: 'Gazette notices',
      explained: 'An official journal has published a notice about a company.',
    },
    trademark_registration: {
      one: 'Trademark',
      many: 'Trademarks',
      explained: 'A mark is entered in a trademark register.',
    },
    filing: { one: 'Filing', many: 'Filings', explained: 'A document was filed with a register.' },
    accounts: { one: 'Accounts', many: 'Accounts', explained: 'Figures of annual accounts.' },
    intermediary: {
      one: 'Intermediary',
      many: 'Intermediaries',
      explained: 'A law firm, bank or accountant set up or manages a company for others.',
    },
    licence: { one: 'Licence', many: 'Licences', explained: 'An authority allows a company to do something.' },
  },
  unexplained: 'The registry does not explain this type.',
};

/** Data items: the list of a company, and the page of one. */
export const datumWords = {
  kind: 'Data item',
  kindOf: (type: string) => `Data item · ${type}`,
  titleOf: (type: string, company: string) => `${type}: ${company}`,
  about:
    'What sources other than the register say about the company: addresses, entries in other registers, contact details. Newer facts of this kind come as statements.',
  caption: 'Data items, newest first',
  columns: { what: 'What', says: 'Content', changed: 'Changed' },
  /** `more`: the number of further companies it is about; `stop`: empty if the name ends with a full stop. */
  lead: ({ count }: Forms, type: string, company: ReactNode, more: number, stop: string) => (
    <>
      {type} of {company}
      {more > 0 && ` and ${count(more)} more`}
      {stop}
    </>
  ),
  stated: 'What is stated',
  nothingStated: 'Nothing beyond its title.',
  ofWhom: 'About',
  companies: ({ counted }: Forms, count: number) => counted(count, { one: 'company', other: 'companies' }),
  noCompany: 'No company is named.',
  source: 'Source',
  recorded: (date: string) => `Recorded ${date}.`,
  changed: (date: string) => `changed ${date}.`,
  recordedAndChanged: (recorded: string, changed: string) => `Recorded ${recorded}, changed ${changed}.`,
};

/** Sources and age of facts. */
export const provenanceWords = {
  /** Why nothing newer could be loaded, after "because". */
  because: {
    allowance: 'the call limit has been reached',
    token: 'the service does not accept this site’s token',
    needs_token: 'the service requires a token for it',
    busy: 'the service is busy',
    down: 'the service cannot be reached',
    nonsense: 'the service sent an invalid response',
    unknown: 'the service did not respond',
  },
  /** `age`: "3 hours ago". */
  age: (age: ReactNode) => <>From the remote service, {age}.</>,
  ageOfStale: (age: ReactNode) => <>From the remote service, {age}; a newer copy may be ready next time.</>,
  /** `because`: one of those above; `from`: "00:00 UTC (in 5 hours)", if known. */
  ageOfOld: (age: ReactNode, because: string, from: string | undefined) => (
    <>
      An older copy from {age} is shown because {because}
      {from && `; newer facts are possible from ${from}`}.
    </>
  ),
  /** The age of an older copy, in milliseconds. */
  oldAge: ({ length }: Forms, ms: number) => `${length(ms)} ago`,
  notRenewed: (because: string, from: string | undefined) =>
    from
      ? `Newer facts could not be loaded because ${because}; try again from ${from}.`
      : `Newer facts could not be loaded because ${because}.`,
  leftOut: ({ counted, form }: Forms, count: number) =>
    `${counted(count, { one: 'entry', other: 'entries' })} of the service’s answer could not be read and ${form(count, { one: 'is', other: 'are' })} not shown.`,
  refresh: ({ counted }: Forms, calls: number) => `Refresh · ${counted(calls, { one: 'call', other: 'calls' })}`,
  refreshPrice: ({ counted }: Forms, calls: number) =>
    `Asks the remote service again: uses ${counted(calls, { one: 'call', other: 'calls' })}`,
  /** The source of a record. */
  source: (publisher: ReactNode, retrieved: string | undefined, licence: ReactNode) => (
    <>
      {publisher}
      {retrieved ? `, retrieved ${retrieved}` : ', retrieved on an unknown date'}
      {licence && <>. Licence: {licence}</>}.
    </>
  ),
  noSource: 'The registry names no source for this record.',
  /** When printed: the address of the page, and the date. */
  printed: (url: string, day: string) => `${url}, as of ${day}`,
  namelessPublisher: 'A publisher without a name',
  whereFrom: 'Where each fact is from',
  origins: {
    register: 'the register',
    all_records: 'from all its records together',
    read_from_status: 'read from the register’s status',
    issued_elsewhere: 'issued by the systems they name',
    statements: 'computed from statements, each with its own source',
    curators: 'grouped by curators',
  },
};

/** What each record of a company says, and where records differ. */
export const claimWords = {
  facts: {
    name: 'Name',
    number: 'Number in the register',
    type: 'Type',
    status: 'Status',
    activity: 'Active or inactive',
    incorporated: 'Incorporated',
    dissolved: 'Dissolved',
    branch: 'Branch',
    home_company: 'Home company',
    nonprofit: 'Non-profit',
    address: 'Address',
    registry_page: 'In the register',
  },
  answers: { true: 'Yes', false: 'No' },
  /** Names of facts in a list. */
  listed: (labels: readonly string[]) =>
    labels.map((label, place) => (place === 0 ? label : label.toLowerCase())).join(', '),
  /** `publisher`: of the other record; `asOf`: "as of 6 June 2024". */
  other: {
    gives: (publisher: ReactNode, what: string, value: ReactNode, asOf: string | undefined) => (
      <>
        {publisher} gives {what}: {value}
        {asOf && ` (${asOf})`}.
      </>
    ),
    anotherRecordOf: (publisher: ReactNode) => <>Another record of {publisher}</>,
    asOf: (date: string) => `as of ${date}`,
    what: {
      name: 'another name',
      number: 'another number',
      type: 'another type',
      status: 'another status',
      activity: 'another state',
      incorporated: 'another date',
      dissolved: 'another date',
      branch: 'another kind of branch',
      home_company: 'another home company',
      nonprofit: 'another answer',
      address: 'another address',
      registry_page: 'another page',
    },
    more: ({ counted }: Forms, values: number) =>
      `Other records give ${counted(values, { one: 'more value', other: 'more values' })}.`,
    compare: 'Compare the records',
  },
  table: {
    title: 'Sources',
    count: ({ counted }: Forms, records: number, publishers: number) =>
      `${counted(records, { one: 'record', other: 'records' })} of ${counted(publishers, { one: 'publisher', other: 'publishers' })}`,
    /** `labels`: names of facts. */
    differ: ({ counted }: Forms, labels: readonly string[]) =>
      `${counted(labels.length, { one: 'fact differs', other: 'facts differ' })}: ${labels.join(', ').toLowerCase()}.`,
    agree: 'They do not contradict each other.',
    caption: 'What each record says',
    fact: 'Fact',
    assumed: (date: string) => `No day is told; its file is from ${date}. Records with a day count as newer.`,
    records: ({ counted }: Forms, records: number) => counted(records, { one: 'record', other: 'equal records' }),
    record: (key: ReactNode) => <>Record {key}</>,
    shown: 'shown',
    differs: 'differs',
    notGiven: 'not given',
    rule: 'The page shows each fact from the newest record that gives it, and of two of one day from the surer one.',
    leftOut: ({ counted }: Forms, records: number) =>
      `${counted(records, { one: 'older record is', other: 'older records are' })} not in the table.`,
    asJson: 'These records as JSON',
  },
};
