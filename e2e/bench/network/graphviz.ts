import { spawnSync } from 'node:child_process';
import type { Point } from '../../../lib/network/layout';
import type { Line } from './crossings';

/** What Graphviz is given at most: it takes minutes for more. */
export const MOST_FOR_DOT = 3_000;

/** How long `dot` took for the same, start included, and where it put each node; undefined where there is none. */
export function layOutByDot(nodes: number, lines: readonly Line[]): { took: number; places: Point[] } | undefined {
  const start = performance.now();
  const { status, stdout } = spawnSync('dot', ['-Tplain'], { input: toDot(nodes, lines), maxBuffer: 2 ** 28 });
  if (status !== 0) return undefined;
  return { took: performance.now() - start, places: placesIn(String(stdout)) };
}

const toDot = (nodes: number, lines: readonly Line[]): string =>
  [
    'digraph { node [shape=box, width=1.5, height=0.4, fixedsize=true]',
    ...Array.from({ length: nodes }, (_, node) => node),
    ...lines.map(([from, to]) => `${from} -> ${to}`),
    '}',
  ].join('\n');

/** Lines of the form "node 12 3.5 0.5 …": the name, and the place in inches. */
export function placesIn(plain: string): Point[] {
  const places: Point[] = [];
  for (const [, node, x, y] of plain.matchAll(/^node (\d+) (\S+) (\S+)/gm)) {
    places[Number(node)] = { x: Number(x), y: Number(y) };
  }
  return places;
}
