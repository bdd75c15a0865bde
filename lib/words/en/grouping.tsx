import type { ReactNode } from 'react';
import { SUPPRESSED_NAME } from '@/lib/contract/kinds';
import type { Forms } from '@/lib/shared/language/language';

const COMPANIES = { one: 'company', other: 'companies' };

/** Corporate groupings: the search and the page of one. */
export const groupingWords = {
  title: 'Corporate groupings',
  titleOf: (q: string) => `Corporate groupings “${q}”`,
  one: 'Corporate grouping',
  lead: 'Companies grouped under one name by curators, across registers.',
  name: 'Name of a grouping',
  search: 'Search',
  hint: 'Searches the beginning of names.',
  metered: 'A search costs 1 call unless it is cached.',
  none: 'The register holds no groupings.',
  noneBeginsSo: 'Only the beginning of names is searched, so a word from the middle finds nothing.',
  searchCompanies: (q: ReactNode) => <>Search the companies for “{q}”</>,
  total: (forms: Forms, count: number) => forms.counted(count, { one: 'grouping', other: 'groupings' }),
  totalShown: (forms: Forms, count: number, shown: number) =>
    `${forms.counted(count, { one: 'grouping', other: 'groupings' })}, ${forms.count(shown)} shown`,
  leftOut: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'entry', other: 'entries' })} of this page could not be read.`,
  changed: (forms: Forms, date: string) => `changed ${forms.date(date)}`,
  members: (
    forms: Forms,
    {
      companies,
      jurisdictions,
      inactive,
      unknown,
    }: Record<'companies' | 'jurisdictions' | 'inactive' | 'unknown', number>,
  ) => {
    const where = forms.counted(jurisdictions, { one: 'jurisdiction', other: 'jurisdictions' });
    const states = forms.and([
      ...(inactive > 0 ? [`${forms.count(inactive)} inactive`] : []),
      ...(unknown > 0 ? [`${forms.count(unknown)} of unknown status`] : []),
    ]);
    const all = forms.counted(companies, COMPANIES) + (jurisdictions > 0 ? ` in ${where}` : '');
    return `${all}${states && `, ${states}`}.`;
  },
  notOwned: 'Curators grouped these companies because they belong together. One need not own another.',
  curators: (forms: Forms, count: number) => forms.form(count, { one: 'Curator', other: 'Curators' }),
  article: 'Article',
  made: 'Created',
  lastChanged: 'Last changed',
  companies: 'Companies',
  companyCount: (forms: Forms, count: number) => forms.counted(count, COMPANIES),
  shown: (forms: Forms, shown: number, count: number) => `${forms.count(shown)} of ${forms.count(count)} shown`,
  noneShown: 'No company of this grouping is shown.',
  table: {
    caption: 'Companies of the grouping',
    company: 'Company',
    number: 'Number',
    jurisdiction: 'Jurisdiction',
    state: 'Status',
    source: 'Source',
    notKnown: 'Not known',
    namelessPublisher: 'A publisher without a name',
  },
};

/** The pages of a placeholder. */
export const placeholderWords = {
  kind: 'Placeholder',
  person: 'Person',
  thisPlaceholder: 'This placeholder',
  tabs: { overview: 'Overview', statements: 'Statements', network: 'Network' },
  titles: {
    statements: (name: string) => `${name}: statements`,
    network: (name: string) => `${name}: network`,
  },
  probablyThis: 'Probably this company',
  inactive: 'inactive',
  sections: { facts: 'Key facts', source: 'Source', behind: 'Statements behind it' },
  facts: { jurisdiction: 'Jurisdiction', asWritten: 'Name as recorded', identifier: 'Identifier' },
  some: ({ count, counted }: Forms, shown: number, total: number) =>
    `${count(shown)} of ${counted(total, { one: 'statement', other: 'statements' })} shown`,
  count: ({ counted }: Forms, total: number) => counted(total, { one: 'statement', other: 'statements' }),
  none: 'The registry holds no statements that name it.',
  all: 'All statements that name it',
  /** Of a person: others of the name. */
  same: {
    title: 'Possibly the same person',
    lead: 'Other persons of this name who own or control. The register compares only the name.',
    person: 'Person',
    controls: 'Owns or controls',
    others: 'persons',
    cut: ({ count, counted }: Forms, read: number, total: number) =>
      `Read: ${count(read)} of ${counted(total, { one: 'statement that names somebody so', other: 'statements that name somebody so' })}, the newest first.`,
  },
};

/** An explanation of each kind of placeholder. */
export const placeholderKindWords = {
  suppressedName: SUPPRESSED_NAME,
  person: 'A person named in statements of ownership or control.',
  suppressed:
    'A person whose facts were taken out of this register for good. The shares that the person holds are kept, so that ownership still adds up.',
  unnamed: 'An owner or controller that the statements do not name.',
  personOrCompany: 'A name mentioned in statements, which do not say whether it is a person or a company.',
  matched: 'A name mentioned in statements, matched to a company in the register.',
  probablyCompany: 'Probably a company: a name mentioned in statements that was not matched to a company record.',
};
