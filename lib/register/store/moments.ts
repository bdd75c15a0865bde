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
 * A time as the register stores and sends it: ISO 8601 in UTC to the second, so that times sort as text. A day without time is
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
