import { describe, expect, it } from 'vitest';
import { degreesOf, hubsOf } from './graph';
import { graphFrom } from './graph.fixture';

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join(';');

describe('a hub', () => {
  it.each([
    [`${many(3, (i) => `H>x${i} 10`)}`, 'owns_many', 0, 3],
    [`${many(3, (i) => `x${i}>H 10`)}`, 'owned_by_many', 3, 0],
    [`H>x 10; y>H 10; z>H 10; H>H 5`, 'linked_with_many', 2, 1],
  ])('in %s is one for %s', (network, reason, owners, owned) => {
    expect([...hubsOf(graphFrom(network), 3).values()]).toEqual([{ id: 'H', neighbours: 3, owners, owned, reason }]);
  });

  it('has distinct neighbours: several relationships in either direction count once, holdings in itself never', () => {
    const graph = graphFrom('A>B 10; A>B 10 votes; B>A 5; A>A 5');
    expect([...degreesOf(graph)]).toEqual([1, 1]);
    expect(hubsOf(graph, 2).size).toBe(0);
  });

  it('has fifty neighbours by default', () => {
    expect(hubsOf(graphFrom(many(49, (i) => `H>x${i} 10`))).size).toBe(0);
    expect(hubsOf(graphFrom(many(50, (i) => `H>x${i} 10`))).size).toBe(1);
  });
});
