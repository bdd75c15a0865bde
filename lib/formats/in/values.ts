import { createHash } from 'node:crypto';
import { stripControls } from '@/lib/shared/names/fold';
import { note } from './note';

/** Registers write 9999 for "for ever" and 0001 for "unknown": such years are ignored. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2199;

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const BRITISH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Days that exist in every month need no calendar. */
const DAYS_OF_EVERY_MONTH = 28;

function isDay(year: number, month: number, day: number): boolean {
  if (day >= 1 && day <= DAYS_OF_EVERY_MONTH)
    return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= FIRST_YEAR && year <= LAST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function toDay(year: number, month: number, day: number): string | null {
  if (!isDay(year, month, day)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Cache limit, more than the days of a century: a register uses few days, each in thousands of rows. */
const MOST_REMEMBERED = 40_000;
const remembered = new Map<number, string | null>();

/** Returns one shared string for each day. */
function dayOf(year: number, month: number, day: number): string | null {
  const number = (year * 100 + month) * 100 + day;
  const known = remembered.get(number);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const text = toDay(year, month, day);
  remembered.set(number, text);
  return text;
}

const ZERO = '0'.charCodeAt(0);

/** The number made of these digits; NaN if any is not a digit. */
function digitsAt(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

const LENGTH_OF_DAY = '01/02/2020'.length;

/** Fast path for the usual form of a date, without a regular expression. */
function readPlainDay(text: string): string | null | undefined {
  if (text.length !== LENGTH_OF_DAY) return undefined;
  const isBritish = text[2] === '/' && text[5] === '/';
  if (!isBritish && !(text[4] === '-' && text[7] === '-')) return undefined;
  const [year, month] = isBritish
    ? [digitsAt(text, 6, 10), digitsAt(text, 3, 5)]
    : [digitsAt(text, 0, 4), digitsAt(text, 5, 7)];
  const day = isBritish ? digitsAt(text, 0, 2) : digitsAt(text, 8, 10);
  return Number.isNaN(year + month + day) ? undefined : dayOf(year, month, day);
}

function readDay(text: string): string | null {
  const iso = ISO_DAY.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const british = BRITISH_DAY.exec(text);
  return british ? toDay(Number(british[3]), Number(british[2]), Number(british[1])) : null;
}

/** The same as `parseDate` for texts that may be something else: nothing is noted. */
export function findDate(text: string | null): string | null {
  if (text === null) return null;
  const plain = readPlainDay(text);
  return plain === undefined ? readDay(text) : plain;
}

/** What registers write for an unknown or open date, and dates known to the month or year only. */
const NO_DAY = /^(?:[0\s./:-]*|9999.*|0001[-/]01[-/]01.*|n\/?a|null|none|nan|\d{4}(?:-(?:0[1-9]|1[0-2]))?)$/i;
/** Other text in place of a date may be anything, and is not shown. */
const LIKE_A_DATE = /^[\d\s./:TZ+-]{1,30}$/;

/** Notes a text in place of a date that is none. */
function noteDate(text: string): void {
  const trimmed = text.trim();
  if (!NO_DAY.test(trimmed)) note('impossible_date', 'unreadable', LIKE_A_DATE.test(trimmed) ? trimmed : null);
}

/** `2020-02-01`, a timestamp of that day, or `01/02/2020` → `2020-02-01`; days that do not exist → null, which is noted. */
export function parseDate(text: string | null): string | null {
  const day = findDate(text);
  if (day === null && text !== null) noteDate(text);
  return day;
}

/** `1971`, `1971-04`, `1971-04-23` → year and month; the day of birth is dropped for privacy. */
export function parseYearAndMonth(text: string | null): { year: number; month: number | null } | null {
  const match = /^(\d{4})(?:-(\d{2}))?(?!\d)/.exec(text ?? '');
  const year = Number(match?.[1]);
  if (!match || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const month = Number(match[2]);
  return { year, month: month >= 1 && month <= 12 ? month : null };
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day or a timestamp as written; null for any other text, which could not be compared. */
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

/** A short hash of a text, for keys of records without an id. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Longer than any legal name; a longer field is broken, and cutting it would invent a name. */
const MAX_NAME_LENGTH = 1000;

/** Control characters break pages, feeds and XML, so they become blanks. Empty text becomes null. */
export const cleanText = (text: string): string | null => stripControls(text) || null;

export function nameProblem(name: string | null): string | null {
  if (name === null) return 'no name';
  return name.length > MAX_NAME_LENGTH ? `a name longer than ${MAX_NAME_LENGTH} characters` : null;
}

/** Longer than any published number or id; a longer field is broken. */
const MAX_NUMBER_LENGTH = 100;

export const isNumber = (text: string): boolean => text.length <= MAX_NUMBER_LENGTH;

/** `subjectExemptFromDisclosure` and `subject-exempt-from-disclosure` → `subject exempt from disclosure`. */
export function codeToWords(code: string): string {
  return code
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

export const codeToSnakeCase = (code: string): string => codeToWords(code).replaceAll(' ', '_');

/** `voting-rights` → `votingRights`. */
export const codeToCamelCase = (code: string): string =>
  code.replace(/-+([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function joinParts(parts: readonly (string | null)[], separator = ', '): string | null {
  let joined = '';
  for (const part of parts) if (part !== null) joined = joined === '' ? part : joined + separator + part;
  return joined || null;
}
