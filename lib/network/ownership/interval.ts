/** A fraction of a company, 0 to 1, known exactly (low = high) or between two ends. */
export interface Interval {
  low: number;
  high: number;
}

export const NOTHING: Interval = { low: 0, high: 0 };
export const WHOLE: Interval = { low: 1, high: 1 };

/** Ends nearer than this are one value: sums of shares differ by so much through rounding alone. */
export const SAME = 1e-9;

export const times = (a: Interval, b: Interval): Interval => ({ low: a.low * b.low, high: a.high * b.high });

export const plus = (a: Interval, b: Interval): Interval => ({ low: a.low + b.low, high: a.high + b.high });

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The two ends are computed in two ways: by rounding alone they may cross or exceed the whole in the last digit. */
export const toInterval = (low: number, high: number): Interval => ({
  low: clamp(low),
  high: Math.max(clamp(low), clamp(high)),
});
