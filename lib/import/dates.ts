import { BoundedMap } from './bounded-map';

/** Registers write 9999 for "for ever" and 0001 for "unknown": such years say nothing. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2199;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const BRITISH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Days that every month has need no calendar. */
const DAYS_OF_EVERY_MONTH = 28;

function isDay(year: number, month: number, day: number): boolean {
  if (day >= 1 && day <= DAYS_OF_EVERY_MONTH)
    return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function toDay(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

function readDate(text: string): string | null {
  const iso = ISO_DAY.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const british = BRITISH_DAY.exec(text);
  return british ? toDay(british[3], british[2], british[1]) : null;
}

/** All days of a century, and more than that: a row has many dates, and a register few days. */
const known = new BoundedMap<string | null>(40_000);
const LONGEST_DAY = '2020-02-01'.length;

/** `2020-02-01`, a timestamp of that day, or `01/02/2020` → `2020-02-01`; days that do not exist → null. */
export function parseDate(text: string | null): string | null {
  if (text === null) return null;
  if (text.length > LONGEST_DAY) return readDate(text);
  const before = known.get(text);
  if (before !== undefined) return before;
  const date = readDate(text);
  known.set(text, date);
  return date;
}

/** `1971`, `1971-04`, `1971-04-23` → year and month; a day of birth is nobody's business here. */
export function parseYearAndMonth(text: string | null): { year: number; month: number | null } | null {
  const match = /^(\d{4})(?:-(\d{2}))?(?!\d)/.exec(text ?? '');
  const year = Number(match?.[1]);
  if (!match || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const month = Number(match[2]);
  return { year, month: month >= 1 && month <= 12 ? month : null };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day or a moment of a day as it was written; null for any other text, which could not be older or newer than one. */
export const parseMoment = (text: string | null): string | null =>
  text !== null && MOMENT.test(text) && parseDate(text) !== null ? text : null;

export const startOfDay = (date: string): string => `${date}T00:00:00+00:00`;
export const endOfDay = (date: string): string => `${date}T23:59:59+00:00`;

export const earliest = (dates: string[]): string | null => dates.toSorted()[0] ?? null;
export const latest = (dates: string[]): string | null => dates.toSorted().at(-1) ?? null;

/** A day, month or year as exact as it was given: `2012`, `2012-06`, `2012-06-30`; days and months that do not exist → null. */
export function parsePartialDate(text: string | null): string | null {
  const day = parseDate(text);
  if (day !== null || text === null) return day;
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim()) ?? [];
  if (year === undefined || !isDay(Number(year), Number(month ?? 1), 1)) return null;
  return month === undefined ? year : `${year}-${month}`;
}
