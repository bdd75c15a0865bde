import type { FacetValue } from '@/lib/contract/extensions';
import { type DateFilter, printDateFilter } from '@/lib/contract/parameters';

/** Years `from` to `to`, inclusive, and the number of records in them. */
export interface Period {
  from: number;
  to: number;
  count: number;
}

/** More bars would be too thin to distinguish in the panel. */
const MOST_BARS = 48;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 250];

const toYears = (facet: readonly FacetValue[]): { year: number; count: number }[] =>
  facet.flatMap(({ value, count }) => (/^\d{4}$/.test(value) ? [{ year: Number(value), count }] : []));

function periodsOf(facet: readonly FacetValue[], width: number, first: number, last: number): Period[] {
  const years = toYears(facet);
  const start = Math.floor(first / width) * width;
  const length = Math.floor((last - start) / width) + 1;
  const periods = Array.from({ length }, (_, index) => start + index * width).map((from) => ({
    from,
    to: from + width - 1,
    count: 0,
  }));
  for (const { year, count } of years) {
    const period = periods[Math.floor((year - start) / width)];
    if (period) period.count += count;
  }
  return periods;
}

/** The first and last year with a count; undefined if there is none. */
export function scaleOf(facet: readonly FacetValue[]): { from: number; to: number } | undefined {
  const years = toYears(facet).map(({ year }) => year);
  return years.length === 0 ? undefined : { from: Math.min(...years), to: Math.max(...years) };
}

/**
 * The bars of a histogram, without gaps, earliest first; each covers one year, or more if the bars would be too thin.
 */
export function toBars(facet: readonly FacetValue[]): Period[] {
  const scale = scaleOf(facet);
  if (!scale) return [];
  const width = WIDTHS.find((each) => Math.ceil((scale.to - scale.from + 1) / each) < MOST_BARS) ?? 250;
  return periodsOf(facet, width, scale.from, scale.to);
}

/** Four digits. */
export const padded = (year: number): string => String(year).padStart(4, '0');

/** The filter of whole years; undefined for years without four digits. */
export const datesOfYears = ({ from, to }: Pick<Period, 'from' | 'to'>): DateFilter => ({
  from: `${padded(from)}-01-01`,
  to: `${padded(to)}-12-31`,
});

/** The first and last year that a filter touches; null for an open end. */
export const yearsOfDates = (dates: DateFilter | undefined): { from: number | null; to: number | null } => ({
  from: dates?.from ? Number(dates.from.slice(0, 4)) : null,
  to: dates?.to ? Number(dates.to.slice(0, 4)) : null,
});

export const DECADE = 10;

/** Choices, latest first: decades, and the years of the selected decade. */
export function toSteps(facet: readonly FacetValue[], dates: DateFilter | undefined): Period[] {
  const scale = scaleOf(facet);
  if (!scale) return [];
  const { from, to } = yearsOfDates(dates);
  const isInOne = from !== null && to !== null && Math.floor(from / DECADE) === Math.floor(to / DECADE);
  const steps = isInOne
    ? periodsOf(facet, 1, Math.floor(from / DECADE) * DECADE, Math.floor(from / DECADE) * DECADE + DECADE - 1)
    : periodsOf(facet, DECADE, scale.from, scale.to);
  return steps.filter(({ count }) => count > 0).reverse();
}

/** A month, as `2015-03`, and the number of records in it. */
export interface Month {
  month: string;
  count: number;
}

/** The months of more years would be too thin to distinguish. */
const MOST_YEARS_BY_MONTH = 2;

/** True if the filter is so short that its months are shown. */
export function isShortSpan(dates: DateFilter | undefined): boolean {
  const { from, to } = yearsOfDates(dates);
  return from !== null && to !== null && to - from < MOST_YEARS_BY_MONTH;
}

/** The months of the years that a short filter touches, without gaps, earliest first; none for a longer one. */
export function toMonths(facet: readonly FacetValue[], dates: DateFilter | undefined): Month[] {
  const { from, to } = yearsOfDates(dates);
  if (from === null || to === null || !isShortSpan(dates)) return [];
  const counts = new Map(facet.map(({ value, count }) => [value, count]));
  return Array.from({ length: (to - from + 1) * 12 }, (_, index) => {
    const month = `${padded(from + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
    return { month, count: counts.get(month) ?? 0 };
  });
}

/** The filter of a whole month. */
export function datesOfMonth(month: string): DateFilter {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const last = new Date(Date.UTC(2000, 0, 1));
  // `Date.UTC` would take the years before 100 for those of the 20th century.
  last.setUTCFullYear(year, number, 0);
  return { from: `${month}-01`, to: `${month}-${last.getUTCDate()}` };
}

/** An inclusive range of years; its handles cannot pass each other. */
export interface YearSpan {
  from: number;
  to: number;
}

/** The range with one end moved, limited by the other end and the scale. */
export function moveEnd(span: YearSpan, end: 'from' | 'to', year: number, scale: YearSpan): YearSpan {
  if (end === 'from') return { ...span, from: Math.max(scale.from, Math.min(year, span.to)) };
  return { ...span, to: Math.min(scale.to, Math.max(year, span.from)) };
}

/** The address with the range; without it if the range covers the whole scale, so that undated records are included. */
export function hrefOfYears(hrefWithout: string, name: string, span: YearSpan, scale: YearSpan): string {
  const [withoutHash = ''] = hrefWithout.split('#');
  if (span.from <= scale.from && span.to >= scale.to) return withoutHash;
  const value = printDateFilter(datesOfYears(span));
  return `${withoutHash}${withoutHash.includes('?') ? '&' : '?'}${name}=${value}`;
}
