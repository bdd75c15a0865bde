import { type Adjacency, itemsOf } from '../graph/graph';
import { at } from '../graph/slots';
import { block, CELL, LAYER_GAP, type Point } from '../layout';
import { backLines, centreOn, inward, type LayoutGraph, outward, type Places, setPlace } from './graph';
import { type Layered, meanOf, ordered, toLayered } from './order';

/** Sweeps through the layers, downwards and upwards in turn. */
const SWEEPS = 10;

/**
 * The x of every node: as near as possible to the mean of its neighbours, keeping the order and the distance `widths`.
 * For one layer this is an ordered least-squares problem, solved exactly by pooling (Ayer et al., An empirical
 * distribution function for sampling with incomplete information, 1955).
 */
function across({ above, below }: Layered, layers: readonly (readonly number[])[], widths: Float64Array) {
  const x = new Float64Array(below.size);
  for (const layer of layers) spread(layer, widths, x);
  const sides: Sides = [above, below];
  const rows = layers.map((layer) => toRow(layer, sides, widths));
  const upwards = rows.toReversed();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? rows : upwards) settle(row, sides, down ? 0 : 1, x);
  }
  return x;
}

type Sides = readonly [above: Adjacency, below: Adjacency];

/** A layer with the values that stay the same in all sweeps. */
interface Row {
  nodes: Int32Array;
  /** The minimum distance of each from the first. */
  offsets: Float64Array;
  /** The weight of each when it aligns with the layer above, and with the layer below. */
  weights: readonly [Float64Array, Float64Array];
}

function toRow(layer: readonly number[], [above, below]: Sides, widths: Float64Array): Row {
  const nodes = Int32Array.from(layer);
  return { nodes, offsets: offsetsOf(layer, widths), weights: [weightsOf(nodes, above), weightsOf(nodes, below)] };
}

/** Grows with the number of neighbours. */
const weightsOf = (nodes: Int32Array, { start }: Adjacency): Float64Array =>
  Float64Array.from(nodes, (node) => 1 + at(start, node + 1) - at(start, node));

/** Initial positions: side by side around 0. */
function spread(layer: readonly number[], widths: Float64Array, x: Float64Array): void {
  const whole = layer.reduce((sum, node) => sum + at(widths, node), 0);
  let edge = -whole / 2;
  for (const node of layer) {
    x[node] = edge + at(widths, node) / 2;
    edge += at(widths, node);
  }
}

function settle({ nodes, offsets, weights }: Row, sides: Sides, side: 0 | 1, x: Float64Array): void {
  const wanted = new Float64Array(nodes.length);
  // A loop instead of `map`, which would dominate the time: this runs for each node at each sweep.
  for (let place = 0; place < nodes.length; place++) {
    wanted[place] = wish(at(nodes, place), sides, side, x) - at(offsets, place);
  }
  const settled = pooled(wanted, weights[side]);
  for (let place = 0; place < nodes.length; place++) x[at(nodes, place)] = at(settled, place) + at(offsets, place);
}

function offsetsOf(layer: readonly number[], widths: Float64Array): Float64Array {
  const offsets = new Float64Array(layer.length);
  for (let place = 1; place < layer.length; place++) {
    const both = at(widths, layer[place - 1] ?? 0) + at(widths, layer[place] ?? 0);
    offsets[place] = at(offsets, place - 1) + both / 2;
  }
  return offsets;
}

/** The mean of the neighbours on that side, else of the other side, else the current position. */
function wish(node: number, sides: Sides, side: 0 | 1, x: Float64Array): number {
  return meanOf(sides[side], x, node) ?? meanOf(sides[side === 0 ? 1 : 0], x, node) ?? at(x, node);
}

/** The non-decreasing sequence nearest to the given one: decreasing stretches are replaced by their mean. */
export function pooled(values: Float64Array, weights: Float64Array): Float64Array {
  const [means, sums, ends] = [values.slice(), weights.slice(), new Int32Array(values.length)];
  let pools = 0;
  for (let index = 0; index < values.length; index++) {
    let [mean, weight] = [at(values, index), at(weights, index)];
    while (pools > 0 && at(means, pools - 1) > mean) {
      pools--;
      const both = at(sums, pools) + weight;
      mean = (at(means, pools) * at(sums, pools) + mean * weight) / both;
      weight = both;
    }
    means[pools] = mean;
    sums[pools] = weight;
    ends[pools] = index + 1;
    pools++;
  }
  const rising = new Float64Array(values.length);
  for (let pool = 0; pool < pools; pool++)
    rising.fill(at(means, pool), pool === 0 ? 0 : at(ends, pool - 1), at(ends, pool));
  return rising;
}

/** How leaves of one entity are folded into a block. */
interface Fold {
  /** From this number on leaves form rows instead of one line. */
  from: number;
  /** How much wider than the screen's ratio a block is, as others are above and below it. */
  wide: number;
}

/** The entities in each block of cells; most blocks hold one. */
interface Blocks {
  /** The network of the blocks. */
  graph: LayoutGraph;
  members: readonly (readonly number[])[];
  cells: readonly (readonly Point[])[];
  /** Blocks of owners grow upwards from what they own. */
  upwards: readonly boolean[];
}

/** Folds leaves with a single neighbour into blocks: a row of them would be a strip forty times as wide as high. */
function toBlocks(graph: LayoutGraph, shape: number, how: Fold): Blocks {
  const { members, upwards, blockOf } = fold(graph, how.from);
  const lines = new Map<number, number>();
  graph.owners.forEach((owner, line) => {
    const key = at(blockOf, owner) * members.length + at(blockOf, at(graph.owned, line));
    lines.set(key, Math.max(lines.get(key) ?? -1, at(graph.strengths, line)));
  });
  const keys = [...lines.keys()].sort((a, b) => a - b);
  const blocks = {
    size: members.length,
    roots: graph.roots.map((root) => at(blockOf, root)),
    owners: Int32Array.from(keys, (key) => Math.floor(key / members.length)),
    owned: Int32Array.from(keys, (key) => key % members.length),
    strengths: Float64Array.from(keys, (key) => lines.get(key) ?? -1),
  };
  return {
    graph: blocks,
    members,
    upwards,
    cells: members.map(({ length }) => block(length, columnsOf(length, shape, how))),
  };
}

/** As many names are readable side by side on a portrait screen. */
const NARROW = 3;

/** Depends on the screen's ratio; even on a wide one, so that full rows are symmetric. */
function columnsOf(count: number, shape: number, { from, wide }: Fold): number {
  if (count < from) return count;
  const columns = Math.ceil(Math.sqrt((count * shape * wide * CELL.height) / CELL.width));
  return Math.max(2, shape < 1 ? Math.min(NARROW, columns) : columns + (columns % 2));
}

function fold(graph: LayoutGraph, from: number) {
  const blockOf = new Int32Array(graph.size).fill(-1);
  const members: number[][] = [];
  const upwards: boolean[] = [];
  const put = (nodes: number[], isUp: boolean) => {
    for (const node of nodes) blockOf[node] = members.length;
    members.push(nodes);
    upwards.push(isUp);
  };
  for (const { leaves, isUp } of leavesByEntity(graph)) if (leaves.length >= from) put(leaves, isUp);
  for (let node = 0; node < graph.size; node++) if (at(blockOf, node) < 0) put([node], false);
  return { members, upwards, blockOf };
}

/** The leaves of each entity, holdings and owners separately, the strongest first. */
function leavesByEntity(graph: LayoutGraph) {
  const groups = new Map<string, { leaves: number[]; isUp: boolean }>();
  const strengths = new Float64Array(graph.size);
  const [out, into] = [outward(graph), inward(graph)];
  const roots = new Set(graph.roots);
  for (let node = 0; node < graph.size; node++) {
    const [owned, owners] = [itemsOf(out, node), itemsOf(into, node)];
    if (owned.length + owners.length !== 1 || roots.has(node)) continue;
    const isUp = owned.length === 1;
    const line = at(isUp ? owned : owners, 0);
    strengths[node] = at(graph.strengths, line);
    const key = `${isUp} ${at(isUp ? graph.owned : graph.owners, line)}`;
    const group = groups.get(key) ?? { leaves: [], isUp };
    group.leaves.push(node);
    groups.set(key, group);
  }
  for (const { leaves } of groups.values()) leaves.sort((a, b) => at(strengths, b) - at(strengths, a) || a - b);
  return groups.values();
}

/** The same network with the lines that close loops reversed: every line leads down. */
export function withoutLoops(graph: LayoutGraph): LayoutGraph {
  const back = backLines(graph);
  return {
    ...graph,
    owners: graph.owners.map((owner, line) => (back[line] ? at(graph.owned, line) : owner)),
    owned: graph.owned.map((owned, line) => (back[line] ? at(graph.owners, line) : owned)),
  };
}

/** The layer of each entity, 0 at the top; in a network without loops every line leads down at least one layer. */
export function layersOf(graph: LayoutGraph): Int32Array {
  const order = topological(graph);
  const layers = longestPaths(graph, order);
  pullDown(graph, order, layers);
  const top = layers.reduce((least, layer) => Math.min(least, layer), 0);
  return layers.map((layer) => layer - top);
}

function topological(graph: LayoutGraph): number[] {
  const out = outward(graph);
  const waiting = new Int32Array(graph.size);
  for (const owned of graph.owned) waiting[owned] = at(waiting, owned) + 1;
  const order: number[] = [];
  for (let node = 0; node < graph.size; node++) if (at(waiting, node) === 0) order.push(node);
  for (let next = 0; next < order.length; next++) {
    for (const line of itemsOf(out, order[next] ?? 0)) {
      const owned = at(graph.owned, line);
      waiting[owned] = at(waiting, owned) - 1;
      if (at(waiting, owned) === 0) order.push(owned);
    }
  }
  return order;
}

function longestPaths(graph: LayoutGraph, order: readonly number[]): Int32Array {
  const out = outward(graph);
  const layers = new Int32Array(graph.size);
  for (const node of order) {
    for (const line of itemsOf(out, node)) {
      const owned = at(graph.owned, line);
      layers[owned] = Math.max(at(layers, owned), at(layers, node) + 1);
    }
  }
  return layers;
}

/** Moves an entity with at least as many holdings as owners down next to its holdings: lines never get longer in total. */
function pullDown(graph: LayoutGraph, order: readonly number[], layers: Int32Array): void {
  const [out, into] = [outward(graph), inward(graph)];
  for (const node of order.toReversed()) {
    const owned = itemsOf(out, node);
    if (owned.length === 0 || owned.length < itemsOf(into, node).length) continue;
    layers[node] = owned.reduce((least, line) => Math.min(least, at(layers, at(graph.owned, line))), Infinity) - 1;
  }
}

/** Space for a line that passes between two entities. */
const PASSAGE = 28;

/** A wide layer needs more space below it, as its lines would be almost horizontal. */
const FLATTEST = 60;

/** From wide to narrow: if entities are far apart, narrow blocks make the picture less of a strip. */
const FOLDS: readonly [Fold, ...Fold[]] = [
  { from: 8, wide: 2 },
  { from: 4, wide: 1 },
  { from: 3, wide: 0.4 },
  { from: 3, wide: 0.1 },
];

/**
 * Up to this many entities all folds are tried, each of which takes a whole layout; larger pictures are not viewed as a
 * whole.
 */
const MAX_TRIED_FOLDS = 500;

/** A narrower fold must shrink the picture by this factor, as rows of leaves are easier to read than columns. */
const WORTH = 0.9;

const NO_PLACES: Places = new Float64Array();

/**
 * Owners above their holdings, in layers (Sugiyama's method): loops opened, layers assigned, crossings reduced, the
 * picture compacted. `shape`: width to height of blocks of leaves. The centre of the roots is at 0, 0.
 */
export function pyramid(graph: LayoutGraph, shape: number): Places {
  // Before leaves are folded, so that the reversed lines are those marked as closing a loop.
  const opened = withoutLoops(graph);
  const folds = graph.size > MAX_TRIED_FOLDS ? FOLDS.slice(0, 1) : FOLDS;
  const [first, ...others] = folds.map((fold) => folded(opened, shape, fold));
  const best = others.reduce((a, b) => (reachOf(b, shape) < WORTH * reachOf(a, shape) ? b : a), first ?? NO_PLACES);
  return centreOn(best, graph.roots);
}

/** How far to zoom out to see everything on a screen of that shape. */
function reachOf(places: Places, shape: number): number {
  const [x, y] = [0, 1].map((axis) => places.filter((_, index) => index % 2 === axis));
  return Math.max((widthOf(x ?? NO_PLACES) + CELL.width) / shape, widthOf(y ?? NO_PLACES) + CELL.height);
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

/** The first and last row of each layer; a layer is as high as its highest block. */
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
