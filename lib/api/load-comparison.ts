import 'server-only';
import { isPrefetch } from '@/lib/api/pages/page-request';
import { pricesOf } from '@/lib/api/pages/quota';
import { getCompany, registry } from '@/lib/api/pages/server';
import type { Company, CompanyItem } from '@/lib/contract/company';
import { RegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/quota';
import { type CompanyNumber, links } from '@/lib/shared/links';

/** A company of the comparison: its record, or why there is none; neither where it would cost a call to ask. */
export interface Compared {
  key: CompanyNumber;
  company?: Company;
  failure?: RegistryError;
}

async function settle<T>(asked: Promise<T>): Promise<{ value?: T; failure?: RegistryError }> {
  try {
    return { value: await asked };
  } catch (error) {
    if (error instanceof RegistryError) return { failure: error };
    throw error;
  }
}

async function loadOne(key: CompanyNumber, price: Price | undefined, ask: boolean): Promise<Compared> {
  if (price === 'call' && !ask) return { key };
  const { value: company, failure } = await settle(getCompany(key.jurisdiction_code, key.company_number));
  return { key, company, failure };
}

/** Asks for each company once; where that costs a call, only if `ask` says that somebody has decided to spend it. */
export async function loadCompared(companies: readonly CompanyNumber[], ask: boolean): Promise<Compared[]> {
  const prices = await pricesOf(companies.map((company) => ({ href: links.company(company) })));
  const mayAsk = ask && !(await isPrefetch());
  return Promise.all(companies.map((company) => loadOne(company, prices.get(links.company(company)), mayAsk)));
}

export interface NamedCompanies {
  value?: { items: CompanyItem[]; total_count: number };
  failure?: RegistryError;
}

/** Companies of a name that somebody wants to add; undefined where nobody named one. Asking is what the form was sent for. */
export async function companiesNamed(name: string): Promise<NamedCompanies | undefined> {
  if (name === '') return undefined;
  return settle(registry.list('search_companies', {}, new URLSearchParams({ q: name, order: 'score' })));
}
