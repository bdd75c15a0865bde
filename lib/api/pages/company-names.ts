import 'server-only';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { free } from './free';
import { registrySource } from './server';

/** Our own register need not put a whole record together; of a remote service the whole record is what is kept. */
const asked = (): URLSearchParams => new URLSearchParams(registrySource() === 'embedded' ? { sparse: 'true' } : {});

/** What a list knows of a company. */
async function nameOf({ jurisdiction_code, company_number }: CompanyNumber): Promise<string | undefined> {
  const company = await free((registry) =>
    registry.record('get_company', { jurisdiction_code, company_number }, asked()),
  );
  return company?.value.name;
}

/**
 * The names of companies that a list knows by number alone, by the address of their page: those that are to be had
 * without a call, of our own register or from kept copies.
 */
export async function companyNames(companies: readonly CompanyNumber[]): Promise<Map<string, string>> {
  const byAddress = new Map(companies.map((company) => [links.company(company), company]));
  const named = await Promise.all(
    [...byAddress].map(async ([address, company]) => {
      const name = await nameOf(company);
      return name === undefined ? [] : [[address, name] as const];
    }),
  );
  return new Map(named.flat());
}
