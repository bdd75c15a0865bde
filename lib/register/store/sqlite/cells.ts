import type { Address } from '@/lib/contract/parameters';
import type { EventInput } from '../records';

const DAY = 86_400_000;

/** Adds days, or subtracts them if negative: 2026-01-01, -1 → 2025-12-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Fast path: a day up to 28, alone or with a time in UTC, is valid in every month. */
const PLAIN =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]))(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:Z|\+00:00))?$/;
/** The same with the time in the stored form. */
const WRITTEN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+00:00$/;
const hasZone = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/**
 * A time as the register stores it: ISO 8601 in UTC to the second, so that times sort as text. A day without time is
 * its first or its last second (specification, Events: "whole days, 00:00:00 to 23:59:59"). Null for an invalid time.
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
/** Sorts after any time of the day. */
const END = '~';

/** Cells of the first and last second of a day. */
export const firstSecondOf = (day: string): string => day;
export const lastSecondOf = (day: string): string => `${day}${END}`;

/**
 * A time in compact form, as most are the ends of whole days: the first second of a day is stored as the day, its last
 * as the day with a `~`. The order as text stays the same.
 * @param moment As `toMoment` writes it.
 */
export function momentCell(moment: string): string {
  if (moment.endsWith(FIRST_SECOND)) return firstSecondOf(moment.slice(0, -FIRST_SECOND.length));
  return moment.endsWith(LAST_SECOND) ? lastSecondOf(moment.slice(0, -LAST_SECOND.length)) : moment;
}

/** The time of a cell; other texts are returned unchanged. */
export const momentOfCell = (cell: string): string =>
  (cell.endsWith(END) ? toMoment(cell.slice(0, -END.length), 'end') : toMoment(cell)) ?? cell;

/**
 * Ids of events and data in the interface. In the register, those that follow from a company's row have the negated id
 * of the company; in the interface, where ids are positive, they are the even ones.
 */
export const publicId = (stored: number): number => (stored > 0 ? 2 * stored - 1 : -2 * stored);

export const storedId = (id: number): number => (id % 2 === 0 ? -id / 2 : (id + 1) / 2);

type States = NonNullable<EventInput['derived_from']>;

const RENAMED = /^Change of name from '(.*)' to '(.*)'$/s;
const CHANGED_STATUS = /^Change of status from '(.*)' to '(.*)'$/s;

function between(pattern: RegExp, description: string, field: string): States | null {
  const [, before, after] = pattern.exec(description) ?? [];
  return before === undefined || after === undefined
    ? null
    : { before: { [field]: before }, after: { [field]: after } };
}

type StateParser = (description: string, day: string | undefined) => States | null;

/**
 * The state that each type of event changes, parsed from the descriptions of the specification (Events, `description`).
 */
const STATE_PARSERS = new Map<string, StateParser>([
  [
    'Event::Company::Incorporation',
    (_, day) => (day === undefined ? null : { before: null, after: { incorporation_date: day } }),
  ],
  ['Event::Company::NameChange', (description) => between(RENAMED, description, 'name')],
  ['Event::Company::StatusChange', (description) => between(CHANGED_STATUS, description, 'current_status')],
  ['Event::Company::BecameInactive', () => ({ before: { inactive: false }, after: { inactive: true } })],
  ['Event::Company::NoLongerInactive', () => ({ before: { inactive: true }, after: { inactive: false } })],
]);

/**
 * The states before and after an event, as its type, description and first day give them; null if they do not. The
 * register stores `derived_from` only if it differs.
 * @param day ISO 8601 date or time.
 */
export const statesOfDescription = (type: string, description: string, day: string | null): States | null =>
  STATE_PARSERS.get(type)?.(description, day?.slice(0, 10)) ?? null;

/** All fields of an address, in the order in which registers write them on one line. */
const FIELDS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;
const SEPARATOR = ', ';

/** Characters that SQLite does not return unchanged. */
const UNSAFE = /\p{Surrogate}/u;

/** The lengths of the parts if the line is exactly these parts joined; else undefined. */
function lengthsIn(line: string, address: Address): number[] | undefined {
  const fields = Object.keys(address);
  const lengths: number[] = [];
  let at = -SEPARATOR.length;
  for (const [index, field] of FIELDS.entries()) {
    const part = address[field];
    if (fields[index] !== field || part === undefined || part === '') return undefined;
    lengths.push(part?.length ?? 0);
    if (part === null) continue;
    if (at >= 0 && !line.startsWith(SEPARATOR, at)) return undefined;
    at += SEPARATOR.length;
    if (!line.startsWith(part, at)) return undefined;
    at += part.length;
  }
  return at === line.length && fields.length === FIELDS.length && !UNSAFE.test(line) ? lengths : undefined;
}

/**
 * An address as stored beside its one line. If the line is the parts joined, as it mostly is, only their lengths are
 * stored, with 0 for an absent part.
 */
export function addressCell(address: Address | null | undefined, line: string | null | undefined): string | null {
  if (address == null) return null;
  const lengths = line == null ? undefined : lengthsIn(line, address);
  return JSON.stringify(lengths ?? address);
}

/** The address of a cell, given the line of its row. */
export function addressOfCell(cell: string | null, line: string | null): Address | null {
  if (cell === null) return null;
  const held: Address | number[] = JSON.parse(cell);
  if (!Array.isArray(held)) return held;
  let at = 0;
  const parts = FIELDS.map((field, index): [string, string | null] => {
    const [begin, length] = [at, held[index] ?? 0];
    if (length === 0) return [field, null];
    at += length + SEPARATOR.length;
    return [field, (line ?? '').slice(begin, begin + length)];
  });
  return Object.fromEntries(parts);
}
