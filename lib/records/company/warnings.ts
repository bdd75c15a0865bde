import type { Company } from '@/lib/contract/company';
import type { CompanyReference } from '@/lib/contract/reference';
import { getCompanyStatus } from '@/lib/records/format/verdict';

/** What a reader must know before trusting the rest of the page. */
export type Warning =
  | { kind: 'dissolved'; date: string }
  | { kind: 'inactive' }
  | { kind: 'unknown_activity' }
  | { kind: 'branch'; home: CompanyReference | null }
  | { kind: 'superseded'; by: CompanyReference }
  | { kind: 'old_facts'; retrieved_at: string };

/** Facts this old say little about today. */
const OLD_YEARS = 2;

function statusWarning(company: Company): Warning[] {
  if (company.dissolution_date) return [{ kind: 'dissolved', date: company.dissolution_date }];
  const standing = getCompanyStatus(company);
  if (standing === 'inactive') return [{ kind: 'inactive' }];
  return standing === 'unknown' ? [{ kind: 'unknown_activity' }] : [];
}

function isOld(retrievedAt: string, today: string): boolean {
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_YEARS);
  return Date.parse(retrievedAt) < limit.getTime();
}

/** In the order in which they matter; `today` as `2024-05-01`. */
export function warningsOf(company: Company, today: string): Warning[] {
  const { branch, home_company, subsequent_registration_entities: later } = company;
  const retrieved_at = company.retrieved_at ?? company.source?.retrieved_at;
  return [
    ...(later ?? []).map(
      ({ company_name, ...entity }): Warning => ({ kind: 'superseded', by: { name: company_name, ...entity } }),
    ),
    ...statusWarning(company),
    ...(branch ? [{ kind: 'branch', home: home_company ?? null } as const] : []),
    ...(retrieved_at && isOld(retrieved_at, today) ? [{ kind: 'old_facts', retrieved_at } as const] : []),
  ];
}
