import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRows } from '../graph/graph';
import { CELL } from '../layout';
import type { LayoutGraph } from './graph';
import { crossingsBetween, crossingsOf, ordered, toLayered } from './order';
import { layersOf, pooled, pyramid, withoutLoops } from './pyramid';

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** All combinations of one order per layer. */
const orders = (layers: readonly number[][]): number[][][] =>
  layers.reduce<number[][][]>(
    (all, layer) => all.flatMap((chosen) => permutations(layer).map((order) => [...chosen, order])),
    [[]],
  );

const graphOf = (pairs: readonly [number, number][], size: number): LayoutGraph => ({
  size,
  roots: [0],
  owners: Int32Array.from(pairs, ([owner]) => owner),
  owned: Int32Array.from(pairs, ([, owned]) => owned),
  strengths: new Float64Array(pairs.length),
});

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Small enough to try every order of every layer. */
const small = fc
  .uniqueArray(fc.tuple(fc.nat(7), fc.nat(7)), { minLength: 8, maxLength: 14, selector: String })
  .map((pairs) =>
    graphOf(
      pairs.filter(([a, b]) => a !== b),
      8,
    ),
  )
  .map((graph) => withoutLoops(graph))
  .map((graph) => toLayered(graph, layersOf(graph)))
  .filter(({ layers }) => layers.reduce((choices, { length }) => choices * factorial(length), 1) <= 3000);

describe('crossings', () => {
  it('equal a count of all pairs', () => {
    const rows = fc.array(fc.array(fc.nat(9), { maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (targets) => {
        const lines = targets.flatMap((row, from) => row.map((to) => ({ from, to })));
        const pairs = lines.flatMap((a) => lines.filter((b) => a.from < b.from && a.to > b.to));
        const places = Int32Array.from({ length: 10 }, (_, place) => place);
        expect(crossingsBetween([...targets.keys()], fromRows(targets), places, 10)).toBe(pairs.length);
      }),
    );
  });

  it('are at most 1.5 times the optimum in total over many networks', () => {
    let [ours, best] = [0, 0];
    fc.assert(
      fc.property(small, (layered) => {
        const least = Math.min(...orders(layered.layers).map((layers) => crossingsOf(layered, layers)));
        const found = crossingsOf(layered, ordered(layered));
        expect(found).toBeLessThanOrEqual(2 * least + 2);
        ours += found;
        best += least;
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(ours).toBeLessThanOrEqual(1.5 * best);
  });
});

describe('an order keeps every node', () => {
  it('in its layer, once', () => {
    fc.assert(
      fc.property(small, (layered) => {
        const sorted = (layers: readonly number[][]) => layers.map((layer) => layer.toSorted((a, b) => a - b));
        expect(sorted(ordered(layered))).toEqual(sorted(layered.layers));
      }),
    );
  });
});

describe('the nearest non-decreasing sequence', () => {
  const number = fc.integer({ min: -50, max: 50 });
  const pooledOf = (values: readonly number[]) =>
    pooled(Float64Array.from(values), new Float64Array(values.length).fill(1));
  const distance = (a: ArrayLike<number>, b: readonly number[]) =>
    b.reduce((sum, value, index) => sum + (value - (a[index] ?? 0)) ** 2, 0);

  it('does not decrease, keeps a non-decreasing input, and is the nearest', () => {
    const row = fc.array(number, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(row, row, (values, other) => {
        const near = pooledOf(values);
        expect([...near]).toEqual([...near].sort((a, b) => a - b));
        const rising = values.map((_, index) => other[index % other.length] ?? 0).sort((a, b) => a - b);
        expect(distance(near, values)).toBeLessThanOrEqual(distance(rising, values) + 1e-9);
        expect([...pooledOf(rising)]).toEqual(rising);
      }),
    );
  });
});

describe('the whole picture', () => {
  /** A head with as many holdings as leaves of each, seven: side by side they would be a strip. */
  const wide = graphOf(
    Array.from({ length: 56 }, (_, at): [number, number] => (at < 8 ? [0, at + 1] : [1 + (at % 8), at + 1])),
    57,
  );

  it.each([1.7, 0.75])('on a screen %f times as wide as high is no strip', (shape) => {
    const places = pyramid(wide, shape);
    const across = [...places].filter((_, index) => index % 2 === 0);
    // In one row the leaves alone would be 48 cells wide.
    expect(Math.max(...across) - Math.min(...across)).toBeLessThan(20 * CELL.width);
  });
});
