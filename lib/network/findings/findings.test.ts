import { describe, expect, it } from 'vitest';
import { relationshipsFrom } from '../graph/graph.fixture';
import { findControl } from './control';
import { type Facts, findLinks, findOwners, isTooLarge, MOST_RELATIONSHIPS } from './owners';

const facts = (network: string, day?: string): Facts => ({
  entities: [],
  relationships: relationshipsFrom(network),
  day,
});

const near = (value: number) => ({ low: expect.closeTo(value, 12), high: expect.closeTo(value, 12) });

/** The ring of the sample register, with its owner above it. */
const RING = 'Z>A 80; A>B 75; B>C 80; C>A 20';

describe('who owns in the end', () => {
  it('is told with those on the way, the largest first', () => {
    const found = findOwners({ facts: facts('Z>X 60; X>Y 50; Y>B 50; X>B 20'), of: 'B' });
    expect(found.owners.map(({ members, share }) => [members, share])).toEqual([[['Z'], near(0.27)]]);
    expect(found.between).toEqual([
      { id: 'Y', share: near(0.5) },
      { id: 'X', share: near(0.45) },
    ]);
    expect(found.above).toEqual(['Y', 'X', 'Z']);
  });

  it.each([
    ['A', 0.8 / 0.88],
    ['B', (0.8 * 0.75) / 0.88],
    ['C', (0.8 * 0.75 * 0.8) / 0.88],
  ])('counts what the loop of the sample adds: of %s it is %d', (of, share) => {
    expect(findOwners({ facts: facts(RING), of }).owners[0]?.share).toEqual(near(share));
  });

  it('shows the loop from the one that is asked about, and what it holds of itself', () => {
    const found = findOwners({ facts: facts(RING), of: 'B' });
    expect(found.round).toEqual(['B', 'C', 'A']);
    expect(found.itself).toEqual(near(0.12));
  });

  it('is nobody where a loop has no owner outside', () => {
    const found = findOwners({ facts: facts('A>B 75; B>C 80; C>A 20'), of: 'A' });
    expect(found.owners).toEqual([]);
    expect(found.round).toEqual(['A', 'B', 'C']);
  });

  it('is nobody for one that no relationship touches', () => {
    expect(findOwners({ facts: facts('A>B 75'), of: 'X' })).toMatchObject({
      owners: [],
      between: [],
      round: [],
      above: [],
    });
  });

  it('does not reckon the shares of hundreds on the way', () => {
    const many = Array.from({ length: 201 }, (_, i) => `M${i}>B 0.1; Z>M${i} 50`).join(';');
    expect(findOwners({ facts: facts(many), of: 'B' })).toMatchObject({
      between: 'too_many',
      above: { length: 202 },
    });
  });

  it.each([
    [undefined, 0],
    ['2015-06-01', 1],
    ['2021-01-01', 0],
  ])('counts what held on the day %s', (day, owners) => {
    const ended = facts('A>B 60').relationships.map((one) => ({
      ...one,
      from: '2010-01-01',
      to: '2020-01-01',
      ended: true,
    }));
    expect(findOwners({ facts: { entities: [], relationships: ended, day }, of: 'B' }).owners).toHaveLength(owners);
  });
});

describe('who controls', () => {
  it('is told apart from what is controlled', () => {
    const found = findControl({ facts: facts('A>B 60; B>C 60; X>B 40'), of: 'B' });
    expect(found.controllers.map(({ holder }) => holder)).toEqual(['A']);
    expect(found.controls.map(({ company }) => company)).toEqual(['C']);
  });
});

describe('what links', () => {
  it.each([[[]], [['A']], [['A', 'A']]])('%j is nothing', (ids) => {
    expect(findLinks({ facts: facts('A>B 60'), ids, admitted: [] })).toBeUndefined();
  });

  it('two is a tree and the ways between them', () => {
    const found = findLinks({ facts: facts('A>X 60; B>X 40; A>Y 10; Y>Z 10; B>Z 10'), ids: ['A', 'B'], admitted: [] });
    expect(found?.trees[0]?.steps.map(({ from, to }) => `${from} ${to}`)).toHaveLength(2);
    expect(found?.paths.map(({ entities }) => entities)).toEqual([
      ['A', 'X', 'B'],
      ['A', 'Y', 'Z', 'B'],
    ]);
  });

  it('more than two has no single ways', () => {
    const found = findLinks({ facts: facts('A>X 60; B>X 20; C>X 20'), ids: ['A', 'B', 'C'], admitted: [] });
    expect(found?.trees[0]?.linked).toEqual(['A', 'B', 'C']);
    expect(found?.paths).toEqual([]);
  });

  it('passes a hub by, by the tree and by the ways alike, until it is admitted', () => {
    const hub = Array.from({ length: 60 }, (_, i) => `H>C${i} 100`).join(';');
    const passed = findLinks({ facts: facts(hub), ids: ['C1', 'C2'], admitted: [] });
    expect(passed).toMatchObject({ trees: [], paths: [], ignored: [{ hub: { id: 'H', reason: 'owns_many' } }] });
    const admitted = findLinks({ facts: facts(hub), ids: ['C1', 'C2'], admitted: ['H'] });
    expect(admitted?.paths.map(({ entities }) => entities)).toEqual([['C1', 'H', 'C2']]);
    expect(admitted?.ignored).toEqual([]);
  });

  it('takes ten at most', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `C${i}`);
    const found = findLinks({ facts: facts(ids.map((id) => `H>${id} 50`).join(';')), ids, admitted: [] });
    expect(found?.between).toHaveLength(10);
  });
});

describe('every finding', () => {
  const asked = { facts: facts(`${RING}; X>B 25-60; Y>C ?`), of: 'C' };
  it.each([
    ['owners', () => findOwners(asked)],
    ['control', () => findControl(asked)],
    ['links', () => findLinks({ ...asked, ids: ['Z', 'C', 'X'], admitted: [] })],
  ])('can come from a worker: %s', (_, find) => expect(structuredClone(find())).toEqual(find()));
});

it('facts are too large beyond a bound that is told', () => {
  const [one] = relationshipsFrom('A>B 50');
  const many = (count: number) => ({
    entities: [],
    relationships: Array.from({ length: count }, () => one ?? never()),
  });
  expect(isTooLarge(many(MOST_RELATIONSHIPS))).toBe(false);
  expect(isTooLarge(many(MOST_RELATIONSHIPS + 1))).toBe(true);
});

function never(): never {
  throw new Error('There is a relationship.');
}
