import type { AddressParameters } from '@/lib/search/state';
import { companyReference, parseCompanyReference } from '@/lib/shared/company-reference';
import { type CompanyNumber, links } from '@/lib/shared/links';

/** More columns than these are read by nobody. */
export const MOST_COMPARED = 4;

/** What the address of the page says: `company=gb/1&company=de/HRB 2`, and what somebody wants to add. */
export interface CompareAddress {
  companies: CompanyNumber[];
  /** How many more stand there than are compared. */
  left_out: number;
  /** What stands there but names no company. */
  unreadable: string[];
  /** A number or a name that somebody typed to add; empty where nobody did. */
  add: string;
  /** Whether calls of a remote service may be spent on the companies that no copy is kept of. */
  ask: boolean;
  differences: boolean;
}

const allOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

const onceEach = (companies: CompanyNumber[]): CompanyNumber[] => [
  ...new Map(companies.map((company) => [companyReference(company), company])).values(),
];

/** Reads any address without a failure. A company that stands there twice is compared once. */
export function parseCompare(given: AddressParameters): CompareAddress {
  const written = allOf(given.company).filter((text) => text.trim() !== '');
  const all = onceEach(written.flatMap((text) => parseCompanyReference(text) ?? []));
  return {
    companies: all.slice(0, MOST_COMPARED),
    left_out: Math.max(0, all.length - MOST_COMPARED),
    unreadable: written.filter((text) => parseCompanyReference(text) === undefined),
    add: (allOf(given.add)[0] ?? '').trim().slice(0, 200),
    ask: allOf(given.ask)[0] === 'true',
    differences: allOf(given.show)[0] === 'differences',
  };
}

/** What names them in the address of the page, and of its files. */
export const comparedParameters = (companies: readonly CompanyNumber[]): URLSearchParams =>
  new URLSearchParams(companies.map((company) => ['company', companyReference(company)]));

/** The address at which these are compared; `extra` for what is asked of it once. */
export function compareHref(
  companies: readonly CompanyNumber[],
  extra: Partial<Pick<CompareAddress, 'ask' | 'differences'>> = {},
): string {
  const params = comparedParameters(companies);
  if (extra.differences) params.set('show', 'differences');
  if (extra.ask) params.set('ask', 'true');
  return links.compare(params);
}

export const without = (companies: readonly CompanyNumber[], company: CompanyNumber): CompanyNumber[] =>
  companies.filter((other) => companyReference(other) !== companyReference(company));

export const withCompany = (companies: readonly CompanyNumber[], company: CompanyNumber): CompanyNumber[] => [
  ...without(companies, company),
  company,
];
