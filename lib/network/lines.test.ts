import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passes, visible } from './filter';
import { toLayoutGraph, toPlaces, toPositions } from './layout/graph';
import { layOut } from './layout/layouts';
import { loopClosers } from './layout/place-new';
import {
  among,
  betweenShown,
  gliding,
  LOOKS,
  lineAt,
  lookOf,
  mannerOf,
  newCourse,
  passing,
  pointOn,
  readCourse,
  seen,
  stepOf,
  stepOfShare,
  toHitGrid,
  toLines,
  withMoved,
} from './lines';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;

function linesOf(relationships: Parameters<typeof buildModel>[1]) {
  const model = buildModel(ROOT, relationships);
  const selection = visible(model, ALL);
  const { graph, ids } = toLayoutGraph(model, selection);
  const places = layOut({ name: 'pyramid', graph, shape: 1.7, fixed: toPlaces(ids, new Map()) });
  const loops = loopClosers(model, selection);
  const lines = toLines(model.relationships.values(), toPositions(ids, places), { loops });
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
  const holding = { isLoop: false, isEnded: false, isUncertain: false, isUltimate: false };
  it.each([
    [{ ...holding, isLoop: true, isEnded: true }, 'loop'],
    [{ ...holding, isEnded: true, isUncertain: true }, 'ended'],
    [{ ...holding, isUncertain: true }, 'uncertain'],
    [{ ...holding, isFurther: true, isUncertain: true, isEnded: true }, 'further'],
    [{ ...holding, isFurther: true, isLoop: true }, 'loop'],
    [holding, 'sure'],
  ])('of %j is "%s"', (one, manner) => {
    expect(mannerOf(lookOf(one, 2))).toBe(manner);
    expect(stepOf(lookOf(one, 2))).toBe(2);
  });

  it('is wider for a larger share, and thinnest for an unknown one', () => {
    const { lines } = linesOf([relationship('A', 'R')]);
    const widths = [-1, 10, 30, 80].map((share) => lines.widths[stepOfShare(share)] ?? 0);
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
  const steps = new Map([...model.relationships.keys()].map((id, turn) => [id, turn === 0 ? 0 : 4]));
  const lines = toLines(model.relationships.values(), places, { loops: new Set(), steps });
  const widthOf = (id: string) => {
    const line = lines.numbers.get(id) ?? 0;
    const look = Array.from({ length: LOOKS }, (_, one) => one).find((one) => line < (lines.starts[one + 1] ?? 0));
    return lines.widths[stepOf(look ?? 0)] ?? 0;
  };
  const [a = '', b = ''] = [...model.relationships.keys()];
  expect(lines.isPainted).toBe(true);
  expect(widthOf(a)).toBeLessThan(widthOf(b));
  expect(toLines(model.relationships.values(), places, { loops: new Set() }).isPainted).toBe(false);
});

describe('the lines of a chart', () => {
  const model = buildModel(ROOT, [relationship('R', 'A'), relationship('R', 'B'), relationship('A', 'B')]);
  const [toA = '', toB = '', further = ''] = [...model.relationships.keys()];
  const ways = [
    [toA, 'R', 'A', true],
    [toB, 'R', 'B', true],
  ] as const;
  const box = { form: 'head', lines: [], textLeft: 0, textWidth: 0, holds: 0, width: 40, height: 20 } as const;
  const corners = { R: { x: 0, y: 0 }, A: { x: -50, y: 100 }, B: { x: 50, y: 100 } };
  const chart = {
    boxes: new Map(Object.entries(corners).map(([name, corner]) => [pathOf(name), { ...box, ...corner }])),
    routes: new Map(
      ways.map(([id, owner, owned, isTree]) => {
        const [from, to] = [corners[owner], corners[owned]];
        const points = [from, { x: from.x, y: 50 }, { x: to.x, y: 50 }, to].map(({ x, y }) => ({
          x: x + 20,
          y: y + 10,
        }));
        return [id, { points, isTree }];
      }),
    ),
    labels: [],
  };
  const positions = new Map(
    Object.entries(corners).map(([name, { x, y }]) => [pathOf(name), { x: x + 20, y: y + 10 }]),
  );
  const drawnWith = (moved?: ReadonlySet<string>) =>
    toLines(model.relationships.values(), positions, { loops: new Set(), chart, moved });
  const all = new Uint8Array(3).fill(1);
  const found = (lines: ReturnType<typeof drawnWith>, point: { x: number; y: number }, marked = new Set<number>()) => {
    const line = lineAt(toHitGrid(lines), lines, seen(lines, all, marked), point, 4);
    return line === undefined ? undefined : lines.ids[line];
  };

  it('are found along their ways, and those without one only where they are marked', () => {
    const lines = drawnWith();
    expect(found(lines, { x: -30, y: 80 })).toBe(toA);
    expect(found(lines, { x: 70, y: 80 })).toBe(toB);
    expect(found(lines, { x: 20, y: 111 })).toBeUndefined();
    expect(found(lines, { x: 20, y: 111 }, new Set([lines.numbers.get(further) ?? -1]))).toBe(further);
  });

  it('of a box that was moved are straight, and seen', () => {
    for (const lines of [
      drawnWith(new Set([pathOf('A')])),
      withMoved(drawnWith(), drawnWith().nodes.get(pathOf('A')) ?? -1, { x: -30, y: 110 }),
    ]) {
      expect(lines.ways?.[lines.numbers.get(toA) ?? -1]).toBeUndefined();
      expect(lines.ways?.[lines.numbers.get(toB) ?? -1]).toBeDefined();
      expect(found(lines, { x: -5, y: 60 })).toBe(toA);
    }
  });

  it('are dashed only where no whole line runs', () => {
    const doubtful = buildModel(ROOT, [relationship('R', 'A'), relationship('R', 'B', { confidence: 30 })]);
    const drawn = toLines(doubtful.relationships.values(), positions, { loops: new Set(), chart });
    const own = drawn.chart?.own?.[drawn.numbers.get(toB) ?? -1];
    expect(own).toEqual([
      { x: 20, y: 60 },
      { x: 70, y: 60 },
      { x: 70, y: 110 },
    ]);
    expect(drawn.chart?.own?.[drawn.numbers.get(toA) ?? -1]).toBeUndefined();
    expect(gliding(drawn, () => undefined).chart?.own).toBeUndefined();
  });

  it('begin and end where boxes are while these glide', () => {
    const places = new Map([
      [pathOf('R'), { x: 120, y: 10 }],
      [pathOf('B'), { x: 70, y: 210 }],
    ]);
    const way = gliding(drawnWith(), (id) => places.get(id)).ways?.[drawnWith().numbers.get(toB) ?? -1];
    expect([way?.at(0), way?.at(-1)]).toEqual([places.get(pathOf('R')), places.get(pathOf('B'))]);
  });
});
