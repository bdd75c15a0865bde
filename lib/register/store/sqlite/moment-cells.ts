const DAY = 86_400_000;

/** Some days later or, with a negative number, earlier: 2026-01-01, -1 → 2025-12-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** A day that is in every month, alone or with a time in UTC: most moments are written so, and need no calendar. */
const PLAIN =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]))(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:Z|\+00:00))?$/;
/** Such a day with its time, as moments are written. */
const WRITTEN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+00:00$/;
const hasZone = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/**
 * A moment as the register writes it, ISO 8601 in UTC to the second, so that moments compare as text. A day alone
 * is its first or its last second (specification, Events: "whole days, 00:00:00 to 23:59:59"). Null for no moment.
 */
export function toMoment(text: string | null | undefined, end: 'start' | 'end' = 'start'): string | null {
  if (!text) return null;
  if (WRITTEN.test(text)) return text;
  const timeOfDay = end === 'start' ? '00:00:00' : '23:59:59';
  const [, day, time = timeOfDay] = PLAIN.exec(text) ?? [];
  if (day) return `${day}T${time}+00:00`;
  const date = new Date(isDay(text) ? `${text}T${timeOfDay}Z` : hasZone(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}+00:00`;
}

const [FIRST_SECOND, LAST_SECOND] = ['T00:00:00+00:00', 'T23:59:59+00:00'];
/** After any time of the day, as text is compared. */
const END = '~';

/** The cells of the first and of the last second of a day. */
export const firstSecondOf = (day: string): string => day;
export const lastSecondOf = (day: string): string => `${day}${END}`;

/**
 * A moment as columns hold it, most of which are the ends of whole days: the first second of a day as the day itself,
 * its last one as the day with a `~`. So written, moments sort as they do in full.
 * @param moment As `toMoment` writes it.
 */
export function momentCell(moment: string): string {
  if (moment.endsWith(FIRST_SECOND)) return firstSecondOf(moment.slice(0, -FIRST_SECOND.length));
  return moment.endsWith(LAST_SECOND) ? lastSecondOf(moment.slice(0, -LAST_SECOND.length)) : moment;
}

/** The moment that a cell holds; a text that is none, as it is. */
export const momentOfCell = (cell: string): string =>
  (cell.endsWith(END) ? toMoment(cell.slice(0, -END.length), 'end') : toMoment(cell)) ?? cell;
