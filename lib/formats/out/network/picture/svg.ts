import type { DrawnNode } from '@/lib/network/drawn/drawn';
import { CELL, type Point } from '@/lib/network/geometry';
import { XML_DECLARATION } from '@/lib/shared/markup';
import { element, textElement } from '../element';
import { arrowMarkers, edgeGroup } from './edges';
import { frameGroups } from './frames';
import { nodeGroup } from './nodes';
import { rounded, type Sheet } from './sheet';

const MARGIN = 24;
/** Around all points, for names of entities and of groups. */
const ROOM = 48;
const LINE_HEIGHT = 14;

interface Placed {
  node: DrawnNode;
  at: Point;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The picture as SVG: text is text, each node and each line a group with its title, in the page's colours. */
export function svg(sheet: Sheet): string {
  const placed = placedOf(sheet);
  const inner = boxAround([...placed.values()]);
  const box = { ...inner, height: inner.height + sheet.attribution.length * LINE_HEIGHT };
  const { palette, title } = sheet;
  return `${XML_DECLARATION}${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: box.width,
      height: box.height,
      viewBox: [box.left, box.top, box.width, box.height].join(' '),
      role: 'img',
      'font-family': palette.font,
    },
    textElement('title', {}, title),
    arrowMarkers(sheet),
    element('rect', { x: box.left, y: box.top, width: box.width, height: box.height, fill: palette.sunken }),
    element('g', { class: 'frames' }, ...frameGroups(sheet)),
    element('g', { class: 'edges' }, ...edgeGroups(sheet, placed)),
    element(
      'g',
      { class: 'nodes' },
      ...[...placed.values()].map(({ node, at }, place) => nodeGroup(sheet, node, at, place)),
    ),
    ...attributionOf(sheet, inner),
  ).trimEnd()}`;
}

const placedOf = ({ projection, positions }: Sheet): Map<string, Placed> =>
  new Map(
    projection.nodes.flatMap((node): [string, Placed][] => {
      const at = positions.get(node.id);
      return at ? [[node.id, { node, at }]] : [];
    }),
  );

/** With room for the names, which reach beyond the points. */
function boxAround(placed: readonly Placed[]): Box {
  const xs = placed.length > 0 ? placed.map(({ at }) => at.x) : [0];
  const ys = placed.length > 0 ? placed.map(({ at }) => at.y) : [0];
  // One by one: ten thousand arguments are more than a call may have in some engines.
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const left = rounded(least(xs) - CELL.width / 2 - ROOM);
  const top = rounded(least(ys) - CELL.height / 2 - ROOM);
  return {
    left,
    top,
    width: rounded(most(xs) + CELL.width / 2 + ROOM - left),
    height: rounded(most(ys) + CELL.height + ROOM - top),
  };
}

function edgeGroups(sheet: Sheet, placed: ReadonlyMap<string, Placed>): string[] {
  const turns = new Map<string, number>();
  return sheet.projection.edges.flatMap((edge, place) => {
    const [from, to] = [placed.get(edge.source), placed.get(edge.target)];
    if (!from || !to) return [];
    const pair = [edge.source, edge.target].sort().join(' ');
    const turn = turns.get(pair) ?? 0;
    turns.set(pair, turn + 1);
    return [edgeGroup(sheet, edge, { from: from.node, to: to.node, a: from.at, b: to.at, turn }, place)];
  });
}

const attributionOf = ({ attribution, palette }: Sheet, { left, top, height }: Box): string[] =>
  attribution.map((line, at) =>
    textElement(
      'text',
      { x: left + MARGIN, y: rounded(top + height + at * LINE_HEIGHT), 'font-size': 10, fill: palette.muted },
      line,
    ),
  );
