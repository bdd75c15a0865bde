import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetworkRelationship } from '@/lib/contract/network';
import { changesSince } from '../case/since';
import { buildModel, expand, type NetworkModel } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { type ChangedField, compareDays, compareFacts, type Facts } from './changes';

const factsOf = ({ entities, relationships }: NetworkModel): Facts => ({
  entities: entities.keys(),
  relationships: relationships.values(),
});
const compare = (before: NetworkRelationship[], after: NetworkRelationship[]) =>
  compareFacts(factsOf(buildModel(ROOT, before)), factsOf(buildModel(ROOT, after)));

const HALF = { ownership_percentage: 50, confidence: 80 };

describe('the change of one relationship', () => {
  const cases: [string, NetworkRelationship, ChangedField[]][] = [
    ['the share', relationship('A', 'R', { ...HALF, ownership_percentage: 51 }), ['share']],
    ['the share that became unknown', relationship('A', 'R', { confidence: 80 }), ['share']],
    ['the type', relationship('A', 'R', HALF, 'has_subsidiary'), ['type']],
    [
      'confidence and end',
      relationship('A', 'R', { ...HALF, confidence: 60, is_deletion: true }),
      ['confidence', 'dates'],
    ],
    ['the interests', relationship('A', 'R', { ...HALF, interests: ['voting_rights'] }), ['interests']],
  ];
  it.each(cases)('%s is reported', (_, after, fields) => {
    const { relationships, entities } = compare([relationship('A', 'R', HALF)], [after]);
    expect([...relationships.values()]).toMatchObject([{ kind: 'changed', fields }]);
    expect(entities.size).toBe(0);
  });

  it('is not reported for another order of interests', () => {
    const one = (interests: string[]) => relationship('A', 'R', { ...HALF, interests });
    expect(compare([one(['a', 'b'])], [one(['b', 'a'])]).relationships.size).toBe(0);
  });
});

describe('a comparison', () => {
  it('does not guess which of several types replaced which', () => {
    const types = (...names: string[]) => names.map((type) => relationship('A', 'R', HALF, type));
    const kinds = [...compare(types('a', 'b'), types('c')).relationships.values()].map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['added', 'gone', 'gone']);
  });

  it('is symmetric: reversed, added becomes gone and gone added', () => {
    const count = (changes: ReturnType<typeof compare>, kind: string) =>
      [...changes.relationships.values()].filter((one) => one.kind === kind).length;
    fc.assert(
      fc.property(networks(40), networks(40), (one, other) => {
        const [there, back] = [compare(one, other), compare(other, one)];
        expect(count(there, 'added')).toBe(count(back, 'gone'));
        expect(count(there, 'changed')).toBe(count(back, 'changed'));
        expect(
          [...there.entities]
            .filter(([, kind]) => kind === 'added')
            .map(([id]) => id)
            .sort(),
        ).toEqual(
          [...back.entities]
            .filter(([, kind]) => kind === 'gone')
            .map(([id]) => id)
            .sort(),
        );
        expect(compare(one, one)).toEqual({ relationships: new Map(), entities: new Map() });
      }),
    );
  });
});

describe('two days of one model', () => {
  it('differ by what began and ended between them; undated relationships stay and are reported', () => {
    const model = buildModel(ROOT, [
      relationship('A', 'R', { earliest_date: '2010-01-01', latest_date: '2018-01-01', latest_date_type: '=' }),
      relationship('B', 'R', { earliest_date: '2017-01-01' }),
      relationship('C', 'R', {}),
    ]);
    const changes = compareDays(model, { before: '2015-01-01', after: '2020-01-01' });
    expect(changes.entities).toEqual(
      new Map([
        [pathOf('B'), 'added'],
        [pathOf('A'), 'gone'],
      ]),
    );
    expect(changes.undated).toBe(1);
  });
});

describe('the changes since a case was saved', () => {
  it('compare only what was requested both times', () => {
    const kept = expand(buildModel(ROOT, [relationship('R', 'A')]), pathOf('A'), [relationship('A', 'B')]);
    const now = buildModel(ROOT, [
      relationship('R', 'A', { ownership_percentage: 60, confidence: 80 }),
      relationship('R', 'C'),
    ]);
    const changes = changesSince(kept, now);
    expect([...changes.relationships.values()].map(({ kind }) => kind)).toEqual(['changed', 'added']);
    expect(changes.entities).toEqual(new Map([[pathOf('C'), 'added']]));
    expect(changes.unchecked).toBe(1);
  });
});
