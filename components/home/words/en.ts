import type { Forms } from '@/lib/language/forms/forms';

/** The home page. */
export const en = {
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
