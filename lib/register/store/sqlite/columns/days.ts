import type { DateFilter } from '@/lib/contract/filters';

/** A day, month or year as a number in the order of the texts; 0 for none. The month is `code >>> 5`, the year `code >>> 9`. */
export function dayCode(day: string | null): number {
  const [, year, month, date] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(day ?? '') ?? [];
  return year === undefined ? 0 : (Number(year) << 9) | (Number(month ?? 0) << 5) | Number(date ?? 0);
}

/** All earlier days of `created_at` and `updated_at` count as one, so that the cells stay narrow. */
const FIRST_YEAR_OF_WRITING = 1970;

/** The same for days on which records were written. */
export const writingDayCode = (day: string): number => Math.max(1, dayCode(day) - (FIRST_YEAR_OF_WRITING << 9));

/** The month of `code >>> 5` as text; the year alone if the month is unknown. */
export function monthText(month: number): string {
  const year = String(month >>> 4).padStart(4, '0');
  return (month & 15) === 0 ? year : `${year}-${String(month & 15).padStart(2, '0')}`;
}

/** After all days, and small enough for quick arithmetic. */
const NO_DAY_AFTER = 2 ** 30;

/** The codes of the wanted days, including both ends. An open range excludes the named day; no range has unknown days. */
export function dayRange({ from, to }: DateFilter, toCode: (day: string) => number): { from: number; to: number } {
  const isClosed = from !== null && to !== null;
  return {
    from: from === null ? 1 : toCode(from) + (isClosed ? 0 : 1),
    to: to === null ? NO_DAY_AFTER : toCode(to) - (isClosed ? 0 : 1),
  };
}
