import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** A company's own pages. */
export const en = {
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
  /** In the browser's tab. */
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
    nativeNumber: 'As the register writes it',
    jurisdiction: 'Jurisdiction',
    type: 'Type',
    status: 'Status',
    activity: 'Activity',
    provesNothing: 'which does not prove that it is active',
    incorporated: 'Incorporated',
    dissolved: 'Dissolved',
    address: 'Address',
    addressNotKnown: 'Not known',
    othersHere: 'Others at this address',
    identifier: 'Identifier',
    inRegister: 'In the register',
    registerPage: 'The register’s own page',
  },
  industry: {
    otherSchemes: 'The same in other schemes',
    leadsToOthers: 'A code leads to its equivalents in other schemes.',
  },
  names: {
    alsoKnownAs: 'Also known as',
    alsoRecorded: 'also recorded so',
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
    earlier: 'Took the place of',
  },
  officers: {
    name: 'Name',
    position: 'Position',
    from: 'From',
    to: 'To',
    withCompany: 'with the company',
    nobody: 'Nobody is recorded as in office.',
    current: ({ counted }: Forms, count: number) => counted(count, { one: 'officer', other: 'officers' }),
    former: ({ counted }: Forms, count: number) => counted(count, { one: 'former officer', other: 'former officers' }),
    currentCaption: 'Officers not marked as former',
    formerCaption: 'Former officers',
    folded: 'officers',
  },
  branches: {
    count: ({ counted }: Forms, count: number) => counted(count, { one: 'branch', other: 'branches' }),
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
    all: ({ count }: Forms, total: number) => `All ${count(total)} items`,
  },
  source: {
    /** `date`: "24 March 2024". */
    changed: (date: string) => `Last changed here ${date}.`,
    raw: 'The raw record',
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
    dissolvedMeans: 'Its offices ended with it, also where the register gives no end for them.',
    inactive: 'This company is marked inactive',
    inactiveMeans: 'Since when is not known. Its officers are shown as former.',
    unknownActivity: 'It is not known whether this company is active',
    unknownActivityMeans: 'The register does not say, so nothing here is shown as if it were.',
    branch: 'This entry is a branch, not a company of its own',
    branchOf: (home: ReactNode) => <>Its home company is {home}.</>,
    branchOfNobody: 'The register does not say of which company.',
    oldFacts: (date: string) => `These facts are from ${date}`,
    oldFactsMean: 'The register has not been looked at since. Much may have changed.',
  },
};
