import type { Relationship } from '../relationship';

/** Whether a relationship stood on a day, as far as its dates say. */
export type Standing = 'yes' | 'no' | 'unknown';

/** Years and months are read as their first day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?/;

const dateOf = (text: string | undefined): string | undefined => DATE.exec(text ?? '')?.[0];

/**
 * From its first day up to, but not on, the day of its end. Without a first day it may have begun later, and without the
 * day of an end it may have ended before: nobody knows, and that is told. ISO dates are compared as they are written,
 * since a slider asks this of every relationship at each step.
 */
export function standing({ from, to, ended }: Relationship, day: string): Standing {
  const begin = dateOf(from);
  const end = ended ? dateOf(to) : undefined;
  if (begin !== undefined && begin > day) return 'no';
  if (end !== undefined && end <= day) return 'no';
  const isDated = begin !== undefined && (!ended || end !== undefined);
  return isDated ? 'yes' : 'unknown';
}

/** How many of them stay on that day only because nobody dated them. */
export const undatedOn = (relationships: Iterable<Relationship>, day: string): number =>
  [...relationships].filter((one) => standing(one, day) === 'unknown').length;

/** The days on which anything began or ended, in order, each once: the steps of a date slider. */
export function changeDays(relationships: Iterable<Relationship>): string[] {
  const days = [...relationships].flatMap(({ from, to, ended }) => [dateOf(from), ended ? dateOf(to) : undefined]);
  return [...new Set(days.filter((day) => day !== undefined))].sort();
}
