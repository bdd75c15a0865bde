const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
/** More labels do not fit on a phone. */
const MOST_YEARS = 6;

/** In per cent: a label further right would overflow the axis. */
const LAST_WRITTEN = 90;

export const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

function yearsBetween(first: number, last: number): number[] {
  const step = STEPS.find((each) => (last - first) / each < MOST_YEARS) ?? 1000;
  const begin = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - begin) / step) + 1) }, (_, index) => begin + index * step);
}

/** A label of a time axis, and its position in per cent. */
export interface YearTick {
  year: number;
  at: number;
}

/** Labels of an axis between two moments, in milliseconds since 1970. */
export function yearTicks(start: number, end: number): YearTick[] {
  const [first, last] = [new Date(start).getUTCFullYear(), new Date(end - 1).getUTCFullYear()];
  return yearsBetween(first, last)
    .map((year) => ({ year, at: percent(Date.UTC(year, 0, 1) - start, end - start) }))
    .filter(({ at }) => at >= 0 && at <= LAST_WRITTEN);
}
