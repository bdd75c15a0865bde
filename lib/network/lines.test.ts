import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passes, visible } from './filter';
import { toLayoutGraph, toPlaces, toPositions } from './layout/graph';
import { layOut } from './layout/layouts';
import { loopClosers } from './layout/place-new';
import {
  among,
  betweenShown,
  LOOKS,
  lineAt,
  lookOf,
  mannerOf,
  newCourse,
  passing,
  pointOn,
  readCourse,
  toHitGrid,
  toLines,
  widthOf,
} from './lines';
import { buildModel } from './model';
import { networks, ROOT, relationship } from './network.fixture';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;

function linesOf(relationships: Parameters<typeof buildModel>[1]) {
  const model = buildModel(ROOT, relationships);
  const selection = visible(model, ALL);
  const { graph, ids } = toLayoutGraph(model, selection);
  const places = layOut({ name: 'pyramid', graph, shape: 1.7, fixed: toPlaces(ids, new Map()) });
  const lines = toLines(model.relationships.values(), toPositions(ids, places), loopClosers(model, selection));
  return { model, lines };
}

const filters = fc.record({
  confidence: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant<'all'>('all')),
  ownership: fc.integer({ min: 0, max: 100 }),
  unknown: fc.boolean(),
});

describe('lines as numbers', () => {
  it('pass a filter exactly when their relationships do', () => {
    fc.assert(
      fc.property(networks(60), filters, (relationships, filter) => {
        const { model, lines } = linesOf(relationships);
        const kept = passing(lines, filter, new Uint8Array(lines.size).fill(1));
        lines.ids.forEach((id, line) => {
          const one = model.relationships.get(id);
          expect(Boolean(kept[line])).toBe(one !== undefined && passes(one, filter));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are each in the range of one style', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { lines } = linesOf(relationships);
        expect([...lines.starts]).toEqual([...lines.starts].sort((a, b) => a - b));
        expect(lines.starts[LOOKS]).toBe(lines.size);
        expect(new Set(lines.ids).size).toBe(lines.size);
      }),
      { numRuns: 30 },
    );
  });

  it('are visible by id, or if both ends are', () => {
    const { lines } = linesOf([relationship('A', 'R'), relationship('R', 'B')]);
    const [first = ''] = lines.ids;
    expect([...among(lines, new Set([first]))]).toEqual([1, 0]);
    const [parent = '', child = ''] = first.split(' ');
    expect([...betweenShown(lines, new Set([parent, child]))]).toEqual([1, 0]);
    expect([...betweenShown(lines, new Set([parent]))]).toEqual([0, 0]);
  });

  it('between the same two entities never coincide', () => {
    const { lines } = linesOf([relationship('A', 'R'), relationship('R', 'A'), relationship('A', 'R', {}, 'control')]);
    const middles = lines.ids.map((_, line) => pointOn(readCourse(lines, line, newCourse()), 0.5));
    expect(new Set(middles.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(3);
  });
});

describe('the style of a line', () => {
  const holding = { isLoop: false, isEnded: false, isUncertain: false, isUltimate: false, strength: 50 };
  it.each([
    [{ ...holding, isLoop: true, isEnded: true }, 'loop'],
    [{ ...holding, isEnded: true, isUncertain: true }, 'ended'],
    [{ ...holding, isUncertain: true }, 'uncertain'],
    [holding, 'sure'],
  ])('of %j is "%s"', (one, manner) => {
    expect(mannerOf(lookOf(one))).toBe(manner);
  });

  it('is wider for a larger share, and thinnest for an unknown one', () => {
    const widths = [-1, 10, 30, 80].map((strength) => widthOf(lookOf({ ...holding, strength })));
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });
});

describe('the line under the pointer', () => {
  it('is found at every point of every drawn line', () => {
    fc.assert(
      fc.property(networks(40), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (relationships, part) => {
        const { lines } = linesOf(relationships);
        const grid = toHitGrid(lines);
        lines.ids.forEach((_, line) => {
          const point = pointOn(readCourse(lines, line, newCourse()), part);
          const drawn = new Uint8Array(lines.size);
          expect(lineAt(grid, lines, drawn, point, 12)).toBeUndefined();
          drawn[line] = 1;
          expect(lineAt(grid, lines, drawn, point, 12)).toBe(line);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('is undefined far from all lines', () => {
    const { lines } = linesOf([relationship('A', 'R')]);
    const all = new Uint8Array(lines.size).fill(1);
    expect(lineAt(toHitGrid(lines), lines, all, { x: 5000, y: -5000 }, 6)).toBeUndefined();
  });
});

it('has the width of its step where a rule decides, whatever the share', () => {
  const model = buildModel(ROOT, [
    relationship('A', 'R', { ownership_percentage: 100, confidence: 90 }),
    relationship('B', 'R', { ownership_percentage: 1, confidence: 90 }),
  ]);
  const places = new Map([...model.entities.keys()].map((id, at) => [id, { x: at, y: at }]));
  const [a = '', b = ''] = [...model.relationships.keys()];
  const lines = toLines(
    model.relationships.values(),
    places,
    new Set(),
    undefined,
    new Map([
      [a, 0],
      [b, 4],
    ]),
  );
  const widths = Array.from({ length: LOOKS }, (_, look) => look).flatMap((look) =>
    lines.ids.slice(lines.starts[look], lines.starts[look + 1]).map((id) => [id, widthOf(look)]),
  );
  expect(lines.isPainted).toBe(true);
  expect(new Map(widths as [string, number][]).get(a)).toBeLessThan(new Map(widths as [string, number][]).get(b) ?? 0);
  expect(toLines(model.relationships.values(), places, new Set()).isPainted).toBe(false);
});
