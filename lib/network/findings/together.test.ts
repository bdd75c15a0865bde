import { describe, expect, it } from 'vitest';
import { graphFrom } from '../graph/graph.fixture';
import { findTogether, MAX_HELD_SHOWN } from './owners';

const togetherIn = (network: string, members: string[]) => {
  const { ids, relationships } = graphFrom(network);
  const { held, beyond } = findTogether({ facts: { entities: ids, relationships }, members });
  return { beyond, held: held.map(({ id, share }) => [id, share.low, share.high]) };
};

const near = (value: number) => expect.closeTo(value, 12);

describe('the holdings of a group', () => {
  it.each([
    ['A>C 20; B>C 30', [['C', near(0.5), near(0.5)]]],
    ['A>B 50; B>C 60; A>C 20', [['C', near(0.8), near(0.8)]]],
    [
      'A>X 50; X>C 40; B>C 10',
      [
        ['X', near(0.5), near(0.5)],
        ['C', near(0.3), near(0.3)],
      ],
    ],
    ['A>B 50; Y>A 70', []],
  ])('of %s count each share once, without holdings among members', (network, held) => {
    expect(togetherIn(network, ['A', 'B'])).toEqual({ held, beyond: 0 });
  });

  it('are an interval if a share is unknown, and empty without holdings', () => {
    expect(togetherIn('A>C ?; B>C 30', ['A', 'B']).held).toEqual([['C', near(0.3), near(1)]]);
    expect(togetherIn('A>A 10', ['A', 'stranger']).held).toEqual([]);
  });

  it('count how many are left out', () => {
    const many = Array.from({ length: MAX_HELD_SHOWN + 3 }, (_, at) => `A>C${at} 10`).join('; ');
    expect(togetherIn(many, ['A'])).toMatchObject({ beyond: 3, held: { length: MAX_HELD_SHOWN } });
  });
});
