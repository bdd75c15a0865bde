import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from '../filter';
import { CELL, overlaps, type Point } from '../layout';
import { buildModel } from '../model';
import { hub, networks, pathOf, ROOT, relationship } from '../network.fixture';
import { type LayoutGraph, placeOf, toLayoutGraph, toPlaces, toPositions } from './graph';
import { LAYOUT_NAMES, type LayoutName, layOut } from './layouts';
import { loopClosers } from './place-new';
import { withoutLoops } from './pyramid';

const ALL = { confidence: 'all', ownership: 0, unknown: true } as const;

function numbered(relationships: Parameters<typeof buildModel>[1], roots = [ROOT.id]) {
  const model = buildModel(ROOT, relationships);
  const selection = visible(model, ALL, { roots });
  return { model, selection, ...toLayoutGraph(model, selection, roots) };
}

function laidOut(name: LayoutName, relationships: Parameters<typeof buildModel>[1], pins = new Map<string, Point>()) {
  const { graph, ids } = numbered(relationships);
  const places = layOut({ name, graph, shape: 1.7, fixed: toPlaces(ids, pins) });
  return { graph, places, positions: toPositions(ids, places) };
}

function expectNoOverlap(points: readonly Point[]): void {
  points.forEach((a, index) => {
    for (const b of points.slice(index + 1)) expect(overlaps(a, b)).toBe(false);
  });
}

const pairsOf = ({ owners, owned }: LayoutGraph) => Array.from(owners, (owner, line) => [owner, owned[line] ?? 0]);

describe.each(LAYOUT_NAMES)('the layout "%s"', (name) => {
  it('gives each entity a separate position', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { graph, positions } = laidOut(name, relationships);
        const points = [...positions.values()];
        expect(points).toHaveLength(graph.size);
        expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expectNoOverlap(points);
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order of arrival', () => {
    fc.assert(
      fc.property(networks(40), (relationships) => {
        const again = laidOut(name, relationships.toReversed()).positions;
        expect(again).toEqual(laidOut(name, relationships).positions);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps pinned entities in place', () => {
    const pins = new Map([
      [pathOf('owned3'), { x: 10, y: 20 }],
      [pathOf('owned4'), { x: 500, y: 20 }],
    ]);
    const { positions } = laidOut(name, hub(3, 30), pins);
    for (const [id, point] of pins) expect(positions.get(id)).toEqual(point);
    expectNoOverlap([...positions.values()]);
  });
});

describe('the pyramid', () => {
  it('places every owner above its holdings, except for lines that close a loop', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { graph, places } = laidOut('pyramid', relationships);
        for (const [owner = 0, owned = 0] of pairsOf(withoutLoops(graph))) {
          expect(placeOf(places, owner).y).toBeLessThan(placeOf(places, owned).y);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('places an owner next to its holding, not at the top', () => {
    const chain = [relationship('A', 'B'), relationship('B', 'R'), relationship('X', 'R')];
    const { positions } = laidOut('pyramid', chain);
    expect(positions.get(pathOf('X'))?.y).toBe(positions.get(pathOf('B'))?.y);
  });

  it('folds leaves of one owner into a block', () => {
    const ys = [...laidOut('pyramid', hub(0, 60)).positions.values()].map(({ y }) => y);
    expect(new Set(ys).size).toBeGreaterThan(3);
  });

  it('draws a single chain straight', () => {
    const { positions } = laidOut('pyramid', [relationship('A', 'R'), relationship('R', 'B'), relationship('B', 'C')]);
    expect(new Set([...positions.values()].map(({ x }) => x)).size).toBe(1);
  });
});

describe('the lines that close a loop', () => {
  it.each<[string, [string, string][], string[]]>([
    [
      'nothing in a chain',
      [
        ['A', 'R'],
        ['R', 'B'],
      ],
      [],
    ],
    ['a holding in oneself', [['R', 'R']], ['R R']],
    [
      'the line back to the root',
      [
        ['R', 'A'],
        ['A', 'B'],
        ['B', 'R'],
      ],
      ['B R'],
    ],
    [
      'nothing in a diamond',
      [
        ['R', 'A'],
        ['R', 'B'],
        ['A', 'C'],
        ['B', 'C'],
      ],
      [],
    ],
  ])('are %s', (_, pairs, closing) => {
    const { model, selection } = numbered(pairs.map(([parent, child]) => relationship(parent, child)));
    const found = [...loopClosers(model, selection)].map((id) => id.split(' ').slice(0, 2).map(nameIn).join(' '));
    expect(found).toEqual(closing);
  });

  it('leave no loop when removed', () => {
    fc.assert(
      fc.property(networks(40), (relationships) => {
        const { graph } = numbered(relationships);
        expect(hasLoop(withoutLoops(graph))).toBe(false);
      }),
    );
  });
});

const nameIn = (path: string): string => path.split('/').at(-1) ?? '';

/** Removes entities without owners repeatedly, so that only loops remain. */
function hasLoop(graph: LayoutGraph): boolean {
  let lines = pairsOf(graph);
  for (;;) {
    const owned = new Set(lines.map(([, child]) => child));
    const left = lines.filter(([owner]) => owned.has(owner));
    if (left.length === lines.length) return lines.length > 0;
    lines = left;
  }
}

describe('a layout around several roots', () => {
  const roots = ['R', 'X', 'Y'].map(pathOf);
  const wires = [...hub(4, 9), relationship('X', 'X1'), relationship('X2', 'X'), relationship('Y', 'owned1')];
  const { graph, ids } = numbered(wires, roots);

  const placesIn = (name: LayoutName) => {
    const positions = toPositions(ids, layOut({ name, graph, shape: 1.7, fixed: toPlaces(ids, new Map()) }));
    const rooted = roots.flatMap((id) => positions.get(id) ?? []);
    const others = [...positions].filter(([id]) => !roots.includes(id)).map(([, point]) => point);
    expect(rooted).toHaveLength(roots.length);
    expectNoOverlap([...rooted, ...others]);
    return { rooted, others };
  };

  it('centres the pyramid on the roots', () => {
    const { rooted } = placesIn('pyramid');
    for (const axis of ['x', 'y'] as const) {
      expect(rooted.reduce((sum, point) => sum + point[axis], 0) / rooted.length).toBeCloseTo(0, 6);
    }
  });

  it('keeps unconnected parts apart in the force layout', () => {
    const { rooted } = placesIn('force');
    const [first, second] = rooted;
    expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(
      Math.hypot(CELL.width, CELL.height),
    );
  });
});
