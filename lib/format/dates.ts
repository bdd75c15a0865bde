const FORMATS: Record<number, Intl.DateTimeFormatOptions> = {
  1: { year: 'numeric' },
  2: { year: 'numeric', month: 'long' },
  3: { year: 'numeric', month: 'long', day: 'numeric' },
};

/**
 * A date in words, as exact as it was given: "24 March 1932", "March 1932", "1932". Timestamps give their day.
 * What is no date is shown as it is, never guessed at.
 */
export function dateInWords(date: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
  if (!year) return date;
  const parts = [year, month, day].filter((part) => part !== undefined);
  const time = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  // 0000-00-00 and the 31st of February would be taken for another day.
  if (!new Date(time).toISOString().startsWith(parts.join('-'))) return date;
  return new Intl.DateTimeFormat('en-GB', { ...FORMATS[parts.length], timeZone: 'UTC' }).format(time);
}

/** A date after a verb: "on 24 March 1932", but "in March 1932" and "in 1932". */
export const onDate = (date: string): string => `${/^\d{4}(?:-\d{2})?$/.test(date) ? 'in' : 'on'} ${dateInWords(date)}`;

/** The day of a timestamp or date, for tables: `2024-05-01`. */
export const dayOf = (date: string): string => date.slice(0, 10);

export const countInWords = (count: number): string => new Intl.NumberFormat('en-GB').format(count);

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${countInWords(count)} ${count === 1 ? one : many}`;
