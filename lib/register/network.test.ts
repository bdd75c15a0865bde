import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { buildModel, toEntity } from '@/lib/network/model';
import { countNetwork, type Neighbour, ownedBy, ultimateParents } from '@/lib/network/neighbours';
import { joinBytes } from '@/lib/shared/printed-json';
import { confidenceOf, printNetwork, strongestOf, toNetwork, toNetworkTemplate } from './network';
import type { NetworkEntity, NetworkFilter, RelationshipStatement } from './store/store';

const entity = (id: number): NetworkEntity => ({
  id,
  name: `Company ${id}`,
  type: 'Company',
  service_url: `/companies/gb/${id}`,
});

let next = 1;
const statement = (given: Partial<RelationshipStatement>): RelationshipStatement => ({
  statement_id: next++,
  relationship_type: 'shareholding',
  parent: entity(1),
  child: entity(2),
  percentage: null,
  percentage_min: null,
  percentage_max: null,
  interests: [],
  number_of_shares: null,
  start_date: null,
  start_date_type: null,
  end_date: null,
  end_date_type: null,
  confidence: 80,
  publishers: ['A'],
  ...given,
});

const filter = (given: Partial<NetworkFilter> = {}): NetworkFilter => ({
  confidence: 60,
  date: '2026-01-01',
  ownership_percentage: 2,
  ...given,
});

describe('the computed network', () => {
  it('merges statements with the same ends and type into one relationship', () => {
    const [relationship, ...others] = toNetwork(
      [statement({ percentage: 40 }), statement({ publishers: ['B'] }), statement({ relationship_type: 'subsidiary' })],
      filter(),
    );
    expect(others).toHaveLength(1);
    expect(relationship?.relationship_properties.statement_ids).toHaveLength(2);
    expect(relationship?.relationship_properties.ownership_percentage).toBe(40);
  });

  it('has the confidence inside the properties and beside them', () => {
    const [relationship] = toNetwork([statement({})], filter());
    expect(relationship?.confidence).toBe(80);
    expect(relationship?.relationship_properties.confidence).toBe(80);
  });

  it.each([
    ['exactly at the threshold', 60, 60, false],
    ['just above it', 61, 60, true],
    ['none at all, with all requested', 0, 'all', true],
  ] as const)('of confidence %s: %i above %s is %s', (_, confidence, threshold, kept) => {
    expect(toNetwork([statement({ confidence })], filter({ confidence: threshold }))).toHaveLength(kept ? 1 : 0);
  });

  it.each([
    ['a known share below', { percentage: 1.9 }, 2, false],
    ['a known share at it', { percentage: 2 }, 2, true],
    ['a band that may reach it', { percentage_min: 25, percentage_max: 50 }, 40, true],
    ['a band that cannot', { percentage_min: 25, percentage_max: 50 }, 51, false],
    ['an unknown share', {}, 100, true],
    ['everything, asked with 0', { percentage: 0 }, 0, true],
  ])('with %s: kept is right', (_, share, threshold, kept) => {
    expect(toNetwork([statement(share)], filter({ ownership_percentage: threshold }))).toHaveLength(kept ? 1 : 0);
  });

  it.each([
    ['before it began', '2009-12-31', false],
    ['on its first day', '2010-01-01', true],
    ['within', '2015-06-01', true],
    ['on the day it ended', '2020-01-01', false],
    ['long after', '2026-01-01', false],
  ])('is the one believed current: %s', (_, date, kept) => {
    const dated = statement({ start_date: '2010-01-01', end_date: '2020-01-01' });
    expect(toNetwork([dated], filter({ date }))).toHaveLength(kept ? 1 : 0);
  });

  it('keeps a company that owns itself, and both directions between two', () => {
    const loop = [statement({ child: entity(1) }), statement({}), statement({ parent: entity(2), child: entity(1) })];
    expect(toNetwork(loop, filter())).toHaveLength(3);
  });
});

describe('confidence', () => {
  it.each([
    [[80], [['A']], 80],
    [[80, 70], [['A'], ['A']], 80],
    [[80, 70], [['A'], ['B']], 82],
    [[98, 95], [['A', 'B'], ['C']], 99],
    [[100, 95], [['A'], ['C']], 100],
    [[55], [[]], 55],
  ])('of statements with %j from %j is %i', (confidences, publishers, expected) => {
    const statements = confidences.map((confidence, index) => statement({ confidence, publishers: publishers[index] }));
    expect(confidenceOf(statements)).toBe(expected);
  });
});

describe('the nearest part of a network', () => {
  const holding = fc.record({
    percentage: fc.constantFrom(null, 5, 25, 50, 100),
    confidence: fc.constantFrom(70, 80, 90),
    isUltimate: fc.boolean(),
  });
  const some = (most: number) => fc.array(holding, { maxLength: most });
  const of = '/companies/gb/0';
  const tell = (relationships: NetworkRelationship[]) => {
    const model = buildModel(toEntity(of, ''), relationships);
    const told = ({ entity, relationship }: Neighbour) => [entity.id, relationship.share, relationship.statements];
    return {
      counts: countNetwork(model),
      owned: ownedBy(model, of).slice(0, 8).map(told),
      parents: ultimateParents(model, of).parents.map(told),
    };
  };

  it('tells on the page of a company what the whole network tells', () => {
    fc.assert(
      fc.property(some(80), some(8), (holdings, owners) => {
        const between = (parent: number, child: number, { isUltimate, ...given }: (typeof holdings)[number]) =>
          statement({
            parent: entity(parent),
            child: entity(child),
            ...given,
            ...(isUltimate && { relationship_type: ULTIMATE_PARENT, percentage: null }),
          });
        const all = toNetwork(
          [
            ...holdings.map((one, at) => between(0, 1 + at, one)),
            ...owners.map((one, at) => between(101 + at, 0, one)),
          ],
          filter({ confidence: 'all', ownership_percentage: 0 }),
        );
        const near = strongestOf(of, all, { neighbours: 20, direction: 'both', isForOverview: true });
        const { counts, ...told } = tell(near.relationships);
        expect({ counts: near.counts ?? counts, ...told }).toEqual(tell(all));
        expect(near.relationships.length + near.leftOut.relationships).toBe(all.length);
        if (near.counts) expect(near.relationships.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('a network written as JSON', () => {
  const named = { ...entity(3), name: 'Ä "parent_service_url":"/x" 株式会社, child_service_url":"/' };
  const network = toNetwork([statement({ parent: named }), statement({ child: named }), statement({})], filter());
  const withOrigin = (origin: string, urlField: string) =>
    network.map(({ parent_service_url, child_service_url, ...others }) => ({
      ...others,
      [`parent_${urlField}`]: origin + parent_service_url,
      [`child_${urlField}`]: origin + child_service_url,
    }));

  it.each([
    ['https://register.example', 'service_url'],
    ['http://localhost:3000', 'opencorporates_url'],
    ['', 'service_url'],
  ])('has the origin %s in %s, and nothing else is changed', (origin, urlField) => {
    for (const list of [network, []]) {
      const text = joinBytes([printNetwork(toNetworkTemplate(list, urlField), origin).template]).toString();
      expect(JSON.parse(text)).toEqual(list.length > 0 ? withOrigin(origin, urlField) : []);
    }
  });
});
