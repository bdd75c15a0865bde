import { CELL } from '../geometry';
import { type LayoutGraph, type Places, setPlace } from './graph';
import { walkOut } from './walk';

const AIR = 24;

/** In rows, the roots first and then by steps from them: for finding and for counting, not for following lines. */
export function grid(graph: LayoutGraph, shape: number): Places {
  const [width, height] = [CELL.width, CELL.height + AIR];
  const columns = Math.max(1, Math.ceil(Math.sqrt((graph.size * shape * height) / width)));
  const places: Places = new Float64Array(2 * graph.size);
  walkOut(graph).order.forEach((node, turn) => {
    setPlace(places, node, { x: (turn % columns) * width, y: Math.floor(turn / columns) * height });
  });
  return places;
}
