import { CELL, Occupied, type Point } from '../geometry';
import { at } from '../graph/slots';
import { type Places, placeOf, setPlace } from './graph';

/** What is pinned stands where it was pinned; whoever would overlap another goes to the nearest place that is free. */
export function around(places: Places, fixed: Places): Places {
  const free = places.slice();
  const occupied = new Occupied();
  const isFixed = (node: number) => !Number.isNaN(at(fixed, 2 * node));
  const nodes = Array.from({ length: places.length / 2 }, (_, node) => node);
  for (const node of nodes.filter(isFixed)) {
    setPlace(free, node, placeOf(fixed, node));
    occupied.add(placeOf(fixed, node));
  }
  for (const node of nodes.filter((other) => !isFixed(other))) {
    const point = nearestFree(occupied, placeOf(places, node));
    setPlace(free, node, point);
    occupied.add(point);
  }
  return free;
}

/** In squares of half a cell around it, each wider than the one before. */
function nearestFree(occupied: Occupied, wanted: Point): Point {
  if (occupied.isFree(wanted)) return wanted;
  for (let ring = 1; ; ring++) {
    for (let turn = 0; turn < 8 * ring; turn++) {
      const { x, y } = onSquare(ring, turn);
      const point = { x: wanted.x + (x * CELL.width) / 2, y: wanted.y + (y * CELL.height) / 2 };
      if (occupied.isFree(point)) return point;
    }
  }
}

/** The steps around a square, from its upper left corner. */
function onSquare(ring: number, turn: number): Point {
  const along = (turn % (2 * ring)) - ring;
  const side = Math.floor(turn / (2 * ring));
  if (side === 0) return { x: along, y: -ring };
  if (side === 1) return { x: ring, y: along };
  return side === 2 ? { x: -along, y: ring } : { x: -ring, y: -along };
}
