import { type Standing, standingOf } from '@/lib/records/format/verdict';
import type { Membership } from './member-table';

/** What is known of the companies of a grouping, in numbers; nobody is counted twice. */
export interface MemberCounts {
  companies: number;
  /** Those of companies whose jurisdiction is given. */
  jurisdictions: number;
  inactive: number;
  /** Of which nobody says whether they are active. */
  unknown: number;
}

export function membersOf(memberships: readonly Membership[]): MemberCounts {
  const of = (standing: Standing): number =>
    memberships.filter(({ company }) => standingOf(company) === standing).length;
  const places = new Set(memberships.flatMap(({ company }) => company.jurisdiction_code ?? []));
  return {
    companies: memberships.length,
    jurisdictions: places.size,
    inactive: of('inactive'),
    unknown: of('unknown'),
  };
}
