import type { Filing } from '@/lib/contract/filing';
import { NO_YEAR, yearOf } from './filter';

export interface FilingYear {
  /** `YYYY`, or undefined for filings without a date. */
  year: string | undefined;
  filings: Filing[];
}

/** Filings by the year of their date, the newest first; those without a date come last. */
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
