import { orAbsent, parsePage } from '@/lib/contract/filters';
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

/** Filings without a date. */
export const NO_YEAR = 'none';

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

const isIn = (filing: Filing, { year, type }: Omit<FilingFilter, 'page'>): boolean =>
  (year === undefined || yearOf(filing) === year) && (type === undefined || typeOf(filing) === type);

/** The filings of a loaded page that match the filter. */
export const matchingFilings = (filings: readonly Filing[], { year, type }: FilingFilter): Filing[] =>
  filings.filter((filing) => isIn(filing, { year, type }));

export interface FilingChoice {
  value: string;
  count: number;
}

function count(filings: readonly Filing[], nameOf: (filing: Filing) => string): FilingChoice[] {
  const counts = new Map<string, number>();
  for (const filing of filings) counts.set(nameOf(filing), (counts.get(nameOf(filing)) ?? 0) + 1);
  return [...counts].map(([value, n]) => ({ value, count: n }));
}

/** Years, newest first, with their counts. Each count ignores the year filter itself. */
export const yearChoices = (filings: readonly Filing[], { type }: FilingFilter): FilingChoice[] =>
  count(
    filings.filter((filing) => isIn(filing, { type })),
    yearOf,
  ).sort((a, b) => Number(a.value === NO_YEAR) - Number(b.value === NO_YEAR) || b.value.localeCompare(a.value));

/** Types, most frequent first. */
export const typeChoices = (filings: readonly Filing[], { year }: FilingFilter): FilingChoice[] =>
  count(
    filings.filter((filing) => isIn(filing, { year })),
    typeOf,
  ).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));

export interface FilingYear {
  /** `YYYY`, or undefined for undated filings. */
  year: string | undefined;
  filings: Filing[];
}

/** Filings by year, newest first; undated ones last. */
export function byYear(filings: readonly Filing[]): FilingYear[] {
  const years = new Map<string, Filing[]>();
  for (const filing of filings) years.set(yearOf(filing), [...(years.get(yearOf(filing)) ?? []), filing]);
  return [...years]
    .sort(([a], [b]) => Number(a === NO_YEAR) - Number(b === NO_YEAR) || b.localeCompare(a))
    .map(([year, members]) => ({
      year: year === NO_YEAR ? undefined : year,
      filings: members.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')),
    }));
}
