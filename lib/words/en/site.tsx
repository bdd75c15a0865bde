import type { ReactNode } from 'react';
import { KINDS, type Kind } from '@/lib/contract/kinds';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type { Forms } from '@/lib/shared/language/language';

/** The layout of every page. */
export const layoutWords = {
  title: 'Firmament: who owns what',
  description: 'Search company registers, read records with their sources, and explore who owns what.',
  skip: 'Skip to content',
  navigation: 'Main',
  companies: 'Companies',
  officers: 'Officers',
  jump: 'Go to…',
  keys: 'Keyboard shortcuts',
  searchLabel: 'Search companies by name',
  searchHint: 'Search companies',
  embedded: 'Data from this site’s own register. Each record names its source and licence.',
  upstream: 'Data from a remote registry service. Each record names its source and licence.',
  /** `limits`: what is unavailable without a token, as a list. */
  withoutToken: (limits: string) => `Used without a token: ${limits}.`,
  jurisdictions: 'Jurisdictions',
  industryCodes: 'Industry codes',
  corporateGroupings: 'Corporate groupings',
  events: 'Events',
  statements: 'Statements',
  compare: 'Compare',
  connections: 'Find connections',
  match: 'Match a table',
  watchlist: 'Watchlist',
  register: 'The register',
  downloads: 'Downloads',
  accountStatus: 'Account status',
  api: 'API',
  glossary: 'Glossary',
  accessibility: 'Accessibility',
  people: 'People named here',
  look: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  language: 'Language',
};

/** The home page. */
export const homeWords = {
  heading: 'Who owns what, and who says so',
  lead: 'Search companies and the people who run them, read each record with its source, and follow ownership from company to company.',
  queryLabel: 'Company, officer, address or number',
  queryHint: 'All words, in any order; former names are searched too.',
  allJurisdictions: 'All jurisdictions, with a map',
  byIndustry: 'By industry',
  corporateGroupings: 'Corporate groupings',
  understands: 'What the box understands',
  examples: 'Try',
  /** `place`: "Norway", "the United Kingdom". */
  example: {
    named: (word: string, place: string) => `“${word}” companies in ${place}`,
    industry: (section: string, place: string) => `${section} in ${place}`,
    incorporated: (year: string, place: string) => `founded in ${year} in ${place}`,
    dissolved: (year: string) => `dissolved in ${year}`,
    status: (status: string) => `with status “${status}”`,
  },
  figures: 'In this register',
  kinds: {
    companies: { one: 'company', other: 'companies' },
    officers: { one: 'officer', other: 'officers' },
    relationships: { one: 'relationship', other: 'relationships' },
    filings: { one: 'filing', other: 'filings' },
    events: { one: 'event', other: 'events' },
    corporate_groupings: { one: 'corporate grouping', other: 'corporate groupings' },
  },
  sources: 'Sources',
  /** `day`: the date of the newest record. */
  newest: (day: string) => `newest record: ${day}`,
  undated: 'without dates',
  allSources: (forms: Forms, count: number) => `All ${forms.counted(count, { one: 'source', other: 'sources' })}`,
  unnamedSource: 'Source not named',
  group: 'A group in this register',
  groupCounts: ({ counted, count }: Forms, entities: number, relationships: number, folded: number) =>
    `${counted(entities, { one: 'company or person', other: 'companies and persons' })}, ${counted(relationships, { one: 'relationship', other: 'relationships' })}${folded > 0 ? `, ${count(folded)} not drawn` : ''}`,
  openNetwork: 'Open the network',
  networkOf: (name: string) => `Ownership network of ${name}`,
  changes: 'Recent changes',
  allChanges: 'All events',
  byPlace: 'Companies by jurisdiction',
  empty: 'This register is empty',
  howToFill: (command: ReactNode): ReactNode => <>Import open data to fill it: {command}</>,
  browse: 'Browse',
};

/** The message for each failure. A failure is never reported as "nothing found". */
export const failureWords = {
  heading: 'This page is not available right now',
  tryAgain: 'Try again',
  /** `message`: the source's message, in English. */
  said: (message: ReactNode): ReactNode => message,
  /** `from`: "00:00 UTC (in 5 hours)". */
  again: (from: string) => `Try again from ${from}.`,
  headings: {
    not_found: 'Not found',
    redacted: 'This record is withheld',
  },
  kinds: {
    invalid_request: {
      title: 'This request is not valid',
      advice: 'Check the address, or change the search and try again.',
    },
    refused: {
      title: 'The registry does not allow this request',
      advice: 'Try another search, or go back to the previous page.',
    },
    not_found: {
      title: 'There is no record at this address',
      advice: 'Check the jurisdiction and the number, or search by name.',
    },
    allowance: {
      title: 'The call limit has been reached',
      advice:
        'Pages that were opened recently can still be read. “Account status” at the end of the page shows the limits.',
    },
    token: {
      title: 'This site cannot sign in to the registry',
      advice: 'You cannot fix this: whoever runs this site needs to check its access token.',
    },
    needs_token: {
      title: 'This needs an API token',
      advice:
        'This site uses the registry without a token. Remove the filter or the order that needs one, and try again.',
    },
    redacted: {
      title: 'Withheld by the register',
      advice: 'This is not an error: the register has withheld the details for now. Try again later.',
    },
    busy: {
      title: 'The registry is busy',
      advice: 'It did not respond in time. Wait a minute and try again.',
    },
    damaged: {
      title: 'The register is damaged',
      advice:
        'Some of it cannot be read. The problem is not on your side: whoever runs this site has to repair it. Other pages may still work.',
    },
    down: {
      title: 'The registry cannot be reached',
      advice: 'The problem is not on your side. Wait a few minutes and try again.',
    },
    nonsense: {
      title: 'The registry sent an invalid response',
      advice: 'The problem is on the registry’s side. Wait a few minutes and try again.',
    },
    failed: {
      title: 'The registry reported an error',
      advice: 'The problem is on the registry’s side. Wait a few minutes and try again.',
    },
    unavailable: {
      title: 'Temporarily unavailable',
      advice: 'The registry is overloaded, or has withheld these details for now. Try again later.',
    },
  },
  /** A page or record that does not exist. */
  missing: {
    page: {
      title: 'Page not found',
      advice: 'Check the address for mistakes. The record may also have been removed, or its number may have changed.',
    },
    company: {
      title: 'Company not found',
      advice:
        'The register has no company with this number in this jurisdiction. Check both, or search for the company by name.',
    },
  },
  search: 'Search companies',
  home: 'Home page',
};

/** The page for a request that was refused because of too much load. It is written without the framework. */
export const refusedWords = {
  reasons: {
    busy: {
      title: 'This site is very busy',
      text: 'It is being asked for more than it can answer, so your request was turned away before it was begun. Nothing is wrong with what you asked for.',
    },
    visitor: {
      title: 'Too many requests at once',
      text: 'Many requests from your network are still being answered, so this one was turned away before it was begun. Let the others finish first.',
    },
    slow: {
      title: 'This took too long',
      text: 'The server stopped working on your request, because it took too much time. Try again, or ask for less at once.',
    },
  },
  again: (seconds: string) => `Please try again in ${seconds}.`,
  seconds: { one: 'second', other: 'seconds' },
  tryAgain: 'Try again',
};

const CALL = { one: 'call', other: 'calls' };

const DAY = { one: 'day', other: 'days' };

/** The page on the calls of a remote service, also if there is none. */
export const quotaWords = {
  title: 'Account status',
  description: 'Calls left on the remote service, and how they were used.',
  /** `day`: "38 of 50 calls"; `month`: "150 of 200"; `from`: "00:00 UTC (in 5 hours)", if in the future. */
  verdict: (day: string, month: string, from: string | undefined) =>
    `${day} are left today, ${month} this month${from ? `; the day resets at ${from}` : ''}.`,
  /** `of`: "50 calls". */
  ofCalls: ({ count }: Forms, left: number, of: string) => `${count(left)} of ${of}`,
  of: ({ count }: Forms, left: number, of: number) => `${count(left)} of ${count(of)}`,
  countedBy: {
    service: 'The service’s own count, continued here.',
    own: 'This site’s own count; what others spend with the same token is not included.',
  },
  forms: {
    A: 'A: it answers holders of a token only',
    B: `B: it answers without a token too, with ${DEFAULT_PER_PAGE} results a page and no events`,
    unknown: 'Not known yet',
  },
  copies: {
    replies: ({ counted }: Forms, count: number) => counted(count, { one: 'reply', other: 'replies' }),
    megabytes: ({ count }: Forms, size: number) => `${count(size)} MB`,
    /** `replies`: "9 replies"; `size`, `most`: "2 MB". */
    room: (replies: string, size: string, most: string | undefined) =>
      most ? `${replies}, ${size} of at most ${most}` : `${replies}, ${size}`,
    inMemory: (room: string) => `${room}, in memory only: lost at the next start`,
  },
  service: {
    answers: 'Working',
    tried: 'Failing; the next call checks whether it works again',
    leftAlone: (from: string | undefined) => `Failing; paused${from ? ` until ${from}` : ' for a moment'}`,
  },
  warning: {
    tried: 'The remote service is failing. The next call checks whether it works again.',
    leftAlone: (from: string | undefined) =>
      `The remote service is failing. Requests are paused${from ? ` until ${from}` : ' for a moment'}.`,
    keptIsShown: 'Cached pages are still shown.',
  },
  account: 'The account',
  plan: 'Plan',
  status: 'Status',
  expires: 'Expires',
  token: 'Token',
  tokenSent: 'sent by this server, never shown',
  noToken: 'none',
  form: 'Form',
  whoseCount: 'Counted by',
  share: 'Calls left',
  forYou: 'For you, today',
  inReserve: 'Reserved',
  /** `calls`: "5 calls". */
  reserved: (calls: string) => `${calls} a day, kept for the operator`,
  dayBegins: 'Day resets',
  monthBegins: 'Month resets',
  keptCopies: 'Cached copies',
  theService: 'The service',
  days: {
    title: 'Calls of each day',
    last: ({ counted }: Forms, days: number) => `the last ${counted(days, DAY)}`,
    caption: 'Calls and cached answers of each day',
    asTable: 'The same as a table',
    picture: ({ counted, count }: Forms, calls: number, days: number, most: number) =>
      `${counted(calls, CALL)} in ${counted(days, DAY)}, at most ${count(most)} in one of them`,
    bar: ({ date, counted }: Forms, day: string, calls: number, kept: number) =>
      `${date(day)}: ${counted(calls, CALL)}, ${counted(kept, { one: 'cached answer', other: 'cached answers' })}`,
    highest: ({ counted, count }: Forms, most: number, limit: number) =>
      `the highest: ${counted(most, CALL)} of ${count(limit)}`,
    day: 'Day',
    calls: 'Calls',
    kept: 'Cached answers',
  },
  endpoints: {
    title: 'By endpoint',
    thisMonth: 'this month',
    caption: 'This month, by endpoint',
    none: 'No calls this month.',
    endpoint: 'Endpoint',
    withoutCall: 'Answered without a call',
    /** `percent`: 0 to 100. */
    share: ({ count }: Forms, percent: number) => `${count(percent)}\u00a0%`,
  },
};

/** The account page if no calls are counted for visitors. */
export const ownRegisterWords = {
  spendNothing: 'These pages are free and unlimited: they come from this site’s own register.',
  /** `link`: makes a link to the API reference from its words. */
  forPrograms: (link: (words: string) => ReactNode): ReactNode => (
    <>Calls are counted for programs that use the {link('API')}. An account sees its own, free of charge:</>
  ),
};

/** Downloads of a page, and sharing. */
export const downloadWords = {
  title: 'Download and share',
  file: 'As a file',
  terminal: 'From a terminal',
  cite: 'Cite',
  follow: 'Follow changes',
  embed: 'Embed',
  card: 'Card',
  feeds: { atom: 'Atom feed', json: 'JSON feed', calendar: 'Calendar (iCalendar)' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Excel workbook',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
    bods: 'BODS 0.4 (JSON)',
    ftm: 'FollowTheMoney (JSON lines)',
    graphml: 'GraphML',
    gexf: 'GEXF',
    cypher: 'Cypher',
    ttl: 'Turtle (RDF)',
    svg: 'SVG picture',
    png: 'PNG picture',
  },
  /** The contents of the file of a record page. */
  record: {
    json: 'the API’s response',
    xml: 'the same, as XML',
    csv: 'its facts in one row',
    xlsx: 'its facts in one row, and a sheet that explains them',
    md: 'a dossier to read, with its sources',
    jsonld: 'in schema.org terms',
    bods: 'as a statement of the Beneficial Ownership Data Standard',
    ftm: 'as entities of FollowTheMoney, a line each',
    ttl: 'in schema.org terms, as RDF',
  },
  /** The contents of the file of a list; `many`: "companies". */
  list: {
    json: 'as the API returns them',
    xml: 'the same, as XML',
    csv: (many: string) => `${many}, a row each`,
    xlsx: (many: string) => `${many}, a row each, and a sheet that explains the columns`,
    md: 'a short table to read',
    jsonld: 'in schema.org terms',
    bods: 'entities, persons and relationships as statements',
    ftm: 'entities and their links, a line each',
    graphml: 'for yEd, Gephi and Cytoscape',
    gexf: 'for Gephi',
    cypher: 'statements for Neo4j and other graph databases',
    ttl: 'as RDF',
    svg: 'a structure chart',
    png: 'the same in pixels',
  },
  many: (kind: Kind) => KINDS[kind].many,
  extent: {
    firstPage: 'Each file holds the first page of the list: no call if it is cached, otherwise 1.',
    upTo: ({ count }: Forms, most: number) => `Each file holds the whole list, up to ${count(most)} records.`,
    all: ({ count }: Forms, total: number) =>
      `Each file holds ${total === 1 ? 'the one record' : `all ${count(total)} records`}, whichever page is open.`,
    first: ({ count, counted }: Forms, most: number, total: number) =>
      `Each file holds the first ${count(most)} of ${counted(total, { one: 'record', other: 'records' })}. Narrow the search to reach the rest.`,
  },
  pages: 'Pages',
  pageCost: 'Each page after the first costs 1 call to the remote service unless it is cached.',
};

const STATEMENT = { one: 'statement', other: 'statements' };

/** The paged lists of a record. */
export const recordWords = {
  /** The filters of a list. */
  filters: {
    remove: '(remove this filter)',
    more: ({ count }: Forms, more: number) => `Show ${count(more)} more`,
    noneMatch: 'Nothing in this list matches the filters.',
  },
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
    `${counted(count, { one: 'entry', other: 'entries' })} could not be read and are not shown.`,
};

/** The lists of a company's record. */
export const trailWords = { filings: 'Filings', statements: 'Statements', data: 'Data' };

/** Watching, rendered on the server: the page of the list, and the line on each company that links to it. */
export const watchWords = {
  title: 'Watchlist',
  lead: 'The companies you watch, stored only in this browser, and what has changed in their records since you looked.',
  needsScripts:
    'This page needs JavaScript: your list is stored only in this browser. The server does not know what you watch.',
  compare: 'Compare with another',
};

/** The range of a list on a page; `all` is the total with its noun. */
export const listWords = {
  partOf: (forms: Forms, { shown, page, total_pages }: Record<'shown' | 'page' | 'total_pages', number>, all: string) =>
    `${forms.count(shown)} of ${all}, page ${forms.count(page)} of ${forms.count(total_pages)}`,
  /** Stands behind a text that a page cuts. */
  cut: (forms: Forms, shown: number, all: number) =>
    `… (cut at ${forms.count(shown)} of ${forms.count(all)}: JSON and files have all of it)`,
};

/** The accessibility statement. It must agree with what the tests check. */
export const accessibilityWords = {
  title: 'Accessibility',
  description: 'What was tested for accessibility, how, and what is known to fall short.',
  lead: 'Everyone should be able to use this site. Our goal is WCAG 2.2, level AA. Our automated tests find no violation of it, but the site has not been tested with a screen reader yet.',
  sections: {
    works: {
      heading: 'What you can expect',
      points: [
        'Everything can be done with the keyboard. Press ? for the shortcuts; they can be turned off in the same list.',
        'Searches and records work without JavaScript. The network picture, the watchlist, matching tables and suggestions need it.',
        'What pictures and maps show is also on the page as a table, a tree or text.',
        'There are light, dark and high-contrast themes at the end of each page. Without a choice, your device’s settings apply, also for reduced motion.',
        'Text can be enlarged to 200\u00a0% without loss.',
      ],
    },
    tested: {
      heading: 'How it is tested',
      points: [
        'axe-core checks every kind of page in Chromium: all of its rules, and the contrast of every theme. No rule is turned off.',
        'The same pages must not scroll sideways at widths of 360, 768 and 1,440 pixels, nor at a zoom of 200\u00a0%.',
        'Further tests use pages with the keyboard alone, check that the focus stays visible, read the announcements for screen readers, and load pages without JavaScript.',
      ],
    },
    limits: {
      heading: 'Known limitations',
      points: [
        'There have been no tests with screen readers, voice control or screen magnifiers, none by people with disabilities, and no outside audit. Automated tests find only part of all barriers.',
        'Only some tests run in Firefox and none in Safari. Contrast themes of Windows are not tested.',
        'The network picture is a drawing: its names cannot be read at low zoom, and screen readers get the table and the tree instead.',
        'Wide tables scroll sideways on small screens.',
        'Names, addresses and statements are shown in the language of their source. It is mostly not marked, so screen readers may pronounce them wrongly.',
        'The message that a record does not exist needs JavaScript.',
        'Documents on the sites of registers and publishers are outside our control.',
      ],
    },
  },
  report: {
    heading: 'Report a problem',
    text: 'Tell the operator of this site which page does not work for you, and which browser and assistive technology you use.',
  },
};
