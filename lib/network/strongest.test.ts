import { describe, expect, it } from 'vitest';
import { visible } from './filter';
import { strongest } from './layout';
import { buildModel, expand } from './model';
import { hub, pathOf, ROOT, relationship } from './network.fixture';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;

describe('the drawn neighbours', () => {
  it('are all if they are readable', () => {
    const selection = visible(buildModel(ROOT, hub(100, 100)), ALL);
    expect(strongest(ROOT.id, selection)).toBe(selection);
  });

  it('are the strongest two hundred', () => {
    const drawn = strongest(ROOT.id, visible(buildModel(ROOT, hub(0, 400)), ALL));
    expect(drawn.entities.size).toBe(201);
    expect(drawn.relationships).toHaveLength(200);
    expect(drawn.entities.has(pathOf('owned99'))).toBe(true);
    expect(drawn.entities.has(pathOf('owned0'))).toBe(false);
  });

  it('include the few owners of a company with many holdings', () => {
    const drawn = strongest(ROOT.id, visible(buildModel(ROOT, hub(2, 400)), ALL));
    expect(drawn.entities.has(pathOf('owner0')) && drawn.entities.has(pathOf('owner1'))).toBe(true);
    expect(drawn.entities.size).toBe(201);
  });

  it('leave room for the entities of an expansion', () => {
    const model = expand(buildModel(ROOT, hub(0, 300)), pathOf('owned99'), [relationship('owned99', 'X')]);
    expect(strongest(ROOT.id, visible(model, ALL)).entities.has(pathOf('X'))).toBe(true);
  });
});
