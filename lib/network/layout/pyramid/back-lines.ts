import { itemsOf } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import type { LayoutGraph } from '../graph';
import { inward, outward } from '../walk';

const OPEN = 1;
const DONE = 2;

/**
 * Lines that close a loop: those that lead back to an entity from which the search has come (depth first, without
 * recursion, as chains may be long). Turned round they leave no loop. 1 where a line is one of them.
 */
export function backLines(graph: LayoutGraph): Uint8Array {
  const back = new Uint8Array(graph.owners.length);
  const state = new Uint8Array(graph.size);
  const out = outward(graph);
  const next = out.start.slice(0, graph.size);
  for (const start of startsOf(graph)) {
    if (at(state, start) !== 0) continue;
    const path = [start];
    state[start] = OPEN;
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const turn = at(next, node);
      if (turn === at(out.start, node + 1)) {
        state[node] = DONE;
        path.pop();
        continue;
      }
      next[node] = turn + 1;
      const line = at(out.items, turn);
      const child = at(graph.owned, line);
      if (at(state, child) === OPEN) back[line] = 1;
      else if (at(state, child) === 0) {
        state[child] = OPEN;
        path.push(child);
      }
    }
  }
  return back;
}

/** Who is owned by nobody begins; then the root, so that a loop through it is closed by what leads back to it. */
function startsOf(graph: LayoutGraph): number[] {
  const into = inward(graph);
  const all = Array.from({ length: graph.size }, (_, node) => node);
  return [...all.filter((node) => itemsOf(into, node).length === 0), ...graph.roots, ...all].filter(
    (node) => node < graph.size,
  );
}
