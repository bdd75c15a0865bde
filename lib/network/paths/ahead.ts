import { groupByNode } from '../graph/adjacency';
import { at } from '../graph/slots';
import { spread, unreached } from './dijkstra';
import type { Roads } from './roads';

/**
 * What each node is away from the nearest goal at least; infinite where the start never comes to one. Searched once
 * from the goals until the start is met, it leads every further search of the same question straight there, as closing
 * roads brings nobody nearer. What lies beyond the start is at least as far away as the start.
 */
export function ahead(roads: Roads, start: number, goals: ReadonlySet<number>): Float64Array {
  const reach = unreached(roads);
  const ends = [...goals].filter((goal) => goal !== start);
  for (const end of ends) reach.cost[end] = 0;
  spread(turned(roads), reach, ends, { isGoal: (node) => node === start });
  const most = at(reach.cost, start);
  return reach.cost.map((cost) => Math.min(cost, most));
}

/** The same roads walked backwards. Coming through a node costs what it did: it is paid by whoever leaves it now. */
function turned({ rows, costs, tolls }: Roads): Roads {
  const from = new Int32Array(rows.items.length);
  for (let node = 0; node < rows.size; node++) from.fill(node, at(rows.start, node), at(rows.start, node + 1));
  const back = groupByNode(rows.items, rows.size);
  return {
    rows: { ...back, items: back.items.map((road) => from[road] ?? 0) },
    costs: Float64Array.from(back.items, (road) => (costs[road] ?? 0) + (tolls[rows.items[road] ?? 0] ?? 0)),
    tolls: new Float64Array(tolls.length),
  };
}
