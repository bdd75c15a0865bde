import { isAssumed, markAssumed, withoutMark } from '@/lib/contract/parameters';
import type { FileFacts } from './format';
import type { SourceFile } from './read/source-file';
import { findDate, startOfDay } from './values';

/** Dates in names of files: `2024-05-05`, `2024_05_05`, `20240505` and, of the LEI system, `20240505-1600`. */
const IN_NAME = /(?<!\d)(\d{4})([-_.]?)(\d{2})\2(\d{2})(?:-([01]\d|2[0-3])([0-5]\d))?(?!\d)/g;
/** `K3241.K03200Y0.D40713.EMPRECSV`, 13 July of a year that ends in 4, as the register of Brazil names its files. */
const BRAZILIAN = /\.D(\d)(\d{2})(\d{2})\./;

/** No publisher of registers dates files before. */
const FIRST_YEAR = 1990;
const DECADE = 10;

/** The last year up to this one that ends in the digit. */
function yearEndingIn(digit: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return year - ((year - digit) % DECADE);
}

const isPlausible = (day: string | null, today: string): day is string =>
  day !== null && Number(day.slice(0, 4)) >= FIRST_YEAR && day <= today;

/**
 * The date in the name of a file, or else of the archive or folder that it is in; undefined if there is none. Dates
 * after `today` are numbers of another meaning.
 */
export function dateInName(name: string, today: string): string | undefined {
  for (const part of name.split('/').toReversed()) {
    const found = [...part.matchAll(IN_NAME)].map(([, year, , month, date, hour = '00', minute = '00']) => ({
      day: findDate(`${year}-${month}-${date}`),
      time: `T${hour}:${minute}:00+00:00`,
    }));
    const [first] = found.filter(({ day }) => isPlausible(day, today));
    if (first) return first.day + first.time;
    const [, digit, month, date] = BRAZILIAN.exec(part) ?? [];
    const day = digit ? findDate(`${yearEndingIn(Number(digit), today)}-${month}-${date}`) : null;
    if (isPlausible(day, today)) return startOfDay(day);
  }
  return undefined;
}

/** To the second. */
const dateOfSystem = (date: string): string => markAssumed(`${new Date(date).toISOString().slice(0, 19)}+00:00`);

/**
 * The date of a file, which its records have unless they tell one of their own: what the user said, or the date in its
 * name. The date of the file system tells when it was copied or unpacked: it is the last resort and marked as assumed.
 */
export const dateFile = ({ name, date, told }: Pick<SourceFile, 'name' | 'date' | 'told'>): FileFacts => ({
  name,
  date: told ?? dateOfSystem(date),
});

/** The same without the time. */
export const dateOnly = (file: FileFacts): string =>
  isAssumed(file.date) ? markAssumed(dayOfFile(file)) : dayOfFile(file);

/** The day of a file, for facts that need one. */
export const dayOfFile = ({ date }: FileFacts): string => date.slice(0, 10);

/** The start of a day, which stays assumed if it is. */
export const startOf = (day: string): string =>
  isAssumed(day) ? markAssumed(startOfDay(withoutMark(day))) : startOfDay(day);
