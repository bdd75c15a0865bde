import { at } from '../graph/slots';
import { reachFrom, trace } from './dijkstra';
import { costOf, type Roads } from './roads';

export interface Route {
  /** From the start to a goal, no node twice. */
  nodes: readonly number[];
  cost: number;
}

const byCost = (a: Route, b: Route): number => a.cost - b.cost || a.nodes.length - b.nodes.length;

const keyOf = (nodes: readonly number[]): string => nodes.join(' ');

/**
 * The cheapest simple paths from a node to any of the goals, cheapest first (Yen, Finding the k shortest loopless paths
 * in a network, 1971). A path ends at the first goal it meets. Fewer than `count` means that there are no others.
 */
export function cheapestRoutes(roads: Roads, start: number, goals: ReadonlySet<number>, count: number): Route[] {
  const found: Route[] = [];
  const candidates = new Map<string, Route>();
  offer(candidates, found, cheapest(roads, [start], goals, []));
  while (found.length < count) {
    const [best] = [...candidates].toSorted(([, a], [, b]) => byCost(a, b));
    if (!best) break;
    candidates.delete(best[0]);
    found.push(best[1]);
    // Each further path leaves this one somewhere: keep the way up to there and forbid the steps already taken from it.
    best[1].nodes.slice(0, -1).forEach((_, index) => {
      offer(candidates, found, cheapest(roads, best[1].nodes.slice(0, index + 1), goals, found));
    });
  }
  return found;
}

function offer(candidates: Map<string, Route>, found: readonly Route[], route: Route | undefined): void {
  if (route && !found.some(({ nodes }) => keyOf(nodes) === keyOf(route.nodes))) {
    candidates.set(keyOf(route.nodes), route);
  }
}

/** The cheapest path that begins so and is none of those already known. */
function cheapest(
  roads: Roads,
  beginning: readonly number[],
  goals: ReadonlySet<number>,
  known: readonly Route[],
): Route | undefined {
  const spur = beginning.at(-1) ?? -1;
  const begun = keyOf(beginning);
  const taken = known
    .filter(({ nodes }) => keyOf(nodes.slice(0, beginning.length)) === begun)
    .map(({ nodes }) => nodes[beginning.length] ?? -1);
  const reach = reachFrom(roads, spur, goals, { nodes: new Set(beginning), first: new Set(taken) });
  const goal = cheapestOf(goals, reach.cost, spur);
  if (goal === undefined) return undefined;
  const nodes = [...beginning.slice(0, -1), ...trace(reach, goal)];
  return { nodes, cost: costOf(roads, nodes) };
}

function cheapestOf(goals: ReadonlySet<number>, cost: Float64Array, spur: number): number | undefined {
  const reached = [...goals].filter((goal) => goal !== spur && at(cost, goal) < Number.POSITIVE_INFINITY);
  return reached.toSorted((a, b) => at(cost, a) - at(cost, b) || a - b)[0];
}
