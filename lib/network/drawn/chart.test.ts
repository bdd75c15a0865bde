import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCase } from '../case/case';
import { toNodes } from '../elements';
import { toLayoutGraph } from '../layout/graph';
import { closersIn } from '../layout/place-new';
import { estimate } from '../layout/wrap';
import { toLines } from '../lines';
import { buildModel } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { chartOf, chartPositions, drawnBoxes, toBoxNodes } from './chart';
import { type ProjectionLimits, project } from './drawn';
import { standIns } from './stand-in';

function charted(relationships: Parameters<typeof buildModel>[1], limits?: ProjectionLimits) {
  const model = buildModel(ROOT, relationships);
  const view = { ...newCase([ROOT.id]), filter: { confidence: 'all', ownership: 0, unknown: true } as const };
  const drawn = standIns(model, project(model, view, limits), 'en');
  const chart = chartOf({
    drawn,
    roots: [ROOT.id],
    marks: { loops: closersIn(toLayoutGraph(drawn.model, drawn.selection), drawn.selection), noted: new Set() },
    language: 'en',
    words: {
      several: (count, share) => `${count} × ${share}`,
      also: (share, owner) => `also ${share} by ${owner}`,
      alsoOthers: (count) => `also ${count} others`,
      itself: 'itself',
      behind: (count) => `+${count}`,
    },
    measure: estimate(11),
    window: { width: 800, height: 600 },
  });
  const positions = chartPositions(chart);
  return {
    chart,
    drawn,
    nodes: toBoxNodes(toNodes(drawn.model, positions, 'en'), chart),
    boxes: drawnBoxes(chart, drawn, { roots: [ROOT.id], pinned: new Set() }),
    lines: toLines(drawn.selection.relationships, positions, { loops: new Set(), chart }),
  };
}

const textOf = (boxes: ReturnType<typeof charted>['boxes'], name: string) =>
  boxes.find(({ id }) => id === pathOf(name))?.box.lines;

describe('a structure chart as it is drawn', () => {
  it('has a node as large as each box, and the root at 0, 0', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { chart, nodes } = charted(relationships);
        expect(new Set(nodes.map(({ data }) => data.id))).toEqual(new Set(chart.boxes.keys()));
        for (const { data, position } of nodes) {
          const { x = 0, y = 0, width = 0, height = 0 } = chart.boxes.get(data.id) ?? {};
          expect([data.width, data.height]).toEqual([width, height]);
          expect(Math.hypot(position.x - x - width / 2, position.y - y - height / 2)).toBeLessThan(0.1);
        }
        const root = nodes.find(({ data }) => data.id === ROOT.id);
        expect(Math.hypot(root?.position.x ?? 9, root?.position.y ?? 9)).toBeLessThan(1);
      }),
      { numRuns: 40 },
    );
  });

  it('has lines along their routes, and others only where they are marked', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { chart, lines } = charted(relationships);
        for (const [line, id] of lines.ids.entries()) {
          const route = chart.routes.get(id);
          expect(lines.ways?.[line]).toEqual(route?.points);
          expect(lines.chart?.quiet[line]).toBe(route ? 0 : 1);
          expect(lines.chart?.tree[line]).toBe(route?.isTree ? 1 : 0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has an entity below one of its owners, though they are in a stack or in a loop with it', () => {
    const relationships = [
      relationship('R', 'W'),
      relationship('X', 'W', { ownership_percentage: 19 }),
      relationship('X', 'B', { ownership_percentage: 7 }),
      relationship('B', 'X', { ownership_percentage: 15 }),
      ...['S1', 'S2'].flatMap((one) => [relationship('W', one), relationship(one, 'X', { ownership_percentage: 40 })]),
    ];
    const limits = {
      nodes: 99,
      leaves: 25,
      readable: { above: 3, nodes: 3 },
      named: new Set([pathOf('X'), pathOf('B')]),
    };
    const { chart, drawn } = charted(relationships, limits);
    const placing = drawn.selection.relationships.filter(({ id }) => chart.routes.get(id)?.isTree);
    expect(placing.map(({ child }) => child)).toContain(pathOf('X'));
    expect(drawn.stacks.size).toBe(1);
  });

  it('counts owners in a stack one by one, and gives a share to none but its holder', () => {
    const share = (of: number) => ({ ownership_percentage: of });
    const both = [relationship('R', 'W', share(100)), relationship('W', 'S1'), relationship('W', 'S2')];
    const held = ['A', 'B'].map((one) => relationship('R', one, share(60)));
    const further = [
      relationship('S1', 'A', share(20)),
      relationship('S2', 'A', share(20)),
      relationship('S1', 'B', share(15)),
    ];
    const named = new Set(['W', 'A', 'B'].map(pathOf));
    const { boxes } = charted([...both, ...held, ...further], {
      nodes: 99,
      leaves: 25,
      readable: { above: 3, nodes: 3 },
      named,
    });
    expect(textOf(boxes, 'A')).toEqual(['A', 'also 2 others']);
    expect(textOf(boxes, 'B')).toEqual(['B', 'also 15\u00a0% by S1']);
  });

  it('has names in its boxes, and says of a further owner in the box what it holds', () => {
    const owners = [relationship('R', 'A', { ownership_percentage: 60 }), relationship('R', 'B')];
    const { boxes } = charted([...owners, relationship('B', 'A', { ownership_percentage: 25 })]);
    expect(textOf(boxes, 'B')).toEqual(['B']);
    expect(textOf(boxes, 'A')).toEqual(['A', 'also 25\u00a0% by B']);
    expect(boxes.filter(({ traits }) => traits.isRoot).map(({ id }) => id)).toEqual([ROOT.id]);
  });

  it('says in the box of a company what it holds of itself', () => {
    const own = [
      relationship('R', 'R', { ownership_percentage: 5 }),
      relationship('A', 'A', { ownership_percentage: undefined }),
    ];
    const { boxes } = charted([...own, relationship('R', 'A'), relationship('B', 'R')]);
    expect(textOf(boxes, 'R')).toEqual(['R', '↻ circular · also 5\u00a0% by', 'itself']);
    expect(textOf(boxes, 'A')).toEqual(['A', '↻ circular · also share', 'not stated by itself']);
  });
});
