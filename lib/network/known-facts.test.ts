import { describe, expect, it } from 'vitest';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { unknownOf, withFacts } from './known-facts';
import { factsOf } from './known-facts.fixture';
import { buildModel, type Entity, merge } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';

const model = buildModel(ROOT, [relationship('A', 'R'), relationship('B?', 'R')]);
const stateOf = (facts: Partial<EntityFacts>) => withFacts(model, factsOf({ A: facts })).entities.get(pathOf('A'));

describe('the status of a company', () => {
  it.each<[Partial<EntityFacts>, Partial<Entity>]>([
    [{ inactive: true }, { status: 'inactive' }],
    [
      { inactive: false, current_status: 'Active' },
      { status: 'not_marked_inactive', current_status: 'Active' },
    ],
    [{ dissolution_date: '2012-03-04' }, { status: 'inactive', dissolution_date: '2012-03-04' }],
    [{ inactive: false, dissolution_date: '2099-01-01' }, { status: 'not_marked_inactive' }],
    [{ current_status: ' \u202eevil\u0000 ' }, { current_status: 'evil' }],
    [{ corporate_groupings: ['zephyr', ' \u202e '] }, { corporate_groupings: ['zephyr'] }],
  ])('with the record %j is %j', (facts, expected) => expect(stateOf(facts)).toMatchObject(expected));

  it('is unknown if no record states it', () => {
    expect(stateOf({})).toEqual(model.entities.get(pathOf('A')));
    expect(withFacts(model, new Map())).toBe(model);
  });

  it('survives later merges and better names', () => {
    const named = { ...relationship('A', 'C'), parent_name: '0 first by letters' };
    const later = merge(withFacts(model, factsOf({ A: { inactive: true } })), [named]);
    expect(later.entities.get(pathOf('A'))).toMatchObject({ name: '0 first by letters', status: 'inactive' });
  });
});

it('unknown facts are counted among companies only, as placeholders have no records', () => {
  const known = withFacts(model, factsOf({ A: { inactive: false }, stranger: { inactive: true } }));
  expect(unknownOf(known.entities.values())).toEqual({ statuses: 1, groupings: 2, companies: 2 });
});
