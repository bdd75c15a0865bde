import { countInWords, dateInWords } from './dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [ms: number, name: string])[] = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
];

/** "3 hours", the largest whole unit that fits; undefined below a minute. */
function lengthInWords(ms: number, round: (units: number) => number): string | undefined {
  for (const [length, name] of UNITS) {
    const units = round(ms / length);
    if (units >= 1 && ms >= length) return `${countInWords(units)} ${name}${units === 1 ? '' : 's'}`;
  }
  return undefined;
}

/** How old something is, in milliseconds: "3 hours ago"; below a minute, and from the future, "just now". */
export function ageInWords(ms: number): string {
  const length = lengthInWords(ms, Math.floor);
  return length ? `${length} ago` : 'just now';
}

/** The same as an attribute: "of 3 hours ago" reads better with a length alone. */
export const ageLength = (ms: number): string => lengthInWords(ms, Math.floor) ?? 'less than a minute';

/** How long to wait, in milliseconds: "in 5 hours", never shorter than it is. */
export function waitInWords(ms: number): string {
  const length = lengthInWords(ms, Math.ceil);
  return length ? `in ${length}` : 'in less than a minute';
}

/** A moment as everybody on earth reads it, ISO 8601 → "00:00 UTC", with its day where it is not within a day from now. */
export function momentInWords(iso: string, now: number): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const written = new Date(at).toISOString();
  const clock = `${written.slice(11, 16)} UTC`;
  return Math.abs(at - now) <= DAY ? clock : `${dateInWords(written)}, ${clock}`;
}

/** When something is possible again: "00:00 UTC (in 5 hours)"; undefined for a moment that has passed or is none. */
export function fromWhenInWords(iso: string | undefined, now: number): string | undefined {
  const at = Date.parse(iso ?? '');
  if (iso === undefined || Number.isNaN(at) || at <= now) return undefined;
  return `${momentInWords(iso, now)} (${waitInWords(at - now)})`;
}
