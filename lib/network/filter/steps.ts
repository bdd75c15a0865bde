import { orAbsent, parseDate } from '@/lib/contract/filters';
import type { Relationship } from '../relationship';
import { changeDays } from './standing';

/** Played in no more steps than this, however many days there are: at a step a second, about a minute. */
const MOST_PLAYED = 60;

/** The days a date slider stops at, YYYY-MM-DD, in order: those on which anything begins or ends. */
export function daySteps(relationships: Iterable<Relationship>): string[] {
  const days = changeDays(relationships).flatMap((day) => orAbsent(parseDate, firstDay(day)) ?? []);
  return [...new Set(days)];
}

/** Years and months are read as their first day. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** Which step a day stands at: the last that is not after it; 0 for a day before all of them. */
export const stepOf = (days: readonly string[], day: string): number =>
  Math.max(
    0,
    days.findLastIndex((one) => one <= day),
  );

/** The day that is played after this one; nothing at the end. Without a day playing begins at the first. */
export function dayPlayedNext(days: readonly string[], day: string | undefined): string | undefined {
  if (day === undefined) return days[0];
  const stride = Math.max(1, Math.ceil(days.length / MOST_PLAYED));
  const next = days.findIndex((one) => one > day);
  return next === -1 ? undefined : days[Math.min(next + stride - 1, days.length - 1)];
}
