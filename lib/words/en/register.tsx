import type { ReactNode } from 'react';
import type { FindingKind, HeldKind } from '@/lib/contract/records';
import type { Forms } from '@/lib/shared/language/language';

const COMPANIES = { one: 'company', other: 'companies' };

/** The jurisdictions, on a map and in a table. */
export const jurisdictionWords = {
  title: 'Jurisdictions',
  companies: (forms: Forms, count: number) => forms.counted(count, COMPANIES),
  /** A place on the map, with its number of companies. */
  placeWith: (forms: Forms, name: string, count: number) => `${name}: ${forms.counted(count, COMPANIES)}`,
  /** A range of counts in the legend. */
  step: (forms: Forms, { from, to }: { from: number; to?: number }) => {
    if (to === undefined) return `${forms.counted(from, COMPANIES)} or more`;
    return from === to ? forms.counted(from, COMPANIES) : `${forms.count(from)} to ${forms.counted(to, COMPANIES)}`;
  },
  holdings: (
    forms: Forms,
    { companies, jurisdictions, countries }: Record<'companies' | 'jurisdictions' | 'countries', number>,
  ) => {
    const where = forms.counted(jurisdictions, { one: 'jurisdiction', other: 'jurisdictions' });
    const of = forms.counted(countries, { one: 'country or territory', other: 'countries and territories' });
    return `${forms.counted(companies, COMPANIES)} in ${where} of ${of}.`;
  },
  notGiven: 'The remote service does not count companies by jurisdiction, so no numbers are shown.',
  notAsked: 'The numbers of companies were not loaded. Each link is a search of the remote service.',
  ask: 'Load the numbers',
  emptyOnes: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'further jurisdiction', other: 'further jurisdictions' })} without companies here`,
  beyond: (forms: Forms, count: number) => `${forms.counted(count, COMPANIES)} in other jurisdictions.`,
  nameless: 'a code without a name',
  regions: (forms: Forms, count: number) => forms.counted(count, { one: 'region', other: 'regions' }),
  /** Added after the number of regions. */
  ofCountry: (name: string) => ` of ${name}`,
  inNoRegion: 'In no region',
  /** The companies of a jurisdiction by letter. */
  byLetter: {
    title: (place: string) => `Companies in ${place} by name`,
    /** `letter`: "B". */
    titleWith: (place: string, letter: string) => `Companies in ${place} by name, ${letter}`,
    letters: 'First letters',
    others: '0–9, other signs',
    before: 'Earlier names',
    after: 'Later names',
    search: 'Search these companies',
    none: 'The register holds no companies there.',
    noneSo: 'No names begin so.',
    link: 'A–Z',
    linkOf: (place: string) => `A–Z: ${place}`,
    inactive: 'inactive',
  },
  list: {
    counted: 'Companies by country',
    uncounted: 'Countries',
  },
  order: 'Order of the countries',
  orders: { count: 'Most companies', name: 'Name' },
  byCountry: 'By country',
  find: 'Find a jurisdiction',
  findHint: 'A name in any language, or a code.',
  noneNamed: (q: ReactNode) => <>No jurisdiction has “{q}” in its name.</>,
  matchIt: 'Match another spelling',
  matchPlace: 'Match the name of a place',
  map: {
    heading: 'Map of the world',
    skip: 'Skip the map',
    legend: 'Legend of the map',
    places: (forms: Forms, count: number) => forms.counted(count, { one: 'place', other: 'places' }),
    none: 'none here',
    notCounted: 'not counted',
    tooSmall: 'too small to draw',
    missing: (places: ReactNode) => <>Not on the map: {places}.</>,
    borders: (uncoded: string) =>
      'Borders: Natural Earth, 1 : 110 million. They show who controls an area, not who has a right to it. Territories ' +
      'with their own code are drawn separately from their country. ' +
      `${uncoded} have no code and are drawn with a broken line. Equal Earth projection.`,
    /** Areas without a code, by their names in the atlas. */
    uncoded: { 'Northern Cyprus': 'Northern Cyprus', Somaliland: 'Somaliland' },
  },
};

interface Meaning {
  q: ReactNode;
  name: ReactNode;
  code: ReactNode;
  /** If the place is not a country itself. */
  country: string | undefined;
}

/** Matching the name of a place to a jurisdiction. */
export const matchWords = {
  title: 'Match a jurisdiction',
  text: 'Name or code of a place',
  near: 'Near (optional)',
  match: 'Match',
  help: 'Names in many languages, codes of two and three letters, and regions with or without their country: “Delaware, US”, “Deutschland”, “gbr”. Add a country where two places share a name.',
  metered: 'Each match costs 1 call unless it is cached.',
  uncertain: 'No certain match',
  namesNone: (q: ReactNode) => <>“{q}” matches no place that the register knows, or several of them.</>,
  means: ({ q, name, code, country }: Meaning) => (
    <>
      “{q}” means {name}, code {code}
      {country && <> in {country}</>}.
    </>
  ),
  companies: 'Companies registered there',
};

const CODES = { one: 'code', other: 'codes' };

/** Industry codes: the schemes, the page of a scheme, the page of a code. */
export const industryWords = {
  title: 'Industry codes',
  one: 'Industry code',
  lead: 'Registers use codes to say what a company does. Each scheme is a list of codes, from broad sections to narrow trades.',
  noSchemes: 'The register has no industry code schemes.',
  officialPage: 'Official page',
  /** Added to it in a list of several pages. */
  ofScheme: (name: string) => ` of ${name}`,
  whatCompaniesDo: 'What the companies here do',
  countedHow:
    'Counted with everything below a section and with its equivalents in other schemes. A company may be in several.',
  find: 'Find a code of this scheme',
  findHint: 'Words of its description, or the beginning of the code.',
  total: (forms: Forms, count: number) => forms.counted(count, CODES),
  found: (forms: Forms, found: number, count: number) => `${forms.count(found)} of ${forms.counted(count, CODES)}`,
  noneFound: (q: ReactNode) => <>No code of this scheme begins with “{q}” or has it in its description.</>,
  all: 'All of its codes',
  noCodes: 'The register lists no code of this scheme.',
  numbers: 'The numbers are companies, counted by section. Lines without a number were not counted.',
  allAbout: (code: string) => `All about ${code}`,
  noDescription: '(no description)',
  sectionOf: (scheme: ReactNode) => <>A section of {scheme}.</>,
  codeOf: (scheme: ReactNode) => <>A code of {scheme}.</>,
  below: 'Narrower codes',
  seeBelow: 'See narrower codes in the tree',
  nothingBelow: 'None: this is one of the narrowest codes of its scheme.',
  noCompany: 'No company here has this code, a narrower one or an equivalent.',
  companies: 'Companies',
  companyCount: (forms: Forms, count: number) => forms.counted(count, { one: 'company', other: 'companies' }),
  withIt: 'with this code, a narrower one, or an equivalent in another scheme.',
  inTree: 'Show it in the tree',
  equivalents: {
    title: 'In other schemes',
    count: (forms: Forms, count: number) => forms.counted(count, { one: 'equivalent', other: 'equivalents' }),
    none: 'No equivalent is known.',
    unknown: 'The source does not say whether there are equivalents.',
    caption: 'Equivalent codes',
    scheme: 'Scheme',
    code: 'Code',
    description: 'Description',
  },
};

const KINDS: Record<HeldKind, string> = {
  companies: 'Companies',
  officers: 'Officers',
  filings: 'Filings',
  statements: 'Statements',
  relationships: 'Ownership and control',
  placeholders: 'Placeholders',
  data: 'Data records',
  events: 'Events',
  corporate_groupings: 'Corporate groupings',
  industry_codes: 'Industry codes',
};

/** A finding about the quality of imported files: what was counted. `subject`: what it is about, as sources name it. */
const FINDINGS: Record<FindingKind, (subject: string | null) => string> = {
  not_read: () => 'not read to its end',
  lost_characters: () => 'characters that were lost before, or are not in the named encoding',
  conflict: (subject) => `sources differ: ${SUBJECTS[subject ?? ''] ?? 'other facts'}`,
  duplicate: (subject) => `twice in the files: ${SUBJECTS[subject ?? ''] ?? 'other records'}`,
  check_digit: (subject) => `wrong check digit: ${subject ?? 'other numbers'}`,
  impossible_date: (subject) => `dates that cannot be: ${SUBJECTS[subject ?? ''] ?? 'others'}`,
  end_not_found: () => 'owners or companies that no record describes',
  undated: () => 'records without a day, which have the date of their file',
  encoding: (subject) => `not in UTF-8, read as ${subject ?? 'another encoding'}`,
  repaired_characters: () => 'characters that were not in UTF-8, repaired',
  unknown_column: (subject) => `column that was not read: ${subject ?? 'others'}`,
  passed_over: (subject) => `passed over: ${subject ?? 'other types'}`,
  suppressed: () => 'records without the facts of suppressed persons',
};

/** What a finding is about, if not named by sources. */
const SUBJECTS: Record<string, string> = {
  name: 'name',
  inactive: 'whether it is active',
  incorporation_date: 'day of incorporation',
  dissolution_date: 'day of dissolution',
  company: 'companies',
  statement: 'statements',
  unreadable: 'no such day',
  order: 'the end comes before the beginning',
  future: 'incorporated in the future',
};

/** What can be done about it. */
const ADVICE: Partial<Record<FindingKind, string>> = {
  not_read: 'what was read before is loaded; import the whole file again',
  undated: 'any day that a record or a file name gives overrides it; --as-of tells a better one',
  encoding: '--encoding names another',
  end_not_found: 'import the register or publisher that has them',
};

/** The page on the contents of the register. */
export const registerWords = {
  title: 'The register',
  description: 'What this register holds, where it comes from, and how it was imported.',
  /** `companies` and `publishers`: their numbers. */
  verdict: ({ counted }: Forms, companies: number, publishers: number) =>
    `This register holds ${counted(companies, { one: 'company', other: 'companies' })}. Its records come from ${counted(publishers, { one: 'publisher', other: 'publishers' })}.`,
  suppressed: ({ counted }: Forms, persons: number) =>
    `At the request of those concerned or by law, the facts of ${counted(persons, { one: 'person', other: 'persons' })} are left out. Shares that they hold are kept.`,
  empty: 'This register is empty. Import open data to fill it.',
  remote:
    'The records come from a remote registry service, which does not say what it holds in total. Each record names its source.',
  download: 'Download it whole, or one jurisdiction',
  contents: 'Contents',
  kinds: KINDS,
  sources: 'Sources',
  sourcesCaption: 'Publishers with their licences, records and dates',
  countedOnce: 'A company that several publishers describe is counted with the publisher of its newest record.',
  publisher: 'Publisher',
  /** In the plural. */
  publishers: 'publishers',
  unnamed: 'Records without a publisher',
  licence: 'Licence',
  imports: 'Imports',
  importsCaption: 'The latest imports, newest first',
  noImports: 'Sample data only. Import a register to add your own.',
  files: 'Files',
  format: 'Format',
  when: 'When',
  read: 'Read',
  added: 'Added',
  merged: 'Merged',
  unchanged: 'Unchanged',
  rejected: 'Rejected',
  unfinished: 'not finished: run the same command again to continue',
  moreFiles: ({ count }: Forms, more: number) => `and ${count(more)} more`,
  reasons: 'Reasons',
  reason: ({ count }: Forms, amount: number, reason: string) => `${count(amount)} × ${reason}`,
  attention: {
    title: 'What needs attention',
    old: 'Old',
    /** `count` of `all` publishers. */
    oldSources: 'Publishers with nothing from the last two years, or without a day.',
    noneOld: 'Every publisher has facts of the last two years.',
    dayUnknown: 'day unknown',
    failed: 'Failed',
    failures: 'Something was left out. Import these files again.',
    noneFailed: 'No import was stopped, and none left out records or files.',
    unfinished: 'not finished: running, or stopped',
    notRead: ({ counted }: Forms, files: number) =>
      `${counted(files, { one: 'file', other: 'files' })} not read to the end`,
    rejected: ({ counted }: Forms, records: number) =>
      `${counted(records, { one: 'record', other: 'records' })} rejected`,
    conflicts: 'In conflict',
    contradictions: 'Facts in which sources differ, and records that are there twice.',
    noneInConflict: 'No source contradicts another.',
    allOf: { old: 'All sources', failed: 'All imports', conflicts: 'All findings' },
  },
  quality: 'Quality of the imported files',
  qualityCaption: 'What the last import of each file found, with the first of each',
  finding: 'Finding',
  number: 'Number',
  first: 'The first',
  factsOf: 'Facts of',
  /** In the plural. */
  findings: 'findings',
  withoutDay: ({ counted }: Forms, count: number) =>
    counted(count, { one: 'record without a day', other: 'records without a day' }),
  findingsIn: FINDINGS,
  adviceOn: ADVICE,
  howTo: 'To import more open data, run',
  notIndexed: 'The first import has not finished: searches are slower until it has.',
  /** Followed by the command. */
  indexedLater:
    'The results are the same. If it was stopped, run the same command again to continue; any other import that finishes builds the indexes too:',
  codeLists: 'Code lists',
  codeListsExplained:
    'Industry codes and place names come from published lists. These can be imported; the table of imports shows which were.',
  codeListsCaption: 'Publishers of code lists, with their licences',
};

/** What is unavailable without a token at a remote service, as phrases that follow "no token: ". */
export const withoutTokenWords = {
  nothing: 'the service answers nothing',
  /** `count`: results. */
  perPage: (count: number) => `${count} per page`,
  events: 'no events',
  dateOrders: 'no sorting by date',
  identifiers: 'no search by identifiers',
  personal: 'no addresses and birth dates of officers',
};
