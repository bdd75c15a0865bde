import { CELL, LAYER_GAP } from '../../geometry';
import { at } from '../../graph/slots';
import { centreOn, type LayoutGraph, type Places, setPlace } from '../graph';
import { across } from './across';
import { type Blocks, type Fold, toBlocks } from './blocks';
import { toLayered } from './layered';
import { layersOf, withoutLoops } from './layers';
import { ordered } from './order';

/** Room for a line that passes between two entities. */
const PASSAGE = 28;

/** A wide layer needs more air below it: lines would lie flat there. */
const FLATTEST = 60;

/** From wide to narrow: where entities stand far apart side by side, narrow blocks make the whole less of a strip. */
const FOLDS: readonly [Fold, ...Fold[]] = [
  { from: 8, wide: 2 },
  { from: 4, wide: 1 },
  { from: 3, wide: 0.4 },
  { from: 3, wide: 0.1 },
];

/** Up to so many entities all ways to fold are tried: each takes the time of a layout, and more is not looked at as a whole. */
const MOST_TRIED = 500;

/** A narrower fold has to bring this much, as rows of leaves are read more easily than columns. */
const WORTH = 0.9;

const NOBODY: Places = new Float64Array();

/**
 * Owners above what they own, in layers (Sugiyama's method): loops opened, layers chosen, crossings taken out, the
 * whole drawn together. `shape`: the width for height of blocks of leaves. The middle of the roots stands at 0, 0.
 */
export function pyramid(graph: LayoutGraph, shape: number): Places {
  // Opened before leaves are folded: the lines that are turned round are those that the picture marks as closing a loop.
  const opened = withoutLoops(graph);
  const folds = graph.size > MOST_TRIED ? FOLDS.slice(0, 1) : FOLDS;
  const [first, ...others] = folds.map((fold) => folded(opened, shape, fold));
  const best = others.reduce((a, b) => (reachOf(b, shape) < WORTH * reachOf(a, shape) ? b : a), first ?? NOBODY);
  return centreOn(best, graph.roots);
}

/** How far away one has to go to see all of it on a screen of that shape. */
function reachOf(places: Places, shape: number): number {
  const [x, y] = [0, 1].map((axis) => places.filter((_, index) => index % 2 === axis));
  return Math.max((widthOf(x ?? NOBODY) + CELL.width) / shape, widthOf(y ?? NOBODY) + CELL.height);
}

function folded(graph: LayoutGraph, shape: number, fold: Fold): Places {
  const blocks = toBlocks(graph, shape, fold);
  const layerOf = layersOf(blocks.graph);
  const layered = toLayered(blocks.graph, layerOf);
  const layers = ordered(layered);
  const x = across(layered, layers, widthsOf(blocks, layered.below.size));
  const tops = topsOf(blocks, layerOf, layers.length, widthOf(x));
  const places: Places = new Float64Array(2 * graph.size);
  blocks.members.forEach((members, index) => {
    const cells = blocks.cells[index] ?? [];
    const rise = blocks.upwards[index] ? -1 : 1;
    const { top = 0, bottom = 0 } = tops[at(layerOf, index)] ?? {};
    members.forEach((node, place) => {
      const cell = cells[place] ?? { x: 0, y: 0 };
      setPlace(places, node, { x: at(x, index) + cell.x, y: (rise === 1 ? top : bottom) + rise * cell.y });
    });
  });
  return places;
}

function widthsOf(blocks: Blocks, size: number): Float64Array {
  const widths = new Float64Array(size).fill(PASSAGE);
  blocks.cells.forEach((cells, index) => {
    widths[index] = 2 * cells.reduce((most, { x }) => Math.max(most, Math.abs(x)), 0) + CELL.width;
  });
  return widths;
}

const widthOf = (x: Float64Array): number =>
  x.reduce((most, value) => Math.max(most, value), 0) - x.reduce((least, value) => Math.min(least, value), 0);

/** The first and the last row of each layer; a layer is as high as its highest block. */
function topsOf({ cells }: Blocks, layerOf: Int32Array, count: number, width: number) {
  const heights = new Float64Array(count);
  cells.forEach((rows, index) => {
    const layer = at(layerOf, index);
    heights[layer] = Math.max(at(heights, layer), rows.at(-1)?.y ?? 0);
  });
  const gap = CELL.height + Math.max(LAYER_GAP, width / FLATTEST);
  let top = 0;
  return Array.from(heights, (height) => {
    const rows = { top, bottom: top + height };
    top += height + gap;
    return rows;
  });
}
