import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../layout';
import { SIZES } from './blocks';
import { routeAcross } from './gutters';
import {
  type Rect,
  type Route,
  type Structure,
  type StructureEntity,
  type StructureInput,
  type StructureLine,
  structure,
} from './structure';
import { estimate } from './wrap';

const measure = estimate(11);
const WINDOW = { width: 900, height: 660 };

const entity = (id: string, name = `Company ${id}`): StructureEntity => ({ id, name });

const line = (owner: string, owned: string, strength = 100, isUltimate = false): StructureLine => ({
  id: `${owner}>${owned} ${strength}${isUltimate ? ' ultimate' : ''}`,
  owner,
  owned,
  strength,
  share: strength < 0 ? 'unknown' : `${strength} %`,
  isUltimate,
});

/** "A>B 60; B>C": holdings, of 100 % where nothing is said; "A=>B": A is the stated ultimate parent of B. */
function chartOf(text: string, more: Partial<StructureInput> = {}): Structure {
  const lines = text.split(';').map((one) => {
    const [, owner = '', arrow, owned = '', share = '100'] = /(\w+)(=?>)(\w+)(?: (-?\d+))?/.exec(one) ?? [];
    return line(owner, owned, Number(share), arrow === '=>');
  });
  const ids = [...new Set(lines.flatMap(({ owner, owned }) => [owner, owned]))].sort();
  return structure(
    inputOf(
      ids.map((id) => entity(id)),
      lines,
      { focus: ['F'], ...more },
    ),
  );
}

const inputOf = (
  entities: readonly StructureEntity[],
  lines: readonly StructureLine[],
  more: Partial<StructureInput> = {},
): StructureInput => ({
  entities,
  lines,
  focus: [entities[0]?.id ?? ''],
  window: WINDOW,
  measure,
  several: (count, share) => `${count} × ${share}`,
  ...more,
});

const names = fc.oneof(
  { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ minLength: 200, maxLength: 600 }) },
  { weight: 1, arbitrary: fc.constantFrom('株式会社みずほフィナンシャルグループ', 'شركة بي بي', 'W'.repeat(300), '') },
);

/** Networks of all shapes: loops, several owners, several roots, unknown shares, entities without any line. */
const charts = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((size) => {
    const node = fc.nat(size - 1);
    const lines = fc.array(fc.tuple(node, node, fc.constantFrom(-1, 5, 25, 50, 100), fc.boolean()), {
      maxLength: Math.ceil(size * 1.4),
      size: 'max',
    });
    // Trees as they are, with every entity below an earlier one, and anything beside them.
    const owners = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(25, 75, 100)), { minLength: size, maxLength: size });
    return fc
      .tuple(fc.array(names, { minLength: size, maxLength: size }), lines, owners, fc.boolean(), fc.nat(size - 1))
      .map(([texts, drawn, tree, hasTree, focus]) => {
        const trees = tree.flatMap(([owner, share], at) =>
          at === 0 || !hasTree ? [] : [line(`${Math.floor((owner / 10) * at)}`, `${at}`, share)],
        );
        const others = drawn.map(([a, b, share, isUltimate]) => line(`${a}`, `${b}`, share, isUltimate));
        const input = inputOf(
          texts.map((name, at) => entity(`${at}`, name)),
          hasTree ? [...trees, ...others.slice(0, 12)] : others,
          { focus: [`${focus}`] },
        );
        return input;
      });
  });

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;
const SLACK = 0.01;

const segmentsOf = (points: readonly Point[]) => points.slice(1).map((b, turn) => [points[turn] ?? b, b] as const);

/** Without width: a line that ends at a box, or runs along its edge, does not run through it. */
const rectOf = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** One runs across and the other down, and each goes on behind the other. */
function doCross(a: Route, b: Route): boolean {
  const across = (one: Rect, other: Rect): boolean =>
    one.height === 0 &&
    other.width === 0 &&
    one.x < other.x - SLACK &&
    one.x + one.width > other.x + SLACK &&
    other.y < one.y - SLACK &&
    other.y + other.height > one.y + SLACK;
  const [some, others] = [a, b].map(({ points }) => segmentsOf(points).map(([from, to]) => rectOf(from, to)));
  return (some ?? []).some((one) => (others ?? []).some((other) => across(one, other) || across(other, one)));
}

function expectReadable({ boxes, routes, labels }: Structure): void {
  const rects = [...boxes.values(), ...labels];
  rects.forEach((a, turn) => {
    for (const b of rects.slice(turn + 1)) if (overlap(a, b)) throw new Error(`overlap ${JSON.stringify([a, b])}`);
  });
  for (const [id, { points }] of routes) {
    for (const [a, b] of segmentsOf(points)) {
      expect(a.x === b.x || a.y === b.y).toBe(true);
      for (const rect of rects)
        if (overlap(rectOf(a, b), rect)) throw new Error(`${id} ${JSON.stringify([a, b, rect])}`);
    }
  }
}

/** The ends of a line touch the boxes of its owner and its owned. */
function expectJoined({ boxes, routes }: Structure, lines: readonly StructureLine[]): void {
  const touches = (point: Point | undefined, box: Rect | undefined) =>
    point !== undefined &&
    box !== undefined &&
    point.x >= box.x - SLACK &&
    point.x <= box.x + box.width + SLACK &&
    point.y >= box.y - SLACK &&
    point.y <= box.y + box.height + SLACK;
  for (const { id, owner, owned } of lines) {
    const points = routes.get(id)?.points;
    if (!points) continue;
    expect(touches(points[0], boxes.get(owner)), id).toBe(true);
    expect(touches(points.at(-1), boxes.get(owned)), id).toBe(true);
  }
}

describe('a structure chart', () => {
  it.each([
    [400, 25],
    [40, 150],
    [8, 300],
  ])(
    'of up to %i entities has no line through a box or a label, and no two of these overlap',
    (most, numRuns) => {
      fc.assert(
        fc.property(charts(most), (input) => {
          const chart = structure(input);
          expect([...chart.boxes.keys()]).toEqual(input.entities.map(({ id }) => id));
          expectReadable(chart);
          expectJoined(chart, input.lines);
        }),
        { numRuns },
      );
    },
    120_000,
  );

  it('has a way around boxes and labels for each line that it leaves out, once that is wanted', () => {
    fc.assert(
      fc.property(charts(40), (input) => {
        const chart = structure(input);
        const others = input.lines.filter(({ id, owner, owned }) => !chart.routes.has(id) && owner !== owned);
        const found = routeAcross(others, chart);
        const routes = new Map([...found].map(([id, points]) => [id, { points, isTree: false }]));
        expectReadable({ ...chart, routes });
        expectJoined({ ...chart, routes }, others);
        expect(new Set(routes.keys())).toEqual(new Set(others.map(({ id }) => id)));
      }),
      { numRuns: 150 },
    );
  });

  it('is the same whatever the order of the lines', () => {
    fc.assert(
      fc.property(charts(40), (input) => {
        expect(structure({ ...input, lines: input.lines.toReversed() })).toEqual(structure(input));
      }),
      { numRuns: 50 },
    );
  });

  it('has no line that crosses another', () => {
    fc.assert(
      fc.property(charts(60), (input) => {
        const routes = [
          ...new Map([...structure(input).routes.values()].map((one) => [JSON.stringify(one), one])).values(),
        ];
        expect(routes.flatMap((a, at) => routes.slice(at + 1).filter((b) => doCross(a, b)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('places each entity by at most one line, and those that no line places are roots or stand alone', () => {
    fc.assert(
      fc.property(charts(60), (input) => {
        const { routes } = structure(input);
        const tree = new Set(
          input.lines.flatMap(({ id, owner, owned }) => (routes.get(id)?.isTree ? [`${owner} ${owned}`] : [])),
        );
        // A forest: fewer lines than entities in each connected part.
        const heads = new Map(input.entities.map(({ id }) => [id, id]));
        const headOf = (id: string): string => {
          const next = heads.get(id) ?? id;
          return next === id ? id : headOf(next);
        };
        for (const pair of tree) {
          const [a = '', b = ''] = pair.split(' ').map(headOf);
          expect(a).not.toBe(b);
          heads.set(a, b);
        }
      }),
      { numRuns: 50 },
    );
  });

  const isAbove = ({ boxes }: Structure, a: string, b: string) => (boxes.get(a)?.y ?? 0) < (boxes.get(b)?.y ?? 0);

  it.each([
    ['several owners that own nothing else stand above', 'A>F 40; B>F 30; P>F 30; F>C', 'A', 'F'],
    ['owners of an owner stand above it', 'A>F 60; B>F 40; G>A; H>A 10', 'G', 'A'],
    ['a stated ultimate parent stands above', 'U=>F; F>C', 'U', 'F'],
    ['holdings stand below', 'A>F 40; B>F 30; F>C', 'F', 'C'],
    ['among the holdings of an owner with many', 'A>F 60; A>G; A>H; A>I; B>F 40', 'A', 'F'],
  ])('%s: %s', (_, text, upper, lower) => {
    expect(isAbove(chartOf(text), upper, lower)).toBe(true);
  });

  it('says once what lines have in common', () => {
    const few = chartOf('F>A; A>C; A>D; A>E 50; A>G 50', { window: { width: 300, height: 900 } });
    expect(few.labels.map(({ text }) => text)).toContain('2 × 50 %');
  });

  it('says a share again where the next column goes on with it', () => {
    const many = Array.from({ length: 90 }, (_, turn) => `F>C${turn} ${turn < 80 ? 100 : 50}`).join(';');
    const { boxes, labels } = chartOf(many);
    const columns = new Set([...boxes.values()].filter(({ form }) => form === 'row').map(({ x }) => x));
    expect(columns.size).toBeGreaterThan(2);
    const again = labels.filter(({ text }) => text === '100 %');
    expect(labels.map(({ text }) => text).filter((text) => text.includes('×'))).toEqual(['80 × 100 %', '10 × 50 %']);
    expect(again.length).toBeGreaterThanOrEqual(columns.size - 2);
    for (const { x, y, speaksFor } of again) {
      const [below] = [...boxes.values()]
        .filter((box) => box.x > x && box.y > y)
        .sort((a, b) => a.x - b.x || a.y - b.y);
      expect(below?.y).toBeLessThan(y + 20);
      expect(speaksFor.length).toBeGreaterThan(0);
    }
  });

  it('places entities without lines below a low tree, where that makes the chart no higher', () => {
    const entities = Array.from({ length: 63 }, (_, at) =>
      entity(`${at}`.padStart(2, '0'), `Company with a longer name ${at}`),
    );
    const held = entities.slice(2, 50).map(({ id }) => line('00', id));
    const window = { width: 940, height: 780 };
    const { boxes } = structure(inputOf(entities, [...held, line('01', '50')], { window }));
    const [low, loose] = [boxes.get('50'), boxes.get('51')];
    const lowest = Math.max(...held.map(({ owned }) => (boxes.get(owned)?.y ?? 0) + SIZES.row.line));
    expect(loose?.y).toBeGreaterThan((low?.y ?? 0) + (low?.height ?? 0));
    expect(loose?.x).toBeLessThan((boxes.get('01')?.x ?? 0) + (boxes.get('01')?.width ?? 0));
    for (const { id } of entities.slice(51)) expect(boxes.get(id)?.y).toBeLessThanOrEqual(lowest);
  });

  it('counts what hangs on an entity', () => {
    const { boxes } = chartOf('F>A; A>B; A>C; C>D');
    expect(['F', 'A', 'B', 'C'].map((id) => boxes.get(id)?.holds)).toEqual([4, 3, 0, 1]);
  });

  it('hangs an entity on its largest owner, and draws the others as lines outside the tree', () => {
    const { routes } = chartOf('F>A; F>B; A>C 60; B>C 40');
    expect(routes.get('A>C 60')?.isTree).toBe(true);
    expect(routes.get('B>C 40')?.isTree).toBe(false);
  });

  it.each([
    [8, 'B>C -1'],
    [60, 'A>C 60'],
  ])(
    'hangs a subsidiary without a stated share on its owner, unless another holds most of it: %i %%',
    (share, placing) => {
      const { routes } = chartOf(`F>A; F>B; A>C ${share}; B>C -1`);
      expect(routes.get(placing)?.isTree).toBe(true);
    },
  );

  it('draws the line that closes a loop outside the tree, with the focus on top', () => {
    const chart = chartOf('F>A; A>B; B>F');
    expect(chart.routes.get('B>F 100')?.isTree).toBe(false);
    expect(isAbove(chart, 'F', 'B')).toBe(true);
  });

  it('draws few entities as boxes side by side', () => {
    const { boxes } = chartOf('F>A; F>B 60; F>C 50');
    expect([...boxes.values()].map(({ form }) => form)).toEqual(['head', 'head', 'head', 'head']);
  });

  it('breaks long names into lines instead of cutting them', () => {
    const name = 'The Royal Society for the Encouragement of Long Company Names and Others Limited';
    const { boxes } = structure(inputOf([entity('F', name), entity('A')], [line('F', 'A')]));
    expect(boxes.get('F')?.lines.join(' ')).toContain('Others');
  });
});
