import type { ReactNode } from 'react';
import { KINDS, type Kind } from '@/lib/contract/kinds';
import type { Forms } from '@/lib/shared/language/forms/forms';

/** What stands around every page. */
export const layoutWords = {
  title: 'Firmament: who owns what',
  description: 'Search company registers, read records with their sources, and explore who owns what.',
  skip: 'Skip to content',
  navigation: 'Main',
  companies: 'Companies',
  officers: 'Officers',
  jump: 'Jump',
  keys: 'Keys',
  searchLabel: 'Search companies by name',
  searchHint: 'Search companies',
  embedded: 'Answered from this server’s own register. Each record names its source and licence.',
  upstream: 'Answered by a remote registry service. Each record names its source and licence.',
  /** `limits`: what is not given without a token, as a list. */
  withoutToken: (limits: string) => `It is asked without a token: ${limits}.`,
  jurisdictions: 'Jurisdictions',
  industryCodes: 'Industry codes',
  corporateGroupings: 'Corporate groupings',
  events: 'Events',
  statements: 'Statements',
  compare: 'Compare',
  watchlist: 'Watchlist',
  register: 'The register',
  accountStatus: 'Account status',
  api: 'API',
  glossary: 'Glossary',
  look: 'Look',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  language: 'Language',
};

/** The home page. */
export const homeWords = {
  heading: 'Who owns what, and who says so',
  lead: 'Search companies and the people who run them, read each record with its source, and follow ownership from company to company.',
  queryLabel: 'Company name, number or query',
  queryHint: 'All words, in any order; former names are searched too.',
  understands: 'It understands',
  inThisRegister: (forms: Forms, total: number) =>
    `${forms.counted(total, { one: 'company', other: 'companies' })} in this register`,
  allJurisdictions: 'All jurisdictions, with a map',
  byIndustry: 'By industry',
  corporateGroupings: 'Corporate groupings',
};

/** What a person is told of each failure. Failure is never said as "nothing found". */
export const failureWords = {
  heading: 'This cannot be shown now',
  tryAgain: 'Try again',
  /** `message`: what the source said, in English. */
  said: (message: ReactNode): ReactNode => message,
  /** `from`: "00:00 UTC (in 5 hours)". */
  again: (from: string) => `Asking again makes sense from ${from}.`,
  headings: {
    not_found: 'There is nothing at this address',
    redacted: 'This record is withheld for now',
  },
  kinds: {
    invalid_request: {
      title: 'The registry did not understand this request',
      advice: 'Change the search and try again.',
    },
    refused: {
      title: 'The registry refused this request',
      advice: 'It understood the request, and does not answer it.',
    },
    not_found: {
      title: 'There is no such record',
      advice: 'Check the jurisdiction and the number.',
    },
    allowance: {
      title: 'The allowance of calls is used up',
      advice: 'Pages whose facts are kept here can still be read.',
    },
    token: {
      title: 'This explorer’s own access to the registry was refused',
      advice: 'Nothing you can do helps; whoever runs this explorer must check its token.',
    },
    needs_token: {
      title: 'Only holders of a token may ask this',
      advice: 'This explorer asks the registry without one. Leave out what needs it, and the rest is answered.',
    },
    redacted: {
      title: 'Withheld by the register for now',
      advice: 'Nothing failed: the register keeps the details back. That says nothing about what they are.',
    },
    busy: {
      title: 'The registry is busy',
      advice: 'It was asked more than once and had no time. A little later it may have.',
    },
    down: {
      title: 'The registry cannot be reached',
      advice: 'The fault is not yours. Try again in a little while.',
    },
    nonsense: {
      title: 'The registry’s answer cannot be understood',
      advice:
        'The fault is the registry’s: it sent something else than its interface promises. Nothing of it is shown.',
    },
    failed: {
      title: 'The registry failed to answer',
      advice: 'The fault is the registry’s. Try again in a little while.',
    },
    unavailable: {
      title: 'Not available just now',
      advice: 'The registry is overloaded, or keeps the details back for now. Try again later.',
    },
  },
  notFound: {
    title: 'There is nothing at this address',
    answered:
      'The registry has no such record, or the path is wrong. It was asked, and it answered: this is not a failure of it.',
    search: 'Search the companies',
  },
};

const CALL = { one: 'call', other: 'calls' };

const DAY = { one: 'day', other: 'days' };

/** The page on the calls of a remote service, or on there being none. */
export const allowanceWords = {
  title: 'Account status',
  description: 'What is left of the calls of the remote service, and what they were spent on.',
  /** `day`: "38 of 50 calls"; `month`: "150 of 200"; `from`: "00:00 UTC (in 5 hours)", where it is to come. */
  verdict: (day: string, month: string, from: string | undefined) =>
    `${day} are left today, ${month} this month${from ? `; the day begins anew at ${from}` : ''}.`,
  /** `of`: "50 calls". */
  ofCalls: ({ count }: Forms, left: number, of: string) => `${count(left)} of ${of}`,
  of: ({ count }: Forms, left: number, of: number) => `${count(left)} of ${count(of)}`,
  countedBy: {
    service: 'The service’s own count, carried on by this explorer’s.',
    own: 'This explorer’s own count; what others spend with the same token is not in it.',
  },
  forms: {
    A: 'A: it answers holders of a token only',
    B: 'B: it answers without a token too, with 30 results a page and no events',
    unknown: 'Not known yet',
  },
  copies: {
    replies: ({ counted }: Forms, count: number) => counted(count, { one: 'reply', other: 'replies' }),
    megabytes: ({ count }: Forms, size: number) => `${count(size)} MB`,
    /** `replies`: "9 replies"; `size`, `most`: "2 MB". */
    room: (replies: string, size: string, most: string | undefined) =>
      most ? `${replies}, ${size} of at most ${most}` : `${replies}, ${size}`,
    inMemory: (room: string) => `${room}, in memory only: gone with the next start`,
  },
  service: {
    answers: 'It answers',
    tried: 'It failed several times; one call is tried to see whether it answers again',
    leftAlone: (from: string | undefined) =>
      `It failed several times and is left alone${from ? ` until ${from}` : ' for a moment'}`,
  },
  warning: {
    tried: 'The remote service failed several times; one call is tried to see whether it answers again.',
    leftAlone: (from: string | undefined) =>
      `The remote service failed several times and is left alone${from ? ` until ${from}` : ' for a moment'}.`,
    keptIsShown: 'What is kept here is still shown.',
  },
  account: 'The account',
  plan: 'Plan',
  status: 'Status',
  expires: 'Expires',
  token: 'Token',
  tokenSent: 'sent by this server, never shown',
  noToken: 'none',
  form: 'Form',
  whoseCount: 'Whose count',
  share: 'What can be spent',
  forYou: 'For you, today',
  inReserve: 'In reserve',
  /** `calls`: "5 calls". */
  reserved: (calls: string) => `${calls} a day that visitors cannot spend`,
  dayBegins: 'Day begins anew',
  monthBegins: 'Month begins anew',
  keptCopies: 'Kept copies',
  theService: 'The service',
  days: {
    title: 'Calls of each day',
    last: ({ counted }: Forms, days: number) => `the last ${counted(days, DAY)}`,
    caption: 'Calls and kept answers of each day',
    asTable: 'The same as a table',
    picture: ({ counted, count }: Forms, calls: number, days: number, most: number) =>
      `${counted(calls, CALL)} in ${counted(days, DAY)}, at most ${count(most)} in one of them`,
    bar: ({ date, counted }: Forms, day: string, calls: number, kept: number) =>
      `${date(day)}: ${counted(calls, CALL)}, ${counted(kept, { one: 'kept answer', other: 'kept answers' })}`,
    highest: ({ counted, count }: Forms, most: number, limit: number) =>
      `the highest: ${counted(most, CALL)} of ${count(limit)}`,
    day: 'Day',
    calls: 'Calls',
    kept: 'Kept answers',
  },
  endpoints: {
    title: 'By endpoint',
    thisMonth: 'this month',
    caption: 'This month, by endpoint',
    none: 'Nothing was asked this month.',
    endpoint: 'Endpoint',
    withoutCall: 'Answered without a call',
    /** `percent`: 0 to 100. */
    share: ({ count }: Forms, percent: number) => `${count(percent)}\u00a0%`,
  },
};

/** The account page where no calls are counted for visitors. */
export const ownRegisterWords = {
  spendNothing: 'These pages spend nothing: they are answered from this server’s own register, as often as you like.',
  /** `link`: makes a link to the reference of its content. */
  forPrograms: (link: (words: string) => ReactNode): ReactNode => (
    <>Calls are counted for programs that use the {link('API')}. An account sees its own, free of charge:</>
  ),
};

/** "Take it with you". */
export const takeWords = {
  title: 'Take it with you',
  file: 'As a file',
  terminal: 'From a terminal',
  cite: 'Cite',
  follow: 'Follow what changes',
  embed: 'In a page of yours',
  card: 'Card',
  feeds: { atom: 'Atom feed', json: 'JSON feed' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Excel workbook',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
  },
  /** What the file of a record's page holds. */
  record: {
    json: 'the interface’s own answer',
    xml: 'the same, as XML',
    csv: 'its facts in one row',
    xlsx: 'its facts in one row, and a sheet that explains them',
    md: 'a dossier to read, with its sources',
    jsonld: 'in the words of schema.org',
  },
  /** What the file of a list holds; `many`: "companies". */
  list: {
    json: 'as the interface writes them',
    xml: 'the same, as XML',
    csv: (many: string) => `${many}, a row each`,
    xlsx: (many: string) => `${many}, a row each, and a sheet that explains the columns`,
    md: 'a short table to read',
    jsonld: 'in the words of schema.org',
  },
  many: (kind: Kind) => KINDS[kind].many,
  extent: {
    firstPage: 'Each file holds the first page of the list: no call where that is kept here, else one.',
    upTo: ({ count }: Forms, most: number) => `Each file holds the whole list, up to ${count(most)} records.`,
    all: ({ count }: Forms, total: number) =>
      `Each file holds ${total === 1 ? 'the one record' : `all ${count(total)} records`}, whichever page is open.`,
    first: ({ count, counted }: Forms, most: number, total: number) =>
      `Each file holds the first ${count(most)} of ${counted(total, { one: 'record', other: 'records' })}. Narrow the search to reach the rest.`,
  },
  pages: 'Pages',
  pageCost: 'Each page after the first is a call of the remote service, unless it is kept here.',
  /** On paper: the address of the page, and the day. */
  printed: (url: string, day: string) => `${url}, as of ${day}`,
};

const STATEMENT = { one: 'statement', other: 'statements' };

/** A list of a record, page by page. */
export const recordWords = {
  lists: {
    filings: {
      noun: { one: 'filing', other: 'filings' },
      none: 'The registry holds no filings of this company.',
      noneHere: 'There are no filings on this page of the list.',
    },
    data: {
      noun: { one: 'data item', other: 'data items' },
      none: 'The registry holds no data items of this company.',
      noneHere: 'There are no data items on this page of the list.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'The registry holds no statements of this company.',
      noneHere: 'There are no statements on this page of the list.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'The registry holds no statements of this placeholder.',
      noneHere: 'There are no statements on this page of the list.',
    },
  },
  firstPage: 'Go to the first page',
  leftOut: ({ counted }: Forms, count: number) =>
    `${counted(count, { one: 'entry', other: 'entries' })} could not be read and stand not here.`,
};

/** The lists of a company's record. */
export const trailWords = { filings: 'Filings', statements: 'Statements', data: 'Data' };

/** What the server says of watching: the page of the list, and the line of each company that leads there. */
export const watchWords = {
  title: 'Watchlist',
  lead: 'The companies you watch, kept in this browser and nowhere else, and what has changed in their records since you looked.',
  needsScripts:
    'This page needs scripts: the list is kept in this browser, where only a script can read it. No server knows what you watch, so no server can write the list for you.',
  compare: 'Compare with another',
};

/** How much of a list stands on a page; `all` is the number of its entries with their noun. */
export const listWords = {
  partOf: (forms: Forms, { shown, page, total_pages }: Record<'shown' | 'page' | 'total_pages', number>, all: string) =>
    `${forms.count(shown)} of ${all}, page ${forms.count(page)} of ${forms.count(total_pages)}`,
};
