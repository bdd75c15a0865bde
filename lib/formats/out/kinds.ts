import type { RegisterInput } from '@/lib/register/store/records';

/** Kinds of records for people; kinds that only a register needs are absent. */
export const PLURALS: Readonly<Partial<Record<RegisterInput['kind'], string>>> = {
  company: 'companies',
  placeholder: 'owners and others that no register identifies',
  mention: 'entities that are only mentioned',
  statement: 'statements',
  officer: 'officers',
  filing: 'filings',
  datum: 'data',
  event: 'events',
  corporate_grouping: 'corporate groupings',
  snapshot: 'snapshots',
  jurisdiction: 'jurisdictions',
  industry_code_scheme: 'lists of industry codes',
};
