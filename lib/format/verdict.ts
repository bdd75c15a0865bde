import type { CompanyItem } from '@/lib/contract/company';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { dateInWords } from './dates';

export type Standing = 'inactive' | 'not_marked_inactive' | 'unknown';

/** Three states: not being marked inactive does not prove that a company is active (specification, `inactive`). */
export function standingOf({ inactive }: Pick<CompanyItem, 'inactive'>): Standing {
  if (inactive == null) return 'unknown';
  return inactive ? 'inactive' : 'not_marked_inactive';
}

export const STANDING_WORDS: Record<Standing, string> = {
  inactive: 'Inactive',
  not_marked_inactive: 'Not marked inactive',
  unknown: 'Not known whether active',
};

export const BRANCH_WORDS: Record<string, string> = {
  F: 'Branch of a company from elsewhere',
  L: 'Local branch',
};

type VerdictFacts = Pick<
  CompanyItem,
  | 'company_type'
  | 'jurisdiction_code'
  | 'incorporation_date'
  | 'dissolution_date'
  | 'current_status'
  | 'inactive'
  | 'branch'
>;

function whatItIs({ company_type, branch, jurisdiction_code }: VerdictFacts): string {
  const kind = company_type ?? (branch ? 'Branch' : 'Company of unstated type');
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, registered in ${jurisdictionName(jurisdiction_code)}`;
}

function itsState(facts: VerdictFacts): string {
  const { dissolution_date, current_status } = facts;
  const standing = standingOf(facts);
  if (dissolution_date) return `dissolved on ${dateInWords(dissolution_date)}`;
  if (current_status) return `status “${current_status}”`;
  return standing === 'unknown' ? 'its state is not known' : STANDING_WORDS[standing].toLowerCase();
}

/** The first sentence of a page: what it is, where, since when, in what state. */
export function verdict(facts: VerdictFacts): string {
  const since = facts.incorporation_date ? ` since ${dateInWords(facts.incorporation_date)}` : '';
  return `${whatItIs(facts)}${since}; ${itsState(facts)}.`;
}
