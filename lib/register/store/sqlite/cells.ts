import type { Address } from '@/lib/contract/parameters';
import { toMoment } from '../moments';
import type { EventInput } from '../records';

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
