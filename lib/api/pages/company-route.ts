import 'server-only';
import type { Company } from '@/lib/contract/company';
import { RegistryError } from '@/lib/contract/errors';
import type { CompanyNumber } from '@/lib/shared/links';
import { decodeSegment } from './segment';
import { getCompany } from './server';

/** What Next gives a page below /companies/:jurisdiction_code/:company_number; both still percent-encoded. */
export interface CompanyRoute {
  params: Promise<{ jurisdiction: string; number: string }>;
}

export async function companyKeyOf(params: CompanyRoute['params']): Promise<CompanyNumber> {
  const { jurisdiction, number } = await params;
  return { jurisdiction_code: decodeSegment(jurisdiction), company_number: decodeSegment(number) };
}

export async function companyOfRoute(params: CompanyRoute['params']): Promise<Company> {
  const { jurisdiction_code, company_number } = await companyKeyOf(params);
  return getCompany(jurisdiction_code, company_number);
}

/** For the browser's tab: a title of the name, or a word (`unnamed`) that gives nothing away where the record cannot be shown. */
export async function companyTitle(
  params: CompanyRoute['params'],
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<string> {
  try {
    return titleOf((await companyOfRoute(params)).name);
  } catch (error) {
    if (error instanceof RegistryError) return unnamed;
    throw error;
  }
}
