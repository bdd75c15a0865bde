import type { Adjacency } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import { type Layered, meanOf } from './layered';

/** How often the layers are gone through, downwards and upwards in turn. */
const SWEEPS = 10;

/**
 * The x of every node: as near as can be to the mean of its neighbours, in the given order and `widths` apart. For one
 * layer that is a least-squares problem with an order to keep, solved exactly by pooling (Ayer et al., An empirical
 * distribution function for sampling with incomplete information, 1955).
 */
export function across({ above, below }: Layered, layers: readonly (readonly number[])[], widths: Float64Array) {
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

/** A layer with what stays the same through all sweeps. */
interface Row {
  nodes: Int32Array;
  /** How far each is from the first at least. */
  offsets: Float64Array;
  /** What each weighs where it looks above, and where it looks below. */
  weights: readonly [Float64Array, Float64Array];
}

function toRow(layer: readonly number[], [above, below]: Sides, widths: Float64Array): Row {
  const nodes = Int32Array.from(layer);
  return { nodes, offsets: offsetsOf(layer, widths), weights: [weightsOf(nodes, above), weightsOf(nodes, below)] };
}

/** The more neighbours, the more. */
const weightsOf = (nodes: Int32Array, { start }: Adjacency): Float64Array =>
  Float64Array.from(nodes, (node) => 1 + at(start, node + 1) - at(start, node));

/** At first side by side around 0. */
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
  // In a loop, not by mapping, which would take most of a layout's time: it is done for each node at each sweep.
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

/** The mean of the neighbours on that side; of the other side where that one is empty; else where it is. */
function wish(node: number, sides: Sides, side: 0 | 1, x: Float64Array): number {
  return meanOf(sides[side], x, node) ?? meanOf(sides[side === 0 ? 1 : 0], x, node) ?? at(x, node);
}

/** The rising row that is nearest to the given one: what falls is pooled to its mean. */
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
