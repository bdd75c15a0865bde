import type { Relationship } from '../relationship';
import { upperEnd } from '../share';

/** The sliders move in whole steps from 0 to this. */
const LAST = 100;

/** What each value of a slider would hide of the relationships, by that slider alone. */
export interface Histogram {
  /** By value: what goes when the slider is moved from the value before to this one. What never goes is in none. */
  steps: readonly number[];
  /** By value: all that is gone when the slider stands there. */
  hides: readonly number[];
  /** Those without a number to compare: no value hides them. */
  unknown: number;
  total: number;
}

export interface Histograms {
  confidence: Histogram;
  ownership: Histogram;
}

/** Made once for a model; a step of a slider then reads `hides` at its value. */
export function histogramsOf(relationships: Iterable<Relationship>): Histograms {
  const all = [...relationships];
  return {
    confidence: histogram(all.map(({ confidence }) => firstReaching(confidence))),
    ownership: histogram(all.map(({ share }) => firstAbove(upperEnd(share)))),
  };
}

/** What stays is strictly above the minimum, and a minimum of nought is none: the rule of `passes`. */
const firstReaching = (confidence: number | undefined): number | undefined =>
  confidence === undefined ? undefined : Math.max(1, Math.ceil(confidence));

const firstAbove = (most: number | undefined): number | undefined =>
  most === undefined ? undefined : Math.max(0, Math.floor(most) + 1);

function histogram(firstHiding: readonly (number | undefined)[]): Histogram {
  const steps = Array.from({ length: LAST + 1 }, () => 0);
  let unknown = 0;
  for (const value of firstHiding) {
    if (value === undefined) unknown += 1;
    else if (value <= LAST) steps[value] = (steps[value] ?? 0) + 1;
  }
  const hides: number[] = [];
  for (const count of steps) hides.push((hides.at(-1) ?? 0) + count);
  return { steps, hides, unknown, total: firstHiding.length };
}

/** A few bars to draw: what goes over each stretch of values, the last value in the last bar. */
export function barsOf({ steps }: Histogram, count: number): number[] {
  const bars = Array.from({ length: count }, () => 0);
  steps.forEach((gone, value) => {
    const bar = Math.min(count - 1, Math.floor((value * count) / LAST));
    bars[bar] = (bars[bar] ?? 0) + gone;
  });
  return bars;
}
