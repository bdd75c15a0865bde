import { type DateFilter, orAbsent, parseDateFilter } from '@/lib/contract/filters';
import { coarsen, parsePeriod, type Span, toSpan } from './span';

const RANGE = /^(.*?)(?:\.{2,}|…|–)(.*)$/s;
const YEARS = /^(\d{4})-(\d{4})$/;
const BOUND = /^(>=|<=|>|<)(.*)$/s;

const BOUNDS: Record<string, (period: { first: number; last: number }) => Span> = {
  '>': ({ last }) => ({ first: last + 1, last: null }),
  '>=': ({ first }) => ({ first, last: null }),
  '<': ({ first }) => ({ first: null, last: first - 1 }),
  '<=': ({ last }) => ({ first: null, last }),
};

/** `2010..2015` and `2010..`: unlike the open range of the interface, the named days are in it. */
function parseRange(from: string, to: string): Span | undefined {
  const [begin, end] = [parsePeriod(from), parsePeriod(to)];
  const isWrong = (text: string, period: unknown) => text.trim() !== '' && period === undefined;
  if (isWrong(from, begin) || isWrong(to, end) || (!begin && !end)) return undefined;
  return { first: begin?.first ?? null, last: end?.last ?? null };
}

/** The days that a date field asks for; `first` after `last` for a range that is turned round. */
export function parseDays(text: string): Span | undefined {
  const asInterface = orAbsent(parseDateFilter, text);
  if (asInterface) return toSpan(asInterface);
  const [, sign = '', bound = ''] = BOUND.exec(text) ?? [];
  if (sign !== '') {
    const period = parsePeriod(bound);
    return period && BOUNDS[sign]?.(period);
  }
  const [, from, to] = YEARS.exec(text) ?? RANGE.exec(text) ?? [];
  return from !== undefined && to !== undefined ? parseRange(from, to) : parsePeriod(text);
}

/** The shortest text that `parseDays` reads as the same days. */
export function printDays(filter: DateFilter): string {
  const { from, to } = coarsen(filter);
  if (from !== null && to !== null) return from === to ? from : `${from}..${to}`;
  return from !== null ? `>${from}` : `<${to ?? ''}`;
}
