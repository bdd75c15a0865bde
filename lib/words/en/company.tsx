import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';
import type { SentencePart } from '../arguments';

/** The pages of a company. */
export const companyWords = {
  kind: 'Company',
  thisCompany: 'This company',
  tabs: {
    overview: 'Overview',
    filings: 'Filings',
    statements: 'Statements',
    data: 'Data',
    events: 'Events',
    network: 'Network',
  },
  /** Titles of the browser tab. */
  titles: {
    filings: (name: string) => `${name}: filings`,
    statements: (name: string) => `${name}: statements`,
    data: (name: string) => `${name}: data`,
    events: (name: string) => `${name}: events`,
    network: (name: string) => `${name}: network`,
  },
  placeholderEnd: 'placeholder, not matched to a record',
  sections: {
    facts: 'Key facts',
    industry: 'Industry',
    groupings: 'Groupings',
    source: 'Source',
    officers: 'Officers',
    names: 'Names',
    registrations: 'Other registrations',
    branches: 'Branches',
    filings: 'Recent filings',
    data: 'Data',
  },
  facts: {
    number: 'Number',
    nativeNumber: 'Number in the register',
    jurisdiction: 'Jurisdiction',
    type: 'Type',
    status: 'Status',
    incorporated: 'Incorporated',
    dissolved: 'Dissolved',
    address: 'Address',
    addressNotKnown: 'Not known',
    othersHere: 'Other companies at this address',
    identifier: 'Identifier',
    inRegister: 'In the register',
    registerPage: 'The register’s own page',
  },
  industry: {
    otherSchemes: 'Equivalents in other schemes',
    leadsToOthers: 'Open a code to see its equivalents in other schemes.',
  },
  names: {
    alsoKnownAs: 'Also known as',
    alsoRecorded: 'also recorded under this name',
    kinds: {
      trading: 'trading name',
      abbreviation: 'abbreviation name',
      legal: 'legal name',
      alias: 'alias name',
    },
    otherKind: (type: string) => `${type} name`,
  },
  registrations: {
    later: 'Superseded by',
    beside: 'Registered at the same time as',
    earlier: 'Replaces',
  },
  officers: {
    name: 'Name',
    position: 'Position',
    from: 'From',
    to: 'To',
    withCompany: 'with the company',
    nobody: 'No current officers are recorded.',
    current: ({ counted }: Forms, count: number) => counted(count, { one: 'officer', other: 'officers' }),
    former: ({ counted }: Forms, count: number) => counted(count, { one: 'former officer', other: 'former officers' }),
    currentCaption: 'Current officers',
    formerCaption: 'Former officers',
    folded: 'officers',
  },
  branches: {
    count: ({ counted }: Forms, count: number) => counted(count, { one: 'branch', other: 'branches' }),
    /** `branches`: "12 branches". */
    inPart: ({ count, counted }: Forms, branches: string, some: number, total: number) =>
      `${branches} in the newest ${count(some)} of ${counted(total, { one: 'statement', other: 'statements' })}`,
    folded: 'branches',
    search: 'Search for branches of this name',
  },
  filings: {
    newest: ({ count }: Forms, shown: number) => `the newest ${count(shown)} shown`,
    some: ({ count, counted }: Forms, shown: number, given: number) =>
      `${count(shown)} of ${counted(given, { one: 'filing', other: 'filings' })} shown`,
    count: ({ counted }: Forms, given: number) => counted(given, { one: 'filing', other: 'filings' }),
    all: 'All filings',
  },
  data: {
    some: ({ count }: Forms, shown: number, total: number) => `${count(shown)} of ${count(total)} shown`,
    count: ({ counted }: Forms, total: number) => counted(total, { one: 'item', other: 'items' }),
    all: ({ counted }: Forms, total: number) => `All ${counted(total, { one: 'item', other: 'items' })}`,
  },
  source: {
    /** `date`: "24 March 2024". */
    changed: (date: string) => `Last updated ${date}.`,
    raw: 'Raw record',
  },
  absent: {
    officers: 'officers',
    filings: 'filings',
    industry_codes: 'industry codes',
    other_names: 'other names',
  },
  /** `things`: at least one of those above. */
  holdsNo: ({ or }: Forms, things: string[]) => `The registry holds no ${or(things)} for this company.`,
  warnings: {
    superseded: 'This registration was superseded',
    supersededBy: (company: ReactNode) => <>The company is now registered as {company}.</>,
    /** `onDate`: "on 12 November 2019". */
    dissolved: (onDate: string) => `This company was dissolved ${onDate}`,
    dissolvedMeans: 'Its officers’ appointments ended with it, even where the register gives no end date.',
    inactive: 'This company is inactive',
    inactiveMeans: 'The register gives no date. Its officers are shown as former.',
    branch: 'This entry is a branch, not a separate company',
    branchOf: (home: ReactNode) => <>Its home company is {home}.</>,
    branchOfNobody: 'The register does not name the company it belongs to.',
    oldFacts: (date: string) => `These facts are from ${date}`,
    oldFactsMean: 'The register has not been checked since then, so details may have changed.',
  },
};

/** Companies in search results. */
export const companyResultWords = {
  caption: 'Companies found',
  name: 'Name',
  incorporated: (date: string) => `incorporated ${date}`,
  formerName: 'Matches a former name:',
  legalForm: 'Matches with the legal form spelt differently.',
  number: 'Has this number.',
  otherNumber: 'Has this number in another format, or as the register’s own number.',
  otherName: 'Matches another of its names; see the record.',
  near: 'Companies with similar names',
  inactiveIn: (place: string) => `${place}, inactive`,
};

/** Sources of a company's facts, and who controls it. */
export const companyFactWords = {
  sources: {
    register: 'Name, number, type, status, dates, address',
    registerWithIndustry: 'Name, number, type, status, dates, address, industry',
    activity: 'Active or inactive',
    identifiers: 'Identifiers',
    control: 'Ownership and control',
    groupings: 'Groupings',
  },
  /** Types of control statements (api-shapes, 6.2). */
  kinds: {
    control_statement: 'Control statement',
    subsidiary_relationship: 'Subsidiary relationship',
    share_parcel: 'Share parcel',
  },
};

/** Who controls a company, and what it controls. */
export const controlWords = {
  title: 'Ownership and control',
  controlledBy: 'Controlled by',
  controlledByUltimately: 'Controlled by, directly and ultimately',
  ultimatelyBy: 'Ultimately controlled by',
  seeStatements: 'No controlling company is named; see the statements below.',
  statedParent: 'Ultimate parent, as stated',
  statement: 'statement',
  beneficialOwners: 'Beneficial owners',
  none: 'The registry holds no statements about this company.',
  lookedAt: ({ count, counted }: Forms, some: number, total: number) =>
    `Based on the newest ${count(some)} of ${counted(total, { one: 'statement', other: 'statements' })}.`,
  allStatements: 'All statements',
  statementsBehind: 'The statements behind this',
  statements: {
    heading: ({ counted }: Forms, total: number) => counted(total, { one: 'statement', other: 'statements' }),
    caption: 'Statements on control',
    folded: 'statements',
    who: 'Who',
    holds: 'Holds',
    when: 'When',
    confidence: 'Confidence',
    statement: 'Statement',
    nobody: 'None named',
    nobodyBecause: (reasons: string) => `None named: ${reasons}`,
    ultimateOwner: 'ultimate beneficial owner',
  },
  network: {
    ultimateParentOf: ({ counted }: Forms, total: number) =>
      `Stated as the ultimate parent of ${counted(total, { one: 'company', other: 'companies' })}.`,
    ownsNothing: 'It is not known to own or control a company.',
    owns: ({ counted }: Forms, total: number) =>
      `Owns or controls ${counted(total, { one: 'company', other: 'companies' })}`,
    more: ({ counted }: Forms, rest: number) =>
      `and ${counted(rest, { one: 'more company', other: 'more companies' })} in the network`,
    none: 'No relationship with another company is known.',
    /** `age`: "3 hours ago". */
    age: (age: string) => `From a copy made ${age}.`,
    count: ({ counted }: Forms, total: number) => `${counted(total, { one: 'neighbour', other: 'neighbours' })}.`,
    some: ({ count, counted }: Forms, shown: number, total: number) =>
      `${count(shown)} of ${counted(total, { one: 'neighbour', other: 'neighbours' })} shown, the largest shares first.`,
    /** `count`: one of the two sentences above. */
    description: (name: string, count: string) => `The network around ${name}: owners above, owned below. ${count}`,
    legend: 'Owners above, owned below. Dashed: low confidence or unknown share.',
    explore: 'Explore the network',
  },
};

const COMPANIES = { one: 'company', other: 'companies' };

const CALLS = { one: 'call', other: 'calls' };

/** The choice of companies to compare: from results, by name, or missing. */
export const compareChoiceWords = {
  title: 'Compare companies',
  lead: ({ count }: Forms, most: number) =>
    `Up to ${count(most)} companies side by side: what differs, and what they share. Copy the address to share the comparison.`,
  compare: 'Compare',
  compareIt: (name: string) => `Compare ${name}`,
  compareTicked: 'Compare the ticked companies',
  tick: ({ count }: Forms, most: number) => `Tick 2 to ${count(most)}.`,
  costIsSaid: 'You see the cost before any call is spent.',
  most: ({ count }: Forms, most: number) => `You can compare up to ${count(most)} companies at once.`,
  first: 'Company to compare',
  next: 'Company to compare with',
  add: 'Add',
  hint: 'A name, a number with its jurisdiction as in gb/01234500, or the address of a company’s page.',
  costOfName: 'Searching for a name costs 1 call; a number costs nothing at this step.',
  whichOne: 'Which one do you mean?',
  shown: ({ count }: Forms, shown: number, total: number) => `${count(shown)} of ${count(total)} shown`,
  incorporated: (date: string) => `incorporated ${date}`,
  noneNamed: (name: ReactNode) => <>No company named “{name}” was found. Try fewer words.</>,
  /** `link` makes a link to the search from its words. */
  allInSearch: ({ count }: Forms, total: number, link: (words: string) => ReactNode) => (
    <>{link(`All ${count(total)} in the search`)}, where you can tick companies to compare.</>
  ),
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  removeNamed: (name: ReactNode) => <>Remove {name}</>,
  wouldCost: ({ counted }: Forms, companies: number) =>
    `${counted(companies, COMPANIES)} not loaded yet: ${counted(companies, CALLS)}`,
  noCopies: (companies: ReactNode) => <>No cached copy: {companies}.</>,
  compareAll: ({ counted }: Forms, calls: number) => `Compare all · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }: Forms, most: number, leftOut: number) =>
    `The first ${count(most)} are compared; ${counted(leftOut, { one: 'more company', other: 'more companies' })} left out`,
  namesNone: 'Part of the address is not a company',
  wasLeftOut: (text: ReactNode) => <>“{text}” was ignored. Write a company as gb/01234500.</>,
};

/** The comparison of companies, and what they share. */
export const comparisonWords = {
  facts: 'Facts',
  sideBySide: 'Facts side by side',
  fact: 'Fact',
  notKnown: 'Not known',
  noneRecorded: 'None recorded',
  showAll: 'Show all facts',
  showDifferences: 'Show only what differs',
  /** `labels`: names of facts. */
  noneTells: (labels: readonly string[]) =>
    `Not given in any of these records: ${labels.map((label) => label.toLowerCase()).join(', ')}.`,
  names: 'Names over time',
  otherNamesUnknown: 'The record does not say whether it had other names.',
  matches: ({ counted }: Forms, matches: number) => counted(matches, { one: 'match', other: 'matches' }),
  manyMatches: 'matches',
  ties: {
    title: 'Shared owners and other parties',
    sameName: 'the same name, which does not prove the same owner',
  },
  addresses: 'Shared addresses',
  identifiers: 'Shared identifiers',
  /** A shared item's holder: in which record, in which role, and of whom. */
  holder: (company: ReactNode, as: string, of: ReactNode | undefined) => (
    <>
      {company}: {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Shared officers',
    candidates: ({ counted }: Forms, candidates: number) =>
      counted(candidates, { one: 'candidate', other: 'candidates' }),
    manyCandidates: 'candidates',
    officer: 'Officer',
    perhapsSame: 'Possibly the same as',
    likelihood: 'Likelihood',
    reasons: 'Why',
    speaksAgainst: '(speaks against)',
    positionUnknown: 'position not known',
    countUnknown: 'not known',
    extent: (counts: ReactNode) => <>Based on the officers in each record: {counts}.</>,
    cannotSay: 'Nothing can be said about a record without officers.',
  },
};

/** How compared companies are connected, and what was searched. */
export const tieWords = {
  title: 'How they are connected',
  some: ({ count }: Forms, shown: number, total: number) => `${count(shown)} of ${count(total)} shown`,
  /** Statements, in the plural. */
  folded: 'statements',
  chains: {
    title: 'Chains of relationships',
    between: (one: ReactNode, other: ReactNode) => (
      <>
        From {one} to {other}
      </>
    ),
  },
  summary: {
    direct: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'statement between them', other: 'statements between them' }),
    ties: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'shared owner or other party', other: 'shared owners and other parties' }),
    chains: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'chain of relationships', other: 'chains of relationships' }),
    addresses: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'shared address', other: 'shared addresses' }),
    identifiers: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'shared identifier', other: 'shared identifiers' }),
    officers: ({ counted }: Forms, count: number) =>
      counted(count, { one: 'officer of a matching name', other: 'officers of matching names' }),
    none: 'Nothing found. See what was searched.',
  },
  /** Each label is followed by how much of each company was searched: "gb/1: 12 · gb/2: 3". */
  nothing: {
    title: 'Nothing found in',
    direct: 'Statements that name two of them.',
    parties: 'Parties that statements of two of them name.',
    groupings: 'Corporate groupings and registrations in the records.',
    officers: 'Officers of matching names.',
    addresses: 'Addresses.',
    identifiers: 'Identifiers.',
    chains: 'Chains of relationships.',
    withoutOfficers: 'Addresses of officers are not shown to visitors and were not compared.',
    notSearched: 'not known here',
    part: ({ count }: Forms, searched: number, of: number) => `the newest ${count(searched)} of ${count(of)}`,
    reach: ({ counted }: Forms, steps: number, entities: number, hub: number) =>
      `Up to ${counted(steps, { one: 'step', other: 'steps' })}, among ${counted(entities, { one: 'entity', other: 'entities' })} around them, not through any with at least ${counted(hub, { one: 'relationship', other: 'relationships' })}.`,
    cut: 'There are more entities than were searched.',
    notWalked: ({ and }: Forms, names: string[]) => `The relationships of ${and(names)} are not all known here.`,
  },
};

/** The compared facts of companies, and whether they agree. */
export const compareWords = {
  facts: {
    number: 'Number',
    jurisdiction: 'Jurisdiction',
    type: 'Type',
    status: 'Status',
    activity: 'Activity',
    incorporated: 'Incorporated',
    dissolved: 'Dissolved',
    address: 'Address',
    industry: 'Industry',
    identifiers: 'Identifiers',
    controller: 'Controlled by',
    owners: 'Ultimate owners',
    top_company: 'Ultimate controlling company',
    home_company: 'Home company',
    groupings: 'Groupings',
    officers: 'Officers in the record',
    newest_filing: 'Newest filing in the record',
    source: 'Source',
    retrieved: 'Retrieved',
  },
  agreements: { same: 'Same', differs: 'Differs', partly_known: 'Known for some' },
  /** The role of a shared item in a record. */
  roles: {
    compared: 'Compared here',
    controller: 'Controlling entity',
    owner: 'Ultimate owner',
    top_company: 'Ultimate controlling company',
    home_company: 'Home company',
    alternate_registration: 'Alternate registration',
    previous_registration: 'Previous registration',
    subsequent_registration: 'Subsequent registration',
    grouping: 'Grouping',
    registered_address: 'Registered address',
    officer_address: 'Address of an officer',
    identifier: 'Identifier',
  },
  officers: ({ count, counted }: Forms, current: number, former: number) =>
    `${counted(current, { one: 'officer', other: 'officers' })}, ${former === 0 ? 'none' : count(former)} former`,
  filed: ({ date }: Forms, day: string, title: string) => `${date(day)}: ${title}`,
  agreement: ({ counted }: Forms, differ: number, same: number, partly: number) => {
    const parts = [
      counted(differ, { one: 'fact differs', other: 'facts differ' }),
      counted(same, { one: 'is the same', other: 'are the same' }),
      ...(partly > 0 ? [`${counted(partly, { one: 'is', other: 'are' })} known for only some of the companies`] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

/** Records that may be about the same company. */
export const sameCompanyWords = {
  title: ({ form }: Forms, records: number) =>
    form(records, { one: 'Another record may be the same company', other: 'Other records may be the same company' }),
  compare: 'Compare',
  compareWith: (name: string, number: string) => `Compare with ${name}, ${number}`,
  likelihoods: { likely: 'Likely', possible: 'Possibly' },
  /** `same_identifier` is followed by the identifier. */
  reasons: {
    same_identifier: 'the same identifier',
    same_name: 'the same name',
    former_name: 'the name of one is a former name of the other',
    same_address: 'the same address',
    same_incorporation: 'incorporated on the same day',
    same_country: 'the same country',
    no_register_number: 'one of them lacks the number of its register',
  },
};

/** A company in one sentence, and its status in a word. */
export const formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Active',
    unknown: 'Status unknown',
  },
  branch: 'Branch',
  branches: { F: 'Branch of a company registered elsewhere', L: 'Local branch' },
  unstatedType: 'company',
  branchFromElsewhere: 'branch of a company registered elsewhere',
  branchOfNobody: 'branch of an unnamed company',
  branchOf: (home: SentencePart, place: string | undefined): SentencePart[] => [
    'branch of ',
    home,
    place ? ` (${place})` : '',
  ],
  /** `since`: "since 15 September 1978". */
  registered: (place: string, since: string | undefined) =>
    since ? `registered in ${place} ${since}` : `registered in ${place}`,
  /** `onDate`: "on 2 January 2001". */
  dissolved: (onDate: string) => `dissolved ${onDate}`,
  status: (status: string) => `status “${status}”`,
  inactive: (status: string | undefined) => (status ? `inactive, ${status}` : 'inactive'),
  notMarkedInactive: 'active',
  superseded: ({ and }: Forms, places: string[]) =>
    places.length > 0 ? `superseded by its registration in ${and(places)}` : 'superseded by its registration elsewhere',
  /** Follows the kind of company. */
  rest: (registered: string, state: string | undefined, superseded: string | undefined) =>
    `, ${[registered, state, superseded].filter(Boolean).join('; ')}.`,
};

const DIRECTIONS = { up: 'upwards', down: 'downwards', both: 'both ways' };

/** The network of several entities, and their list. */
export const networkRootWords = {
  title: 'Network of several companies',
  networkOf: (names: string) => `Network of ${names}`,
  more: ({ count }: Forms, rest: number) => `${count(rest)} more`,
  networkOfThese: 'Network of these',
  networkOfTicked: 'Network of the ticked companies',
  networkOfFirst: ({ count }: Forms, first: number) => `Network of the first ${count(first)}`,
  tickForNetwork: ({ count }: Forms, most: number) => `Up to ${count(most)} for their network.`,
  lead: 'Owners, holdings and connections of the companies and placeholders listed here.',
  roots: 'Starting points',
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  add: 'Add a company or a placeholder',
  addHint: 'The address of its page, or a number with its jurisdiction as in gb/01234500.',
  addButton: 'Add',
  most: ({ count }: Forms, most: number) => `Up to ${count(most)} at once.`,
  none: 'No companies chosen yet. Add one below, select results of a search, or open a case file.',
  missing: (what: ReactNode, why: string) => (
    <>
      {what} is left out. {why}
    </>
  ),
  missingTitle: 'Not all of them can be shown',
  unreadable: 'Part of the address is not a company or a placeholder',
  wasLeftOut: (text: ReactNode) => (
    <>“{text}” was ignored. Write a company as /companies/gb/01234500, a placeholder as /placeholders/42.</>
  ),
  leftOut: ({ count, counted }: Forms, most: number, leftOut: number) =>
    `The first ${count(most)} are used; ${counted(leftOut, { one: 'more was', other: 'more were' })} left out.`,
  wrong: 'Part of the address is not valid',
  wrongDirection: 'The direction must be up, down or both; both is used.',
  wrongNumber: ({ count }: Forms, name: string, least: number, most: number) =>
    `${name} must be a whole number from ${count(least)} to ${count(most)}; the default is used.`,
  walked: ({ counted }: Forms, depth: number, direction: keyof typeof DIRECTIONS) =>
    `Expanded ${counted(depth, { one: 'level', other: 'levels' })} ${DIRECTIONS[direction]} from each.`,
  keptOnly: 'Only cached copies were used.',
  rest: (price: string) => `Expanding everything: ${price}.`,
  askAll: ({ counted }: Forms, calls: number) => `Expand · up to ${counted(calls, { one: 'call', other: 'calls' })}`,
};
