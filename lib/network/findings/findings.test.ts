import { describe, expect, it } from 'vitest';
import { relationshipsFrom } from '../graph/graph.fixture';
import { buildModel } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { MOST_RELATIONSHIPS } from '../ownership/stakes';
import { findControl } from './control';
import { parseSteps, printSteps, traceOfEnds } from './findings';
import { type Facts, findLinks, findOwners, isTooLarge } from './owners';

const facts = (network: string, day?: string): Facts => ({
  entities: [],
  relationships: relationshipsFrom(network),
  day,
});

const near = (value: number) => ({ low: expect.closeTo(value, 12), high: expect.closeTo(value, 12) });

/** The loop of the sample register, with its owner above it. */
const RING = 'Z>A 80; A>B 75; B>C 80; C>A 20';

describe('the ultimate owners', () => {
  it('come with intermediate ones, the largest first', () => {
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
  ])('include what the loop of the sample adds: of %s it is %d', (of, share) => {
    expect(findOwners({ facts: facts(RING), of }).owners[0]?.share).toEqual(near(share));
  });

  it('come with the loop from the requested entity, and its share in itself', () => {
    const found = findOwners({ facts: facts(RING), of: 'B' });
    expect(found.round).toEqual(['B', 'C', 'A']);
    expect(found.itself).toEqual(near(0.12));
  });

  it('are none if a loop has no owner outside', () => {
    const found = findOwners({ facts: facts('A>B 75; B>C 80; C>A 20'), of: 'A' });
    expect(found.owners).toEqual([]);
    expect(found.round).toEqual(['A', 'B', 'C']);
  });

  it('are none for an entity without relationships', () => {
    expect(findOwners({ facts: facts('A>B 75'), of: 'X' })).toMatchObject({
      owners: [],
      between: [],
      round: [],
      above: [],
    });
  });

  it('are computed without the shares of hundreds of intermediate owners', () => {
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
  ])('count what held on the date %s', (day, owners) => {
    const ended = facts('A>B 60').relationships.map((one) => ({
      ...one,
      from: '2010-01-01',
      to: '2020-01-01',
      ended: true,
    }));
    expect(findOwners({ facts: { entities: [], relationships: ended, day }, of: 'B' }).owners).toHaveLength(owners);
  });
});

describe('the finding on control', () => {
  it('separates controllers from controlled companies', () => {
    const found = findControl({ facts: facts('A>B 60; B>C 60; X>B 40'), of: 'B' });
    expect(found.controllers.map(({ holder }) => holder)).toEqual(['A']);
    expect(found.controls.map(({ company }) => company)).toEqual(['C']);
  });
});

describe('the connections between entities', () => {
  it.each([[[]], [['A']], [['A', 'A']]])('%j are undefined', (ids) => {
    expect(findLinks({ facts: facts('A>B 60'), ids, admitted: [] })).toBeUndefined();
  });

  it('for two are a tree and the best paths', () => {
    const found = findLinks({ facts: facts('A>X 60; B>X 40; A>Y 10; Y>Z 10; B>Z 10'), ids: ['A', 'B'], admitted: [] });
    expect(found?.trees[0]?.steps.map(({ from, to }) => `${from} ${to}`)).toHaveLength(2);
    expect(found?.paths.map(({ entities }) => entities)).toEqual([
      ['A', 'X', 'B'],
      ['A', 'Y', 'Z', 'B'],
    ]);
  });

  it('for more than two have no paths', () => {
    const found = findLinks({ facts: facts('A>X 60; B>X 20; C>X 20'), ids: ['A', 'B', 'C'], admitted: [] });
    expect(found?.trees[0]?.linked).toEqual(['A', 'B', 'C']);
    expect(found?.paths).toEqual([]);
  });

  it('avoid a hub in tree and paths until it is admitted', () => {
    const hub = Array.from({ length: 60 }, (_, i) => `H>C${i} 100`).join(';');
    const passed = findLinks({ facts: facts(hub), ids: ['C1', 'C2'], admitted: [] });
    expect(passed).toMatchObject({ trees: [], paths: [], ignored: [{ hub: { id: 'H', reason: 'owns_many' } }] });
    const admitted = findLinks({ facts: facts(hub), ids: ['C1', 'C2'], admitted: ['H'] });
    expect(admitted?.paths.map(({ entities }) => entities)).toEqual([['C1', 'H', 'C2']]);
    expect(admitted?.ignored).toEqual([]);
  });

  it('accept ten entities at most', () => {
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
  ])('can be sent by a worker: %s', (_, find) => expect(structuredClone(find())).toEqual(find()));
});

describe('a path in an address', () => {
  const steps = [
    { from: pathOf('A'), to: pathOf('R') },
    { from: pathOf('R'), to: '/placeholders/7' },
  ];

  it('is read as it was written', () => {
    expect(printSteps(steps)).toBe('gb/A,gb/R,gb/R,placeholders/7');
    expect(parseSteps(printSteps(steps))).toEqual(steps.map(({ from, to }) => [from, to]));
  });

  it.each(['', 'gb/A', 'gb/A,https://x.example', '..,gb/A', ','])('is empty for %j', (text) =>
    expect(parseSteps(text)).toEqual([]),
  );

  it('highlights all relationships between the ends of its steps, and no others', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R'),
      relationship('A', 'R', {}, 'control'),
      relationship('R', 'B'),
      relationship('A', 'B'),
    ]);
    const { ids } = traceOfEnds([[pathOf('R'), pathOf('A')]], model);
    expect(ids.filter((id) => model.entities.has(id)).sort()).toEqual([pathOf('A'), pathOf('R')].sort());
    const lines = ids.flatMap((id) => model.relationships.get(id) ?? []);
    expect(lines.map(({ parent, child, type }) => [parent, child, type])).toEqual([
      [pathOf('A'), pathOf('R'), 'shareholding'],
      [pathOf('A'), pathOf('R'), 'control'],
    ]);
  });
});

it('findings refuse facts beyond the limit', () => {
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
