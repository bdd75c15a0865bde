import type { AddressParameters } from '@/lib/search/state';
import { parseCompanyReference } from '@/lib/shared/company-reference';
import { type CompanyNumber, companyReference } from '@/lib/shared/links';

/** More columns are unreadable. */
export const MOST_COMPARED = 4;

/** The parsed page address: `company=gb/1&company=de/HRB 2`, and the text to add. */
export interface CompareAddress {
  companies: CompanyNumber[];
  /** Number of companies over the limit. */
  left_out: number;
  /** Values that are not a company number. */
  unreadable: string[];
  /** A typed number or name to add; may be empty. */
  add: string;
  /** Whether remote calls may be spent on companies that are not cached. */
  ask: boolean;
  differences: boolean;
}

const allOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat());

const withoutDuplicates = (companies: CompanyNumber[]): CompanyNumber[] => [
  ...new Map(companies.map((company) => [companyReference(company), company])).values(),
];

/** The companies of an address, `gb/1` each, without duplicates and what is none. */
export const parseCompanies = (written: readonly string[]): CompanyNumber[] =>
  withoutDuplicates(written.flatMap((text) => parseCompanyReference(text) ?? []));

/** Parses any address without throwing. Duplicate companies are dropped. */
export function parseCompare(given: AddressParameters): CompareAddress {
  const written = allOf(given.company).filter((text) => text.trim() !== '');
  const all = parseCompanies(written);
  return {
    companies: all.slice(0, MOST_COMPARED),
    left_out: Math.max(0, all.length - MOST_COMPARED),
    unreadable: written.filter((text) => parseCompanyReference(text) === undefined),
    add: (allOf(given.add)[0] ?? '').trim().slice(0, 200),
    ask: allOf(given.ask)[0] === 'true',
    differences: allOf(given.show)[0] === 'differences',
  };
}

export const without = (companies: readonly CompanyNumber[], company: CompanyNumber): CompanyNumber[] =>
  companies.filter((other) => companyReference(other) !== companyReference(company));

export const withCompany = (companies: readonly CompanyNumber[], company: CompanyNumber): CompanyNumber[] => [
  ...without(companies, company),
  company,
];
