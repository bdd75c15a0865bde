import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphFrom, graphOf, type Holding, holdings, nameOf } from '../graph/graph.fixture';
import { effectiveOwnership } from './effective';
import { sumOfSeries } from './series.fixture';
import { buildStakes } from './stakes';

const SIZE = 8;

const shareIn = (network: string, holder: string, company: string) =>
  effectiveOwnership(buildStakes(graphFrom(network)), holder).shares.get(company);

const sharesOf = (rows: readonly Holding[], holder: number, size = SIZE) => {
  const { shares } = effectiveOwnership(buildStakes(graphOf(size, rows)), nameOf(holder));
  return Array.from({ length: size }, (_, node) => shares.get(nameOf(node)) ?? { low: 0, high: 0 });
};

describe('effective ownership', () => {
  it.each([
    ['a holding', 'A>B 60', 0.6],
    ['a chain', 'A>X 60; X>B 50', 0.3],
    ['a diamond', 'A>X 60; A>Y 40; X>B 50; Y>B 50', 0.5],
    ['a chain and a holding beside it', 'A>X 60; X>B 50; A>B 10', 0.4],
    ['a loop below the holder: 0.5 / (1 − 0.2 × 0.5)', 'A>B 50; B>X 20; X>B 50', 0.5 / 0.9],
    ['a cross-holding: half of each, each a tenth of the other', 'A>X 50; A>B 50; X>B 10; B>X 10', 0.55 / 0.99],
    ['a loop through the holder, which counts once', 'A>B 60; B>A 30', 0.6],
    ['shares that the company holds itself and that carry no rights', 'A>B 60; B>B 20', 0.75],
    ['the whole, when the company holds all other shares itself', 'A>B 60; B>B 40', 1],
    ['a ring of three with a way in', 'A>X 40; X>Y 50; Y>B 50; B>X 40', 0.1 / 0.9],
    ['shares out of a thousand', 'A>B 0.1', 0.001],
    ['120 % declared, divided by 1.2', 'A>B 60; X>B 60', 0.5],
    ['more than the whole declared for one', 'A>B 130', 1],
    ['a circle that owns itself wholly, of which A can have nothing', 'A>X 50; X>Y 50; P>B 100; B>P 100', undefined],
    ['control without shares, which is no ownership', 'A>B 60 votes; A>B ? influence', undefined],
    ['a subsidiary and a shareholding, which are one holding', 'A>B 60 subsidiary; A>B 60', 0.6],
  ])('of %s (%s) is %s', (_, network, expected) => {
    const share = shareIn(network, 'A', 'B');
    if (expected === undefined) expect(share).toBeUndefined();
    else {
      expect(share?.low).toBeCloseTo(expected, 12);
      expect(share?.high).toBeCloseTo(expected, 12);
    }
  });

  it.each([
    ['a band', 'A>B 25-50', 0.25, 0.5],
    ['a chain of bands', 'A>X 25-50; X>B 75-100', 0.1875, 0.5],
    ['an unknown share', 'A>B ?', 0, 1],
    ['an unknown share beside a known one', 'A>B ?; X>B 60', 0, 0.4],
    ['an unknown share beside a band', 'A>B ?; X>B 25-50', 0, 0.75],
    ['a band that the others leave no room for', 'A>B 50-75; X>B 40', 0.5, 0.6],
    ['two unknown shares, either of which may be all', 'A>B ?; X>B ?', 0, 1],
    ['a chain over an unknown share', 'A>X 50; X>B ?', 0, 0.5],
    ['open shares that cannot go to two at once', 'A>X 100; A>B 0-60; X>B 0-60', 0, 1],
    ['a loop of unknown shares', 'A>X 50; X>B ?; B>X ?', 0, 1],
    ['own shares of unknown size', 'A>B 60; B>B ?', 0.6, 1],
    ['two accounts that overlap', 'A>B 25-50 subsidiary; A>B 40-60', 0.4, 0.5],
    ['two accounts that contradict each other', 'A>B 30 subsidiary; A>B 70', 0.3, 0.7],
    ['a known account beside an unknown one', 'A>B ? subsidiary; A>B 70', 0.7, 0.7],
  ])('of %s (%s) lies between %d and %d', (_, network, low, high) => {
    const share = shareIn(network, 'A', 'B');
    expect(share?.low).toBeCloseTo(low, 12);
    expect(share?.high).toBeCloseTo(high, 12);
  });

  it('includes the share of a holder in itself through others', () => {
    expect(shareIn('A>B 60; B>A 30', 'A', 'A')?.low).toBeCloseTo(0.18, 12);
    expect(shareIn('A>B 60; C>A 30', 'A', 'A')).toBeUndefined();
  });

  it('does not divide by zero in a circle that owns itself wholly', () => {
    const share = shareIn('A>B 100; B>A 100; A>C 30', 'B', 'C');
    expect(share).toEqual({ low: 0.3, high: 0.3 });
  });

  it('is the sum of all chains on a thousand random networks', () => {
    fc.assert(
      fc.property(holdings(SIZE), fc.nat(SIZE - 1), (rows, holder) => {
        const shares = sharesOf(rows, holder);
        sumOfSeries(SIZE, rows, holder).forEach((sum, node) => {
          expect(Math.abs((shares[node]?.low ?? 0) - sum)).toBeLessThan(1e-9);
          expect(Math.abs((shares[node]?.high ?? 0) - sum)).toBeLessThan(1e-9);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('contains every resolution of open shares, and both ends are attainable', () => {
    const drawn = fc.tuple(
      holdings(5, 90, true),
      fc.nat(4),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    );
    fc.assert(
      fc.property(drawn, ([rows, holder, dice]) => {
        const shares = sharesOf(rows, holder, 5);
        for (let turn = 0; turn < 10; turn++) {
          sumOfSeries(5, settleAtRandom(rows, dice), holder).forEach((sum, node) => {
            expect(sum).toBeGreaterThan((shares[node]?.low ?? 0) - 1e-9);
            expect(sum).toBeLessThan((shares[node]?.high ?? 0) + 1e-9);
          });
        }
        sumOfSeries(5, rows, holder).forEach((least, node) => {
          expect(shares[node]?.low).toBeCloseTo(least, 9);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('reaches its upper end by some resolution of open shares', () => {
    fc.assert(
      fc.property(openInCorners, ({ rows, holder }) => {
        const shares = sharesOf(rows, holder, 4);
        const ways = corners(rows).map((way) => sumOfSeries(4, way, holder));
        shares.forEach(({ high }, node) => {
          expect(high).toBeCloseTo(Math.max(...ways.map((way) => way[node] ?? 0)), 9);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('never grows when a share shrinks', () => {
    fc.assert(
      fc.property(holdings(SIZE, 90, true), fc.nat(SIZE - 1), fc.nat(), (rows, holder, which) => {
        const smaller = rows.map((row, index) => (index === which % rows.length ? { ...row, low: row.low / 2 } : row));
        const [before, after] = [sharesOf(rows, holder), sharesOf(smaller, holder)];
        after.forEach(({ low }, node) => {
          expect(low).toBeLessThan((before[node]?.low ?? 0) + 1e-9);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('of a company in itself is the whole at most, even with rounding', () => {
    const rows = [
      [0, 0, 59],
      [1, 0, 41],
      [1, 2, 40],
      [0, 2, 73],
      [0, 5, 19],
      [2, 1, 42],
      [1, 5, 73],
      [2, 5, 8],
      [1, 1, 60],
      [5, 2, 36],
    ].map(([owner = 0, company = 0, share = 0]) => ({ owner, company, low: share, high: share }));
    expect(sharesOf(rows, 2)[2]).toEqual({ low: 1, high: 1 });
  });

  it('never exceeds the whole, whatever is declared', () => {
    fc.assert(
      fc.property(holdings(SIZE, 300, true), fc.nat(SIZE - 1), (rows, holder) => {
        for (const { low, high } of sharesOf(rows, holder)) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(low).toBeLessThanOrEqual(high);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Resolves each company's open shares in a random order, each with a random part of what is left. */
function settleAtRandom(rows: readonly Holding[], dice: Iterator<number>): Holding[] {
  const roll = () => Number(dice.next().value);
  const left = new Map<number, number>();
  for (const { company, low } of rows) left.set(company, (left.get(company) ?? 100) - low);
  const shuffled = rows.map((row) => ({ row, place: roll() })).toSorted((a, b) => a.place - b.place);
  return shuffled.map(({ row }) => {
    const room = left.get(row.company) ?? 0;
    const more = Math.min(row.high - row.low, room) * Math.min(1, 1.5 * roll());
    left.set(row.company, room - more);
    return { ...row, low: row.low + more };
  });
}

/** Four nodes with at most two open holdings in each company, so that all corners can be tried. */
const openInCorners = fc.record({
  holder: fc.nat(3),
  rows: holdings(4, 80, true).map((rows) =>
    rows.map((row, index) => {
      const before = rows.slice(0, index).filter(({ company, high, low }) => company === row.company && high > low);
      return before.length < 2 ? row : { ...row, high: row.low };
    }),
  ),
});

/** Every order in which each company's open holdings can be filled: the optimum is among them. */
function corners(rows: readonly Holding[]): Holding[][] {
  const companies = [...new Set(rows.map(({ company }) => company))];
  return companies.reduce<Holding[][]>(
    (ways, company) => {
      const own = rows.filter((row) => row.company === company);
      const open = own.filter(({ low, high }) => high > low);
      const orders = open.length < 2 ? [open] : [open, open.toReversed()];
      const filled = [own, ...orders.flatMap((order) => order.map((_, count) => fill(own, order.slice(0, count + 1))))];
      return ways.flatMap((way) => filled.map((more) => [...way, ...more]));
    },
    [[]],
  );
}

function fill(own: readonly Holding[], order: readonly Holding[]): Holding[] {
  let room = 100 - own.reduce((sum, { low }) => sum + low, 0);
  const raised = new Map<Holding, number>();
  for (const holding of order) {
    const more = Math.min(room, holding.high - holding.low);
    room -= more;
    raised.set(holding, more);
  }
  return own.map((holding) => ({ ...holding, low: holding.low + (raised.get(holding) ?? 0) }));
}
