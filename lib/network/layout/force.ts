import { at } from '../graph/slots';
import { type LayoutGraph, type Places, setPlace } from './graph';
import { Quadtree } from './quadtree';
import { walkOut } from './walk';

const TICKS = 300;
/** A thousand entities take all ticks; more of them take fewer, so that ten thousand come in seconds, not in a minute. */
const FULL = 1000;
const FEWEST = 60;

const DISTANCE = 170;
const REPULSION = 600;
const GRAVITY = 0.012;
const FRICTION = 0.6;
/** Golden angle: a spiral that leaves no two points near each other. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Lines pull, entities push (Fruchterman and Reingold, 1991), far ones as one (Barnes and Hut). It begins from the same
 * spiral around the roots and uses no chance: the same network is the same picture. `fixed` entities do not move.
 */
export function force(graph: LayoutGraph, fixed: Places): Places {
  const places = spiral(graph);
  hold(places, fixed);
  const speeds: Places = new Float64Array(places.length);
  const ticks = Math.max(FEWEST, Math.round(TICKS * Math.min(1, FULL / graph.size)));
  for (let tick = 0; tick < ticks; tick++) {
    const heat = 1 - tick / ticks;
    pull(graph, places, speeds, heat);
    pushApart(places, speeds, heat);
    places.forEach((value, index) => {
      const speed = at(speeds, index) * FRICTION;
      speeds[index] = speed;
      places[index] = value + speed;
    });
    hold(places, fixed);
  }
  return places;
}

function spiral(graph: LayoutGraph): Places {
  const places: Places = new Float64Array(2 * graph.size);
  walkOut(graph).order.forEach((node, turn) => {
    const radius = (DISTANCE / 2) * Math.sqrt(turn);
    setPlace(places, node, { x: radius * Math.cos(turn * TURN), y: radius * Math.sin(turn * TURN) });
  });
  return places;
}

function hold(places: Places, fixed: Places): void {
  fixed.forEach((value, index) => {
    if (!Number.isNaN(value)) places[index] = value;
  });
}

/** A line to an entity with many lines pulls less: else a hub would fall onto its neighbours. */
function pull({ size, owners, owned }: LayoutGraph, places: Places, speeds: Places, heat: number): void {
  const lines = new Int32Array(size);
  for (const node of [...owners, ...owned]) lines[node] = at(lines, node) + 1;
  owners.forEach((owner, line) => {
    const other = at(owned, line);
    const dx = at(places, 2 * other) - at(places, 2 * owner);
    const dy = at(places, 2 * other + 1) - at(places, 2 * owner + 1);
    const length = Math.hypot(dx, dy) || 1;
    const pulled = ((length - DISTANCE) / length) * (heat / Math.min(at(lines, owner), at(lines, other)));
    const share = at(lines, owner) / (at(lines, owner) + at(lines, other));
    move(speeds, owner, dx * pulled * (1 - share), dy * pulled * (1 - share));
    move(speeds, other, -dx * pulled * share, -dy * pulled * share);
  });
}

function pushApart(places: Places, speeds: Places, heat: number): void {
  const tree = new Quadtree(places);
  const pushed = { x: 0, y: 0 };
  for (let node = 0; 2 * node < places.length; node++) {
    const [x, y] = [at(places, 2 * node), at(places, 2 * node + 1)];
    pushed.x = -x * GRAVITY * heat;
    pushed.y = -y * GRAVITY * heat;
    tree.push(x, y, REPULSION * heat, pushed);
    move(speeds, node, pushed.x, pushed.y);
  }
}

function move(speeds: Places, node: number, x: number, y: number): void {
  speeds[2 * node] = at(speeds, 2 * node) + x;
  speeds[2 * node + 1] = at(speeds, 2 * node + 1) + y;
}
