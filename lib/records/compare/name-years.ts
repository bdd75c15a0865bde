import type { Company } from '@/lib/contract/company';
import { type NamePeriod, namesOverTime } from '@/lib/records/company/names';

/** The names of several companies on one axis of years. */
export interface NameYears {
  /** The years that are written on the axis, and where they stand, in per cent. Empty where no date is known. */
  years: { year: number; at: number }[];
  /** In the order of the companies; the bars are per cent of the axis. */
  names: NamePeriod[][];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** More years than these do not fit side by side on a phone. */
const MOST_YEARS = 6;

/** In per cent: a year that is written further right would stick out of the axis. */
const LAST_WRITTEN = 90;

const timeOf = (date: string | undefined): number => (date ? Date.parse(date.slice(0, 10)) : Number.NaN);
const startOf = (year: number): number => Date.UTC(year, 0, 1);
const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

function yearsBetween(first: number, last: number): number[] {
  const step = STEPS.find((each) => (last - first) / each < MOST_YEARS) ?? 1000;
  const begin = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - begin) / step) + 1) }, (_, index) => begin + index * step);
}

function barOf({ from, to }: NamePeriod, today: string, start: number, end: number): NamePeriod['bar'] {
  const [begun, ended] = [timeOf(from), timeOf(to ?? today)];
  if (!(start <= begun && begun < ended && ended <= end)) return undefined;
  return { start: percent(begun - start, end - start), width: percent(ended - begun, end - start) };
}

/** The registered names of each company over the same years; `today` as `2024-05-01`. */
export function alignNames(companies: readonly Company[], today: string): NameYears {
  const names = companies.map((company) => namesOverTime(company, today));
  const dates = names.flat().flatMap(({ from, to }) => [timeOf(from), timeOf(to)]);
  const known = dates.filter((time) => !Number.isNaN(time) && time <= timeOf(today));
  if (known.length === 0)
    return { years: [], names: names.map((all) => all.map((one) => ({ ...one, bar: undefined }))) };
  const first = new Date(Math.min(...known)).getUTCFullYear();
  const last = new Date(timeOf(today)).getUTCFullYear();
  const [start, end] = [startOf(first), startOf(last + 1)];
  return {
    years: yearsBetween(first, last)
      .map((year) => ({ year, at: percent(startOf(year) - start, end - start) }))
      .filter(({ at }) => at <= LAST_WRITTEN),
    names: names.map((all) => all.map((one) => ({ ...one, bar: barOf(one, today, start, end) }))),
  };
}
