import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

const CODES = { one: 'code', other: 'codes' };

/** Industry codes: the schemes, one of them, one code. */
export const en = {
  title: 'Industry codes',
  one: 'Industry code',
  lead: 'Registers say what a company does by codes. Each scheme is a list of them, from wide sections to narrow trades.',
  noSchemes: 'The register knows no scheme of industry codes.',
  officialPage: 'Official page',
  /** Said after it, where several pages stand in a list. */
  ofScheme: (name: string) => ` of ${name}`,
  whatCompaniesDo: 'What the companies here do',
  countedHow:
    'Counted with everything below a section and with its equivalents in other schemes. A company may be in several.',
  find: 'Find a code of this scheme',
  findHint: 'Words of its description, or the beginning of the code.',
  total: (forms: Forms, count: number) => forms.counted(count, CODES),
  found: (forms: Forms, found: number, count: number) => `${forms.count(found)} of ${forms.counted(count, CODES)}`,
  noneFound: (q: ReactNode) => <>No code of this scheme has “{q}” at its beginning or in its description.</>,
  all: 'All of its codes',
  noCodes: 'The register lists no code of this scheme.',
  numbers: 'Numbers are of companies, counted by section. Where a line has none, nobody counted.',
  allAbout: (code: string) => `All about ${code}`,
  noDescription: '(no description)',
  sectionOf: (scheme: ReactNode) => <>A section of {scheme}.</>,
  codeOf: (scheme: ReactNode) => <>A code of {scheme}.</>,
  below: 'Below it',
  seeBelow: 'See what is below it in the tree',
  nothingBelow: 'Nothing: it is among the narrowest codes of its scheme.',
  noCompany: 'No company here has it, or a code below it or equivalent to it.',
  companies: 'Companies',
  companyCount: (forms: Forms, count: number) => forms.counted(count, { one: 'company', other: 'companies' }),
  withIt: 'with this code, one below it, or an equivalent in another scheme.',
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
