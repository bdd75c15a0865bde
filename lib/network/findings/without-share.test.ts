import { describe, expect, it } from 'vitest';
import { notEnded } from '../graph/graph';
import { graphFrom } from '../graph/graph.fixture';
import { holdersWithoutShare } from './owners';

const found = (network: string, known: readonly string[] = []) =>
  holdersWithoutShare(graphFrom(network), notEnded, 'R', new Set(known)).map(
    ({ id, relationships }) => `${id}: ${relationships.map((one) => one.split(' ')[1]).join()}`,
  );

describe('ultimate holders without an economic share', () => {
  it.each([
    ['have votes', 'P>R 75-100 votes', ['P: R']],
    ['have influence', 'P>R ? influence', ['P: R']],
    ['have votes further up', 'A>R 60; P>A 75-100 votes', ['P: A']],
    ['have votes here and further up', 'A>R 60; P>A 60 votes; P>R 30 votes', ['P: R,A']],
    ['have no owners themselves', 'A>R 60 votes; B>A 60', ['B: A']],
    ['are not companies below', 'R>A 60 votes', []],
    ['exclude the company itself', 'R>R 10', []],
  ])('%s', (_, network, holders) => expect(found(network)).toEqual(holders));

  it('exclude holders with a known share', () => expect(found('A>R 60; P>R 60 votes', ['A'])).toEqual(['P: R']));

  it('are found within a loop, and the search ends', () => {
    expect(found('A>R 60; B>A 60; A>B 10; P>B 60 votes')).toEqual(['P: B']);
  });
});
