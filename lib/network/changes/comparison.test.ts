import { describe, expect, it } from 'vitest';
import { buildModel } from '../model';
import { ROOT, relationship } from '../network.fixture';
import { changeRank, comparisonOf, countChanges, findChange } from './changes';

const ENDED = { earliest_date: '2010-01-01', latest_date: '2016-01-01', latest_date_type: '=' };
const model = buildModel(ROOT, [
  relationship('A', 'R', { earliest_date: '2010-01-01' }),
  relationship('B', 'R', { earliest_date: '2018-01-01' }),
  relationship('C', 'R', ENDED),
  relationship('D', 'R', ENDED),
  relationship('D', 'R', { earliest_date: '2018-01-01' }, 'control'),
  relationship('E', 'R', {}),
]);
const compared = comparisonOf(model, { before: '2015-01-01', after: '2020-01-01' });
const all = [...model.relationships.values()];

describe('two compared days', () => {
  it('give the change of each relationship, or undated', () => {
    const changes = all.map((one) => [one.parent.at(-1), findChange(one, compared)]);
    expect(changes).toEqual([
      ['A', 'same'],
      ['B', 'added'],
      ['C', 'gone'],
      ['D', 'changed'],
      ['D', 'changed'],
      ['E', 'undated'],
    ]);
  });

  it('are counted among the relationships of a list', () => {
    expect(countChanges(all, compared)).toEqual({ added: 1, gone: 1, changed: 2 });
    expect(countChanges(all.slice(0, 1), compared)).toEqual({ added: 0, gone: 0, changed: 0 });
  });

  it('put changes first in a list sorted by them', () => {
    const sorted = all.map((one) => findChange(one, compared)).sort((a, b) => changeRank(a) - changeRank(b));
    expect(sorted).toEqual(['added', 'gone', 'changed', 'changed', 'same', 'undated']);
  });
});
