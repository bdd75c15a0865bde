import type { CompanyInput } from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import { inventCompany } from './invent';
import type { Question } from './questions';

/** The fields of a company that are searched and counted, as other engines store them. */
export interface Row {
  id: number;
  name: string;
  sort_name: string;
  /** The words of its names, as they are and normalised. */
  names: string;
  address: string;
  jurisdiction_code: string;
  company_type: string | null;
  current_status: string | null;
  inactive: boolean | null;
  branch: boolean;
  incorporation_date: string | null;
  incorporation_year: string | null;
}

export const FACETS = [
  'jurisdiction_code',
  'company_type',
  'current_status',
  'inactive',
  'branch',
  'incorporation_year',
] as const;
export type Facet = (typeof FACETS)[number];

/** A condition on a field, and the facet that is counted without it. */
export interface Filter {
  own: Facet;
  field: 'company_type' | 'current_status' | 'incorporation_date';
  /** A value, or the first and the last day. */
  is: string | readonly [string, string];
}

/** A search of companies for another engine: the first 30 by name, the exact total, and exact facets. */
export interface EngineQuery {
  names?: string;
  address?: string;
  filters: Filter[];
  facets: readonly Facet[];
}

export const PAGE_SIZE = 30;

/** Another engine that holds the same companies. */
export interface Engine {
  name: string;
  /** Stores all companies and makes what searches need. */
  fill(batches: Iterable<Row[]>): Promise<void>;
  /** The total, after everything that the query asks for has arrived. */
  search(query: EngineQuery): Promise<number>;
  close(): Promise<void>;
}

/** Both spellings, because a search of ours finds either. */
const wordsOf = (name: string): string => `${fold(name)} ${normaliseName(name)}`;

function toRow(id: number, company: CompanyInput): Row {
  const { name, previous_names = [], incorporation_date = null } = company;
  return {
    id,
    name,
    sort_name: fold(name).trim(),
    names: [name, ...previous_names.map(({ company_name }) => company_name)].map(wordsOf).join(' '),
    address: fold(company.registered_address_in_full ?? ''),
    jurisdiction_code: company.jurisdiction_code,
    company_type: company.company_type ?? null,
    current_status: company.current_status ?? null,
    inactive: company.inactive ?? null,
    branch: company.branch != null,
    incorporation_date,
    incorporation_year: incorporation_date?.slice(0, 4) ?? null,
  };
}

/** All companies of the register of this size. */
export function* toBatches(companies: number, size: number): Generator<Row[]> {
  for (let from = 0; from < companies; from += size) {
    const rows: Row[] = [];
    for (let id = from; id < Math.min(from + size, companies); id++) {
      const [company] = inventCompany(id);
      if (company?.kind === 'company') rows.push(toRow(id, company));
    }
    yield rows;
  }
}

/** The query of a search of ours; undefined if it is no search, or one whose order other engines do not have. */
export function toEngineQuery({ page, api = {} }: Question, variant: number): EngineQuery | undefined {
  const { pathname, searchParams } = new URL(page(variant), 'http://register.example');
  if (pathname !== '/companies/search' || searchParams.has('order')) return undefined;
  const [names, address] = [searchParams.get('q'), searchParams.get('registered_address')];
  const filters: Filter[] = [];
  for (const field of ['company_type', 'current_status'] as const) {
    const is = searchParams.get(field);
    if (is !== null) filters.push({ own: field, field, is });
  }
  const [from, to] = searchParams.get('incorporation_date')?.split(':') ?? [];
  if (from && to) filters.push({ own: 'incorporation_year', field: 'incorporation_date', is: [from, to] });
  return {
    ...(names === null ? {} : { names: fold(names) }),
    ...(address === null ? {} : { address: fold(address) }),
    filters,
    facets: 'facets' in api ? FACETS : [],
  };
}
