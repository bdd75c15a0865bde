import { describe, expect, it } from 'vitest';
import { graphFrom, relationshipsFrom } from '../graph/graph.fixture';
import { shareWords, toEntity } from '../model';
import { buildStakes, shareOfFraction } from '../ownership/stakes';
import {
  getCompanyStatus,
  isNothing,
  landmarksOf,
  searchEntities,
  traceOf,
  traceOfChain,
  traceOfSteps,
} from './findings';
import { ultimateOwners } from './owners';

describe('a fraction', () => {
  it.each([
    [{ low: 0.6 * 0.5, high: 0.6 * 0.5 }, '30\u00a0%'],
    [{ low: 0.1 + 0.2, high: 0.3 }, '30\u00a0%'],
    [{ low: 0.25, high: 0.5 }, '25–50\u00a0%'],
    [{ low: 0, high: 1 }, 'unknown'],
    [{ low: 0, high: 0.4 }, '0–40\u00a0%'],
    [{ low: 1, high: 1 }, '100\u00a0%'],
    [{ low: 1 / 3, high: 1 / 3 }, '33.33\u00a0%'],
    [{ low: 0.00001, high: 0.00001 }, 'under 0.01\u00a0%'],
  ])('%j is written as %s', (fraction, words) => {
    expect(shareWords(shareOfFraction(fraction), 'en')).toBe(words);
  });

  it('is zero within rounding', () => {
    expect(isNothing({ low: 0, high: 1e-12 })).toBe(true);
    expect(isNothing({ low: 0, high: 0.001 })).toBe(false);
  });
});

describe('a highlight', () => {
  it('contains every entity and relationship of a chain', () => {
    const [owner] = ultimateOwners(buildStakes(graphFrom('A>X 60; X>B 50')), 'B').owners;
    const [chain] = owner?.arithmetic.chains ?? [];
    expect(chain && traceOfChain(chain).ids).toEqual([
      'A',
      'X',
      'B',
      'A X shareholding share_ownership',
      'X B shareholding share_ownership',
    ]);
  });

  it('has no duplicates and a stable key', () => {
    const steps = [
      { from: 'A', to: 'X', relationships: ['r1'] },
      { from: 'X', to: 'B', relationships: ['r2', 'r3'] },
    ];
    expect(traceOfSteps(steps).ids).toEqual(['A', 'X', 'r1', 'B', 'r2', 'r3']);
    expect(traceOfSteps(steps).key).toBe(traceOf(['A', 'X', 'r1', 'B', 'r2', 'r3']).key);
  });
});

describe('the search in the loaded network', () => {
  const entities = [
    toEntity('/companies/gb/01', 'Ångström Holdings'),
    toEntity('/companies/de/02', 'Holding Angst GmbH'),
    toEntity('/placeholders/7', 'Somebody'),
    toEntity('/companies/fr/99', ''),
  ];
  const found = (typed: string, most = 9) => searchEntities(entities, typed, most).map(({ id }) => id);

  it.each([
    ['angstrom', ['/companies/gb/01']],
    ['hold', ['/companies/de/02', '/companies/gb/01']],
    ['gmbh holding', ['/companies/de/02']],
    ['gb/01', ['/companies/gb/01']],
    ['7', ['/placeholders/7']],
    ['zzz', []],
  ])('for %j finds %j', (typed, ids) => expect(found(typed)).toEqual(ids));

  it('finds everything for an empty text, up to the limit', () => {
    expect(found('')).toHaveLength(4);
    expect(found('', 2)).toHaveLength(2);
  });
});

describe('the position of an entity', () => {
  const standing = (network: string, id: string) =>
    getCompanyStatus(landmarksOf({ entities: [], relationships: relationshipsFrom(network) }), id);

  it('counts owners and holdings without duplicates and without itself', () => {
    expect(standing('A>B 60; A>B 60 votes; C>B 10; B>B 5; B>D 100', 'B')).toMatchObject({ owners: 2, owned: 1 });
  });

  it('names the loop it is in', () => {
    expect(standing('A>B 60; B>C 60; C>A 10; A>X 5', 'B').loop?.members).toEqual(['A', 'B', 'C']);
    expect(standing('A>B 60; B>C 60; C>A 10; A>X 5', 'X').loop).toBeUndefined();
  });

  it('identifies a hub', () => {
    const network = Array.from({ length: 50 }, (_, i) => `H>C${i} 100`).join(';');
    expect(standing(network, 'H').hub).toMatchObject({ neighbours: 50, reason: 'owns_many' });
    expect(standing(network, 'C1').hub).toBeUndefined();
  });

  it('is undefined for an unknown entity', () => expect(standing('A>B 60', 'X')).toEqual({ owners: 0, owned: 0 }));
});
