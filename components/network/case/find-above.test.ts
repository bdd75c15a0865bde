import { describe, expect, it } from 'vitest';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { visible } from '@/lib/network/filter';
import { factsOf, findOwners } from '@/lib/network/findings/owners';
import { buildModel } from '@/lib/network/model';
import { pathOf, ROOT, relationship } from '@/lib/network/network.fixture';
import { findAbove } from './find-above';

const ALL = { day: undefined, withoutStated: false };
const model = buildModel(ROOT, [
  relationship('A', 'R', { ownership_percentage: 60 }),
  relationship('B', 'A', { ownership_percentage: 50, latest_date: '2020-01-01', latest_date_type: '=' }),
]);
const selection = visible(model, wholeCase().filter);

describe('the findings of a dossier', () => {
  it('are those of the page, for the same day', async () => {
    for (const day of [undefined, '2019-06-01']) {
      const [found] = await findAbove({ model, selection, roots: [ROOT.id] }, { ...ALL, day });
      expect(found?.owners).toEqual(findOwners({ facts: factsOf(model, { selection, day }), of: ROOT.id }));
    }
  });

  it('are about at most five starting points', async () => {
    const roots = ['R', 'A', 'B', 'C', 'D', 'E', 'F'].map(pathOf);
    const found = await findAbove({ model, selection, roots }, ALL);
    expect(found.map(({ of }) => of)).toEqual(roots.slice(0, 5));
  });

  it('are none where the network is too large', async () => {
    const one = selection.relationships[0];
    if (!one) throw new Error('The model has no relationship.');
    const relationships = Array.from({ length: 5001 }, (_, at) => ({ ...one, id: `${one.id} ${at}` }));
    const found = await findAbove({ model, selection: { ...selection, relationships }, roots: [ROOT.id] }, ALL);
    expect(found).toEqual([{ of: ROOT.id }]);
  });
});
