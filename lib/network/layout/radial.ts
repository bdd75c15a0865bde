import { at } from '../graph/slots';
import { APART, type LayoutGraph, type Places, setPlace } from './graph';
import { type Reached, walkOut } from './walk';

const WHOLE = 2 * Math.PI;

/** The root in the middle, or several around it; the others on rings by their steps, each near whom it was reached over. */
export function radial(graph: LayoutGraph): Places {
  const reached = walkOut(graph);
  const angles = anglesOf(reached);
  const radii = radiiOf(reached, angles);
  const places: Places = new Float64Array(2 * graph.size);
  for (const node of reached.order) {
    const [angle, radius] = [at(angles, node), radii[at(reached.steps, node)] ?? 0];
    setPlace(places, node, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  }
  return places;
}

/** Every leaf of the walk has an equal part of the circle; whoever leads to leaves stands in their middle. */
function anglesOf({ order, via }: Reached): Float64Array {
  const leaves = new Int32Array(order.length);
  for (const node of order.toReversed()) {
    if (at(leaves, node) === 0) leaves[node] = 1;
    if (at(via, node) >= 0) leaves[at(via, node)] = at(leaves, at(via, node)) + at(leaves, node);
  }
  const all = order.reduce((sum, node) => sum + (at(via, node) < 0 ? at(leaves, node) : 0), 0);
  const [angles, next] = [new Float64Array(order.length), new Float64Array(order.length)];
  let free = 0;
  for (const node of order) {
    const from = at(via, node);
    const begin = from < 0 ? free : at(next, from);
    if (from < 0) free += at(leaves, node);
    else next[from] = begin + at(leaves, node);
    next[node] = begin;
    // Clockwise from above.
    angles[node] = (WHOLE * (begin + at(leaves, node) / 2)) / all - Math.PI / 2;
  }
  return angles;
}

/** Each ring as narrow as its nearest neighbours allow, and clear of the ring before. */
function radiiOf({ order, steps }: Reached, angles: Float64Array): number[] {
  const rings: number[][] = [];
  for (const node of order) {
    const ring = rings[at(steps, node)] ?? [];
    ring.push(at(angles, node));
    rings[at(steps, node)] = ring;
  }
  const radii: number[] = [];
  for (const ring of rings) {
    const nearest = nearestOf(ring);
    const before = radii.at(-1);
    const least = before === undefined ? 0 : before + APART;
    radii.push(ring.length === 1 ? least : Math.max(least, APART / (2 * Math.sin(Math.min(nearest, Math.PI) / 2))));
  }
  return radii;
}

/** The least angle between two neighbours on a ring. */
function nearestOf(ring: readonly number[]): number {
  const sorted = ring.toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  return sorted.reduce((least, angle, place) => {
    const next = sorted[place + 1] ?? first + WHOLE;
    return Math.min(least, next - angle);
  }, WHOLE);
}
