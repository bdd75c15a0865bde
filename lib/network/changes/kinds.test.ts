import { expect, it } from 'vitest';
import { buildModel, relationshipId } from '../model';
import { pathOf, ROOT, relationship } from '../network.fixture';
import { changeKinds, compareDays } from './changes';

const model = buildModel(ROOT, [
  relationship('A', 'R', { earliest_date: '2010-01-01' }),
  relationship('B', 'R', { earliest_date: '2018-01-01' }),
  relationship('C', 'R', { earliest_date: '2010-01-01', latest_date: '2016-01-01', latest_date_type: '=' }),
  relationship('D', 'R', { earliest_date: '2010-01-01', latest_date: '2016-01-01', latest_date_type: '=' }),
  relationship('D', 'R', { earliest_date: '2018-01-01' }, 'control'),
]);

it('gives the change of each entity and relationship, and marks both lines of a changed type', () => {
  const kinds = changeKinds(compareDays(model, { before: '2015-01-01', after: '2020-01-01' }));
  const line = (name: string, type = 'shareholding') => relationshipId(pathOf(name), ROOT.id, type);
  expect(Object.fromEntries(kinds)).toEqual({
    [pathOf('B')]: 'added',
    [line('B')]: 'added',
    [pathOf('C')]: 'gone',
    [line('C')]: 'gone',
    [line('D')]: 'changed',
    [line('D', 'control')]: 'changed',
  });
});
