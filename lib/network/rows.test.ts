import { describe, expect, it } from 'vitest';
import { visible } from './filter';
import { buildModel } from './model';
import { pathOf, ROOT, relationship } from './network.fixture';
import { neighbourCounts, tableRows } from './rows';

const model = buildModel(ROOT, [
  relationship('A', 'B', { ownership_percentage: 99 }),
  relationship('R', 'A', { ownership_percentage: 10 }),
  relationship('R', 'C', {}),
  relationship('D', 'R', { ownership_percentage: 60 }),
  relationship('R', 'R', { ownership_percentage: 1 }),
]);
const selection = visible(model, { confidence: 'all', ownership: 0, unknown: true });

describe('the table', () => {
  it('lists what is nearest to the root first, then the larger share, unknown ones last', () => {
    const ends = tableRows(model, selection).map(({ parent, child }) =>
      [parent, child].map((id) => id.at(-1)).join(''),
    );
    expect(ends).toEqual(['DR', 'RA', 'RR', 'RC', 'AB']);
  });
});

describe('the neighbours of an entity', () => {
  it('are counted without itself', () => {
    expect(neighbourCounts(selection, ROOT.id)).toEqual({ owners: 1, owned: 2 });
    expect(neighbourCounts(selection, pathOf('B'))).toEqual({ owners: 1, owned: 0 });
  });
});
