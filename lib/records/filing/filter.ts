import { FACETS_PARAMETER, type Facets, type FacetValue, LIST_FILTERS, NO_YEAR } from '@/lib/contract/extensions';
import { orAbsent, parsePage } from '@/lib/contract/parameters';
import type { Filing } from '@/lib/contract/records';
import type { AddressParameters } from '@/lib/search/state';

/** The parsed address of a list of filings: the page, and the filters applied to it. */
export interface FilingFilter {
  page: number;
  /** `YYYY`, or `none` for undated filings; undefined for all years. */
  year?: string;
  /** A type as returned by `typeOf`; undefined for all types. */
  type?: string;
}

const yearOf = ({ date }: Filing): string => /^\d{4}/.exec(date ?? '')?.[0] ?? NO_YEAR;

/**
 * The name of the type, under whichever key it is served (lib/DECISIONS.md, "Both spellings"); else its code, else its
 * title.
 */
export const typeOf = (filing: Filing): string =>
  filing.filing_type || filing.filing_type_name || filing.filing_code || filing.filing_type_code || filing.title;

export const codeOf = ({ filing_code, filing_type_code }: Filing): string | undefined =>
  filing_code || filing_type_code || undefined;

const firstOf = (given: AddressParameters, name: string): string => ([given[name] ?? ''].flat()[0] ?? '').trim();

/** Invalid values are ignored. */
export function parseFilingFilter(given: AddressParameters): FilingFilter {
  const [year, type] = [firstOf(given, 'year'), firstOf(given, 'type')];
  return {
    page: orAbsent(parsePage, firstOf(given, 'page') || '1') ?? 1,
    ...(/^\d{4}$/.test(year) || year === NO_YEAR ? { year } : {}),
    ...(type === '' ? {} : { type }),
  };
}

/** Prints a filter for `parseFilingFilter`. */
export function printFilingFilter({ page, year, type }: FilingFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (year !== undefined) params.set('year', year);
  if (type !== undefined) params.set('type', type);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** The request for a page of the list with these filters, and for the counts of all their values. */
export function filingRequest(filter: FilingFilter): URLSearchParams {
  const params = printFilingFilter(filter);
  params.set(FACETS_PARAMETER, LIST_FILTERS.list_company_filings.join(','));
  return params;
}

const isIn = (filing: Filing, { year, type }: Omit<FilingFilter, 'page'>): boolean =>
  (year === undefined || yearOf(filing) === year) && (type === undefined || typeOf(filing) === type);

/** The filings that match the filter. */
export const matchingFilings = (filings: readonly Filing[], { year, type }: Omit<FilingFilter, 'page'>): Filing[] =>
  filings.filter((filing) => isIn(filing, { year, type }));

/** The values of the filters with their numbers of filings; each ignores its own filter. */
export interface FilingChoices {
  /** Newest first, undated last. */
  years: FacetValue[];
  /** Most frequent first. */
  types: FacetValue[];
}

const newestFirst = (years: readonly FacetValue[]): FacetValue[] =>
  years.toSorted((a, b) => Number(a.value === NO_YEAR) - Number(b.value === NO_YEAR) || b.value.localeCompare(a.value));

function count(filings: readonly Filing[], nameOf: (filing: Filing) => string): FacetValue[] {
  const counts = new Map<string, number>();
  for (const filing of filings) counts.set(nameOf(filing), (counts.get(nameOf(filing)) ?? 0) + 1);
  return [...counts].map(([value, n]) => ({ value, count: n }));
}

/** The choices among these filings, which are all that the company has. */
export const choicesAmong = (filings: readonly Filing[], { year, type }: FilingFilter): FilingChoices => ({
  years: newestFirst(count(matchingFilings(filings, { type }), yearOf)),
  types: count(matchingFilings(filings, { year }), typeOf).sort(
    (a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'),
  ),
});

/** A loaded page of the list, filtered. */
export interface FilteredFilings {
  filings: Filing[];
  /** How many filings of all pages match. */
  total_count: number;
  /** Undefined if filings of other pages are not counted, as by a remote service. */
  choices?: FilingChoices;
}

/** Our own register filters and counts; for others the whole list must be on one page. */
export function filterFilings(loaded: LoadedFilings, filter: FilingFilter): FilteredFilings {
  const { items, total_count, total_pages, facets } = loaded;
  if (facets?.year && facets.type) {
    return { filings: items, total_count, choices: { years: newestFirst(facets.year), types: facets.type } };
  }
  if (total_pages > 1) return { filings: items, total_count };
  const filings = matchingFilings(items, filter);
  return { filings, total_count: filings.length, choices: choicesAmong(items, filter) };
}

interface LoadedFilings {
  items: Filing[];
  total_count: number;
  total_pages: number;
  facets?: Facets;
}

export interface FilingYear {
  /** `YYYY`, or `NO_YEAR`. */
  year: string;
  filings: Filing[];
}

/** Filings by year, newest first; undated ones last. */
export function byYear(filings: readonly Filing[]): FilingYear[] {
  const years = new Map<string, Filing[]>();
  for (const filing of filings) years.set(yearOf(filing), [...(years.get(yearOf(filing)) ?? []), filing]);
  return [...years]
    .sort(([a], [b]) => Number(a === NO_YEAR) - Number(b === NO_YEAR) || b.localeCompare(a))
    .map(([year, members]) => ({
      year,
      filings: members.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    }));
}
