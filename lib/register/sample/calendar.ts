import type { Chance } from './chance';

/** The day on which the sample register was "retrieved". Nothing in it but a few announced changes is later. */
export const AS_OF = '2026-10-31';
/** Since when the register takes snapshots of its sources: changes before that day have no events of their own. */
export const FIRST_SNAPSHOT = '2012-01-31';

const DAY = 86_400_000;

export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

export const printDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => printDay(dayNumber(date) + days);

/** A day from `from` to `to`, both included; `from` where the range is empty. */
export function dayBetween(chance: Chance, from: string, to: string): string {
  const first = dayNumber(from);
  return printDay(chance.int(first, Math.max(first, dayNumber(to))));
}

/** A moment in the working hours of a day. */
export function momentOf(date: string, chance?: Chance): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = chance ? `${two(chance.int(6, 19))}:${two(chance.int(0, 59))}:${two(chance.int(0, 59))}` : '12:00:00';
  return `${date}T${time}+00:00`;
}

/** ISO days sort as text. */
export const earliest = (one: string, other: string): string => (one < other ? one : other);
export const latest = (one: string, other: string): string => (one < other ? other : one);
