import { parseDate } from '../values';

const EVENING = /T(1[3-9]|2[0-3]):(00|30):00(?:\.0+)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const DAY = 86_400_000;

const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/**
 * Converts a moment of GLEIF to a day. Issuers convert midnights to other zones: 2017-07-01 in India
 * becomes `2017-06-30T23:00:00+02:00` or `2017-06-30T18:30:00Z`, and a business year ends on
 * `2023-12-30T23:00:00Z`. So a full or half hour in the afternoon or evening means the following midnight; noon
 * and the morning, which include American midnights, keep their day, and so does any other time of day.
 */
export function toDay(text: string | null): string | null {
  const day = parseDate(text);
  return day !== null && text !== null && EVENING.test(text) ? parseDate(nextDay(day)) : day;
}

/** A moment in UTC to the second, so that moments compare as text; a day counts as its start. Null if invalid. */
export function toTimestamp(text: string | null): string | null {
  if (text === null || parseDate(text) === null) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : `${moment.toISOString().slice(0, 19)}+00:00`;
}
