import { describe, expect, it } from 'vitest';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { apply, newCase } from './case/case';
import { newHistory, trailOf } from './case/history';
import { printCaseFile } from './case/print-file';
import { readCaseFile } from './case/read-file';
import { facetsOf, NO_TAG, passesEntity } from './filter';
import { unknownOf, withFacts, withTags } from './known-facts';
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
    [{ incorporation_date: '1999-05-06' }, { incorporation_date: '1999-05-06' }],
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

describe('tags', () => {
  const [a, r] = [pathOf('A'), pathOf('R')];
  const tagged = withTags(
    buildModel(ROOT, [relationship('R', 'A'), relationship('R', 'B')]),
    new Map([
      [a, ['nominee', 'watch']],
      ['/companies/gb/nowhere', ['watch']],
    ]),
  );

  it.each<[chosen: string[], passing: string[]]>([
    [[], ['R', 'A', 'B']],
    [['watch'], ['A']],
    [['other', 'nominee'], ['A']],
    [[NO_TAG], ['R', 'B']],
    [['other'], []],
  ])('let %j pass', (tags, names) => {
    const filter = { confidence: 'all', ownership: 0, unknown: true, tags } as const;
    const passing = [...tagged.entities.values()].filter((one) => passesEntity(one, filter));
    expect(passing.map(({ name }) => name)).toEqual(names);
  });

  it('are counted one by one, as an entity may have several', () => {
    const { tags } = facetsOf(tagged, { confidence: 'all', ownership: 0, unknown: true });
    expect(tags.map(({ value, count }) => [value, count])).toEqual([
      [NO_TAG, 2],
      ['nominee', 1],
      ['watch', 1],
    ]);
  });

  it('are in no facts of a file, but in its case', () => {
    let view = newCase([r]);
    for (const tag of ['watch', ' watch ', 'nominee\u0000', '']) view = apply(view, { kind: 'tag', ids: [a], tag });
    expect([...view.tags]).toEqual([[a, ['nominee', 'watch']]]);
    const head = { saved_at: '2026-02-03T04:05:06.000Z', title: '', page_url: '', source: null };
    const text = printCaseFile({
      ...head,
      case: view,
      model: tagged,
      trail: trailOf(newHistory(view)),
      judgements: [],
    });
    expect(JSON.parse(text).facts.entities.some((one: object) => 'tags' in one)).toBe(false);
    expect(readCaseFile(text).case.tags).toEqual(view.tags);
    const without = apply(view, { kind: 'untag', ids: [a, r], tag: 'watch' });
    expect([...without.tags]).toEqual([[a, ['nominee']]]);
  });
});
