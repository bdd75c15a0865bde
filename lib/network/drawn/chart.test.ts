import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCase } from '../case/case';
import { toElements } from '../elements';
import { toLayoutGraph } from '../layout/graph';
import { closersIn } from '../layout/place-new';
import { estimate } from '../layout/wrap';
import { buildModel } from '../model';
import { networks, pathOf, ROOT, relationship } from '../network.fixture';
import { chartOf, chartPositions, middleOf, toChartElements } from './chart';
import { project } from './drawn';
import { standIns } from './stand-in';

function charted(relationships: Parameters<typeof buildModel>[1], moved = new Set<string>()) {
  const model = buildModel(ROOT, relationships);
  const view = { ...newCase([ROOT.id]), filter: { confidence: 'all', ownership: 0, unknown: true } as const };
  const drawn = standIns(model, project(model, view), { stack: () => 'more', group: () => 'group' });
  const chart = chartOf({
    drawn,
    roots: [ROOT.id],
    marks: { loops: closersIn(toLayoutGraph(drawn.model, drawn.selection), drawn.selection), noted: new Set() },
    language: 'en',
    words: {
      several: (count, share) => `${count} × ${share}`,
      noShare: 'share not stated',
      also: (share, owner) => `also ${share} by ${owner}`,
      alsoOthers: (count) => `also ${count} others`,
      behind: (count) => `+${count}`,
    },
    measure: estimate(11),
    window: { width: 800, height: 600 },
  });
  const elements = toElements(drawn.model, chartPositions(chart), 'en', {}, [...drawn.selection.relationships]);
  return { chart, elements: toChartElements(elements, chart, moved) };
}

const numbersIn = (text = ''): number[] => text.split(' ').filter(Boolean).map(Number.parseFloat);

describe('the elements of a structure chart', () => {
  it('run along their routes, as the library computes them from ends, parts and distances', () => {
    fc.assert(
      fc.property(networks(60), (relationships) => {
        const { chart, elements } = charted(relationships);
        for (const { data } of elements.edges) {
          const route = chart.routes.get(data.id);
          const [source, target] = [chart.boxes.get(data.source), chart.boxes.get(data.target)];
          if (!route || !source || !target) continue;
          const [[fromX = 0, fromY = 0], [toX = 0, toY = 0]] = [numbersIn(data.from), numbersIn(data.to)];
          const start = { x: middleOf(source).x + fromX, y: middleOf(source).y + fromY };
          const end = { x: middleOf(target).x + toX, y: middleOf(target).y + toY };
          const length = Math.hypot(end.x - start.x, end.y - start.y);
          const [weights, distances] = [numbersIn(data.weights), numbersIn(data.distances)];
          const turns = weights.map((weight, turn) => ({
            x: start.x + (end.x - start.x) * weight - ((end.y - start.y) / length) * (distances[turn] ?? 0),
            y: start.y + (end.y - start.y) * weight + ((end.x - start.x) / length) * (distances[turn] ?? 0),
          }));
          [start, ...turns, end].forEach((point, at) => {
            expect(Math.hypot(point.x - (route.points[at]?.x ?? 0), point.y - (route.points[at]?.y ?? 0))).toBeLessThan(
              0.1,
            );
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have their names in them, and the root at 0, 0', () => {
    const { elements } = charted([relationship('A', 'R'), relationship('R', 'B')]);
    expect(elements.nodes.map(({ data }) => data.label).sort()).toEqual(['A', 'B', 'R']);
    const root = elements.nodes.find(({ data }) => data.id === ROOT.id);
    expect(Math.hypot(root?.position.x ?? 9, root?.position.y ?? 9)).toBeLessThan(1);
  });

  it('say of a further owner in the box what it holds', () => {
    const owners = [relationship('R', 'A', { ownership_percentage: 60 }), relationship('R', 'B')];
    const { elements } = charted([...owners, relationship('B', 'A', { ownership_percentage: 25 })]);
    const box = elements.nodes.find(({ data }) => data.id === pathOf('A'));
    expect(box?.data.label).toBe('A\nalso 25\u00a0% by B');
  });

  it('leave a line that the user moved without a route', () => {
    const { elements } = charted([relationship('R', 'A'), relationship('R', 'B')], new Set([pathOf('A')]));
    const classes = new Map(elements.edges.map(({ data, classes }) => [data.target, classes.split(' ')]));
    expect(classes.get(pathOf('A'))).toContain('moved');
    expect(classes.get(pathOf('B'))).toContain('tree');
  });
});
