import type { Company } from '@/lib/contract/company';
import { companyReference } from '@/lib/shared/company-reference';
import { words } from '@/lib/shared/names/fold';

/** The names of companies by which they are told apart: namesakes, such as a branch and its home, with their numbers. */
export function labelsOf(companies: readonly Company[]): string[] {
  const folded = companies.map(({ name }) => words(name).join(' ') || name);
  return companies.map((company, index) => {
    const isAlone = folded.filter((name) => name === folded[index]).length === 1;
    return isAlone ? company.name : `${company.name} (${companyReference(company)})`;
  });
}
