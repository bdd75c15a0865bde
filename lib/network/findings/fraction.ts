import { type Interval, SAME } from '../ownership/interval';
import type { Share } from '../share';

/** A fraction as people write it: per cent, exact or a band; from nothing to all is unknown. */
export function shareOfFraction({ low, high }: Interval): Share {
  if (high - low < SAME) return { kind: 'exact', value: tidy(low) };
  return low < SAME && high > 1 - SAME ? { kind: 'unknown' } : { kind: 'band', min: tidy(low), max: tidy(high) };
}

/** Per cent without what binary fractions add: 0.6 × 0.5 is 30 and not 30.000000000000004. */
const tidy = (fraction: number): number => Math.round(fraction * 1e10) / 1e8;

/** Nothing, or so little that it is rounding. */
export const isNothing = ({ high }: Interval): boolean => high < SAME;
