import { around } from './around';
import { force } from './force';
import type { LayoutGraph, Places } from './graph';
import { grid } from './grid';
import { pyramid } from './pyramid/pyramid';
import { radial } from './radial';

type Layout = (graph: LayoutGraph, shape: number, fixed: Places) => Places;

const LAYOUTS = {
  pyramid,
  force: (graph, _shape, fixed) => force(graph, fixed),
  radial,
  grid,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
export const LAYOUT_NAMES: readonly LayoutName[] = ['pyramid', 'force', 'radial', 'grid'];

export interface LayoutAsk {
  name: LayoutName;
  graph: LayoutGraph;
  /** Width for height of the picture. */
  shape: number;
  /** Where pinned entities stand; NaN for all others. */
  fixed: Places;
}

/** A place for every entity: none overlaps another, and what is pinned stays. The same answer to the same question. */
export function layOut({ name, graph, shape, fixed }: LayoutAsk): Places {
  return around(LAYOUTS[name](graph, shape, fixed), fixed);
}
