import type { NodeElement } from './elements';

/** A part of the picture, in its own measure. */
export interface Extent {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  w: number;
  h: number;
}

/** Ids of the nodes in sight, and of those half a screen around, which a small movement brings into sight. */
export function nearNodes(nodes: readonly NodeElement[], { x1, x2, y1, y2, w, h }: Extent): string[] {
  const [aside, over] = [w / 2, h / 2];
  return nodes
    .filter(({ position: { x, y } }) => x >= x1 - aside && x <= x2 + aside && y >= y1 - over && y <= y2 + over)
    .map(({ data }) => data.id);
}
