import type { Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links, pathOf } from '@/lib/shared/links';
import { trailWords } from '@/lib/words/site';

interface Step {
  href: string;
  label: string;
}

/** The company or placeholder that a record names as its owner. */
export interface Owner {
  name: string;
  service_url?: string | null;
  jurisdiction_code?: string | null;
  company_number?: string | null;
}

/** The lists of a company's record. */
const LISTS = {
  filings: (company: CompanyNumber) => links.companyFilings(company),
  statements: (company: CompanyNumber) => links.companyStatements(company),
  data: (company: CompanyNumber) => links.companyData(company),
} as const;

/** The breadcrumb of a record: its company, and one of the company's lists. Empty if no page is known. */
export function trailOf(owner: Owner | null | undefined, list: keyof typeof LISTS, language: Language): Step[] {
  const href = pathOf(owner?.service_url);
  if (!owner || href === undefined) return [];
  const { name, jurisdiction_code, company_number } = owner;
  const record = { href, label: name };
  if (!jurisdiction_code || !company_number) return [record];
  return [record, { href: LISTS[list]({ jurisdiction_code, company_number }), label: trailWords[language][list] }];
}
