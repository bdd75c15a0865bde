import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphFrom, graphOf, type Holding, holdings, nameOf } from '../graph/graph.fixture';
import { controlledBy, controllersOf, proofOf, votesOf } from './control';

const stepsOf = (network: string, holder = 'A') => controlledBy(votesOf(graphFrom(network)), holder);

const controlledIn = (network: string, holder?: string) =>
  [...stepsOf(network, holder).values()].map(({ company, basis, certain }) => `${company} ${basis} ${certain}`);

describe('control', () => {
  it.each([
    ['more than half', 'A>B 50.1', ['B majority true']],
    ['exactly half', 'A>B 50', []],
    ['a chain of majorities, though the money is 36 %', 'A>X 60; X>B 60', ['X majority true', 'B majority true']],
    ['a chain with one link of half', 'A>X 60; X>B 50', ['X majority true']],
    [
      '30 % itself and 30 % through a company it controls',
      'A>X 60; A>B 30; X>B 30',
      ['X majority true', 'B majority true'],
    ],
    ['30 % itself and 30 % through one it does not control', 'A>X 40; A>B 30; X>B 30', []],
    ['a loop that it enters', 'A>X 60; X>Y 60; Y>X 40', ['X majority true', 'Y majority true']],
    ['votes where they differ from shares', 'A>B 10; A>B 60 votes; X>B 90', ['B majority true']],
    ['votes, the rest of which other shares stand in for', 'X>B 40 votes; A>B 90', ['B majority true']],
    ['votes, of which other shares are left too few', 'X>B 60 votes; A>B 90', []],
    ['shares without votes', 'A>B 90; A>B 10 votes', []],
    ['votes that own shares do not have', 'A>B 45; B>B 20', ['B majority true']],
    ['a band above half', 'A>B 75-100', ['B majority true']],
    ['a band that begins at half, as registers mean "more than"', 'A>B 50-75', ['B majority true']],
    ['a band that holds the half', 'A>B 25-60', ['B majority false']],
    ['a band up to half', 'A>B 25-50', []],
    ['an unknown share', 'A>B ?', ['B majority false']],
    ['an unknown share of which others leave too little', 'A>B ?; X>B 60', []],
    ['a subsidiary without a share', 'A>B ? subsidiary', ['B declared true']],
    ['the right to appoint the board', 'A>B ? board', ['B declared true']],
    ['votes that joint holders are stated to have each', 'A>B 75-100 votes; X>B 75-100 votes', ['B overstated true']],
    ['shares that joint holders are stated to have each', 'A>B 75-100; X>B 75-100', ['B overstated true']],
    ['less than half, of a company whose votes are overstated', 'A>B 30 votes; X>B 90 votes', []],
    ['influence alone', 'A>B ? influence', []],
    ['a chain over an uncertain step', 'A>X 25-60; X>B 60', ['X majority false', 'B majority false']],
  ])('over %s: %s', (_, network, expected) => {
    expect(controlledIn(network)).toEqual(expected);
  });

  it('is proven by the votes at each step, and by no other steps', () => {
    const steps = stepsOf('A>X 60; A>Z 90; A>B 30; X>B 30');
    const proof = proofOf(steps, 'B');
    expect(proof.map(({ company }) => company)).toEqual(['X', 'B']);
    expect(proof[1]?.by.map(({ holder, share }) => [holder, share.low])).toEqual([
      ['A', 0.3],
      ['X', 0.3],
    ]);
    expect(proof[1]?.total.low).toBeCloseTo(0.6, 12);
    expect(proofOf(steps, 'A')).toEqual([]);
  });

  it('equals repeated application of the rule until nothing changes', () => {
    fc.assert(
      fc.property(holdings(7, 99), fc.nat(6), (rows, holder) => {
        const steps = controlledBy(votesOf(graphOf(7, rows)), nameOf(holder));
        expect([...steps.keys()].toSorted()).toEqual(byTrying(rows, holder).map(nameOf).toSorted());
      }),
      { numRuns: 1000 },
    );
  });
});

function byTrying(rows: readonly Holding[], holder: number): number[] {
  const group = new Set([holder]);
  const votes = (company: number, counts: (row: Holding) => boolean) =>
    rows.reduce((sum, row) => sum + (row.company === company && counts(row) ? row.low : 0), 0);
  for (let before = 0; before < group.size; ) {
    before = group.size;
    for (const { company } of rows) {
      const own = votes(company, ({ owner }) => owner === company);
      const joint = votes(company, ({ owner }) => owner !== company && group.has(owner));
      if (joint / (100 - own) > 0.5 + 1e-9) group.add(company);
    }
  }
  return [...group].filter((company) => company !== holder);
}

describe('the controllers of a company', () => {
  it('are all those along the chain, the ultimate one first', () => {
    const controllers = controllersOf(votesOf(graphFrom('A>X 60; X>B 60; Y>B 40')), 'B');
    expect(controllers.map(({ holder, ultimate, certain }) => [holder, ultimate, certain])).toEqual([
      ['A', true, true],
      ['X', false, true],
    ]);
    expect(controllers[0]?.proof.map(({ company }) => company)).toEqual(['X', 'B']);
  });

  it('that control each other are all ultimate', () => {
    const controllers = controllersOf(votesOf(graphFrom('P>Q 60; Q>P 60; P>B 60')), 'B');
    expect(controllers.map(({ holder, ultimate }) => [holder, ultimate])).toEqual([
      ['P', true],
      ['Q', true],
    ]);
  });

  it('are none if no one has more than half', () => {
    expect(controllersOf(votesOf(graphFrom('A>B 50; X>B 50')), 'B')).toEqual([]);
  });
});
