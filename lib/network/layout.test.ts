import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from './filter';
import { CELL, layout, overlaps, type Positions } from './layout';
import { placeMissing, placeNew } from './layout/place-new';
import { buildModel, expand, merge } from './model';
import { hub, networks, pathOf, ROOT, relationship } from './network.fixture';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;

function expectNoOverlap(positions: Positions): void {
  const points = [...positions.values()];
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) expect(overlaps(a, b)).toBe(false);
  });
}

const laidOut = (relationships: Parameters<typeof merge>[1]) => {
  const model = buildModel(ROOT, relationships);
  return { model, positions: layout(model, visible(model, ALL)) };
};

const yOf = (positions: Positions, name: string): number => positions.get(pathOf(name))?.y ?? Number.NaN;

describe('the layout', () => {
  it('places owners above the root and holdings below, further generations further out', () => {
    const { positions } = laidOut([
      relationship('A', 'R'),
      relationship('B', 'A'),
      relationship('R', 'C'),
      relationship('C', 'D'),
    ]);
    expect(positions.get(ROOT.id)).toEqual({ x: 0, y: 0 });
    const order = ['B', 'A', 'R', 'C', 'D'].map((name) => yOf(positions, name));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(5);
  });

  it('sorts a generation by the strongest share, then by name', () => {
    const { positions } = laidOut([
      relationship('R', 'C', { ownership_percentage: 10 }),
      relationship('R', 'B', { ownership_percentage: 10 }),
      relationship('R', 'A', {}),
      relationship('R', 'D', { ownership_percentage: 90 }),
    ]);
    const byX = [...positions].filter(([, { y }]) => y > 0).toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x);
    expect(byX.map(([id]) => id)).toEqual(['D', 'B', 'C', 'A'].map(pathOf));
  });

  it.each([
    [0, 200],
    [200, 3],
    [5, 1000],
  ])('makes a landscape of %i owners and %i owned, not a strip', (owners, owned) => {
    const { positions } = laidOut(hub(owners, owned));
    const xs = [...positions.values()].map(({ x }) => x);
    const ys = [...positions.values()].map(({ y }) => y);
    const width = Math.max(...xs) - Math.min(...xs) + CELL.width;
    const height = Math.max(...ys) - Math.min(...ys) + CELL.height;
    expect(width / height).toBeGreaterThan(1.2);
    expect(width / height).toBeLessThan(2.6);
  });

  it('lets no line to a lower row run straight through an upper one', () => {
    const { positions } = laidOut(hub(0, 200));
    expect([...positions].filter(([id, { x }]) => id !== ROOT.id && x === 0)).toEqual([]);
  });

  it('never overlaps entities, and places all owners of the root above it', () => {
    fc.assert(
      fc.property(networks(), (relationships) => {
        const { model, positions } = laidOut(relationships);
        expectNoOverlap(positions);
        for (const { parent, child } of model.relationships.values()) {
          if (child === ROOT.id && parent !== ROOT.id) expect(positions.get(parent)?.y).toBeLessThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(networks(40), (relationships) => {
        expect(laidOut(relationships.toReversed()).positions).toEqual(laidOut(relationships).positions);
      }),
      {
        numRuns: 40,
        examples: [[[relationship('R', 'P'), relationship('a', 'P'), relationship('R', 'K'), relationship('K', 'a')]]],
      },
    );
  });
});

describe('an expansion', () => {
  it('places new owners above and new holdings below the expanded entity', () => {
    const { model, positions } = laidOut(hub(3, 30));
    const owned0 = pathOf('owned0');
    const next = expand(model, owned0, [relationship('owned0', 'X'), relationship('Y', 'owned0')]);
    const placed = placeNew(positions, next, owned0);
    expect(yOf(placed, 'X')).toBeGreaterThan(yOf(placed, 'owned0'));
    expect(yOf(placed, 'Y')).toBeLessThan(yOf(placed, 'owned0'));
  });

  it('moves nothing, overlaps nothing and leaves nothing out', () => {
    fc.assert(
      fc.property(networks(60), networks(60), (first, second) => {
        const { model, positions } = laidOut(first);
        const next = merge(model, second);
        const selection = visible(next, ALL);
        const placed = placeMissing(positions, next, selection);
        for (const [id, point] of positions) expect(placed.get(id)).toEqual(point);
        expect(new Set([...placed.keys(), ...selection.entities]).size).toBe(placed.size);
        expectNoOverlap(placed);
      }),
      { numRuns: 60 },
    );
  });

  it('finds room for two hundred around an entity in the middle of a crowd', () => {
    const { model, positions } = laidOut(hub(20, 200));
    const crowd = Array.from({ length: 200 }, (_, i) => relationship('owned50', `new${i}`));
    const placed = placeNew(positions, expand(model, pathOf('owned50'), crowd), pathOf('owned50'));
    expect(placed.size).toBe(positions.size + 200);
    expectNoOverlap(placed);
  });

  it('returns the same map if nothing is missing', () => {
    const { model, positions } = laidOut(hub(2, 3));
    expect(placeMissing(positions, model, visible(model, ALL))).toBe(positions);
  });
});
