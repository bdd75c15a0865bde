/** A class of counts; both ends belong to it. The last one has no upper end. */
export interface Step {
  from: number;
  to?: number;
}

/** 1, 2, 5, 10, 20, 50 … up to the number. */
function roundLimits(most: number): number[] {
  const limits: number[] = [];
  for (let power = 1; power <= most; power *= 10) limits.push(power, 2 * power, 5 * power);
  return limits;
}

/** How many counts are in each class, by the lower limits. */
function sizesOf(limits: readonly number[], counts: readonly number[]): number[] {
  return limits.map((from, index) => {
    const next = limits[index + 1] ?? Number.POSITIVE_INFINITY;
    return counts.filter((count) => count >= from && count < next).length;
  });
}

/** The limits without the one between the two neighbours that together hold the fewest. */
function withOneLess(limits: readonly number[], counts: readonly number[]): number[] {
  const sizes = sizesOf(limits, counts);
  const together = sizes.slice(1).map((size, index) => size + (sizes[index] ?? 0));
  const least = together.indexOf(Math.min(...together)) + 1;
  return limits.filter((_, index) => index !== least);
}

/**
 * Few classes for counts, at most `most`, with round limits; where too few hold enough, neighbours are one. Every count
 * from 1 stands in exactly one, no class is empty, and the limits ascend.
 */
export function stepsOf(counts: readonly number[], most = 4): Step[] {
  const all = roundLimits(Math.max(0, ...counts));
  const sizes = sizesOf(all, counts);
  let limits = all.filter((_, index) => (sizes[index] ?? 0) > 0);
  while (limits.length > most) limits = withOneLess(limits, counts);
  return limits.map((from, index) => {
    const next = limits[index + 1];
    return next === undefined ? { from } : { from, to: next - 1 };
  });
}

/** Which class a count is in, from 0; undefined for none. */
export function stepOf(count: number, steps: readonly Step[]): number | undefined {
  const index = steps.findLastIndex(({ from }) => count >= from);
  return index < 0 ? undefined : index;
}
