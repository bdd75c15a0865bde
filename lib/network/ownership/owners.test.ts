import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ultimateOwners } from '../findings/owners';
import { graphFrom, graphOf, holdings, nameOf } from '../graph/graph.fixture';
import { buildStakes } from './stakes';

const ownersOf = (network: string, company = 'B', chains?: number) =>
  ultimateOwners(buildStakes(graphFrom(network)), company, chains);

const near = (low: number, high = low) => ({ low: expect.closeTo(low, 12), high: expect.closeTo(high, 12) });

describe('ultimate owners', () => {
  it('are those without known owners, the largest first, with the unknown rest', () => {
    const { owners, unknown } = ownersOf('A>X 60; C>X 30; X>B 50; D>B 40');
    expect(owners.map(({ members, share }) => [members, share])).toEqual([
      [['D'], near(0.4)],
      [['A'], near(0.3)],
      [['C'], near(0.15)],
    ]);
    expect(unknown).toEqual(near(0.15));
  });

  it('come with each chain: 60 % × 50 % = 30 %, + 10 % = 40 %', () => {
    const [owner] = ownersOf('A>X 60; X>B 50; A>B 10').owners;
    expect(owner?.arithmetic).toEqual({
      chains: [
        {
          entities: ['A', 'X', 'B'],
          factors: [
            { share: near(0.6), relationships: ['A X shareholding share_ownership'] },
            { share: near(0.5), relationships: ['X B shareholding share_ownership'] },
          ],
          product: near(0.3),
        },
        {
          entities: ['A', 'B'],
          factors: [{ share: near(0.1), relationships: ['A B shareholding share_ownership'] }],
          product: near(0.1),
        },
      ],
      complete: true,
      sum: near(0.4),
      rest: near(0),
      cut: expect.closeTo(0, 12),
      total: near(0.4),
    });
  });

  it('have the part that a loop adds beside their chains', () => {
    const [owner] = ownersOf('A>B 50; B>X 20; X>B 50').owners;
    expect(owner?.arithmetic).toMatchObject({
      complete: true,
      sum: near(0.5),
      rest: near(0.05 / 0.9),
      total: near(0.5 / 0.9),
    });
  });

  it('say when not all chains are listed', () => {
    const [owner] = ownersOf('A>X 60; A>Y 40; X>B 50; Y>B 50', 'B', 1).owners;
    expect(owner?.arithmetic).toMatchObject({ complete: false, sum: near(0.3), rest: near(0.2), total: near(0.5) });
  });

  it('say how far a sum is reduced because the others leave no more', () => {
    const [owner] = ownersOf('A>X 100; A>B 0-80; X>B 0-80').owners;
    expect(owner?.arithmetic).toMatchObject({ sum: near(0, 1.6), cut: expect.closeTo(0.6, 12), total: near(0, 1) });
  });

  it('count as one if they only own each other', () => {
    const { owners, warnings } = ownersOf('P>Q 50; Q>P 40; P>B 30; Q>B 20');
    expect(owners.map(({ members, share }) => [members, share])).toEqual([[['P', 'Q'], near(0.5)]]);
    expect(warnings).toEqual([]);
  });

  it('that own each other wholly cause a warning', () => {
    const { warnings } = ownersOf('P>Q 100; Q>P 100; P>B 30');
    expect(warnings).toEqual([{ kind: 'closed_loop', companies: ['P', 'Q'] }]);
  });

  it('are none if the company itself is at the top', () => {
    expect(ownersOf('B>C 50')).toEqual({ owners: [], unknown: { low: 1, high: 1 }, warnings: [] });
  });

  it('come with warnings about entities above the company only', () => {
    const { warnings } = ownersOf('A>X 60; C>X 60; X>B 50; B>D 70; A>D 70');
    expect(warnings).toEqual([{ kind: 'over_declared', company: 'X', total: 1.2 }]);
  });

  it('never exceed the whole together, and leave out only what is unknown', () => {
    fc.assert(
      fc.property(holdings(8, 100), fc.nat(7), (rows, company) => {
        const { owners, unknown } = ultimateOwners(buildStakes(graphOf(8, rows)), nameOf(company));
        const sum = owners.reduce((total, { share }) => total + share.low, 0);
        expect(sum).toBeLessThan(1 + 1e-9);
        expect(sum + unknown.low).toBeGreaterThan(1 - 1e-9);
      }),
      { numRuns: 200 },
    );
  });

  it('have a sum of chains and a rest that make up the share, in exact networks', () => {
    fc.assert(
      fc.property(holdings(6), fc.nat(5), (rows, company) => {
        for (const { arithmetic } of ultimateOwners(buildStakes(graphOf(6, rows)), nameOf(company)).owners) {
          const { sum, rest, total, cut } = arithmetic;
          expect(Math.abs(sum.low + rest.low - total.low)).toBeLessThan(1e-9);
          expect(cut).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 200 },
    );
  });
});
