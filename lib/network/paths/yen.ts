import { groupByNode } from '../graph/adjacency';
import { at } from '../graph/slots';
import { reachFrom, spread, trace, unreached } from './dijkstra';
import { costOf, type Roads } from './roads';

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

interface Route {
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
  const country = { roads, goals, ahead: ahead(roads, start, goals) };
  if (at(country.ahead, start) === Number.POSITIVE_INFINITY) return found;
  offer(candidates, found, cheapest(country, [start], []));
  while (found.length < count) {
    const [best] = [...candidates].toSorted(([, a], [, b]) => byCost(a, b));
    if (!best) break;
    candidates.delete(best[0]);
    found.push(best[1]);
    // Each further path leaves this one somewhere: keep the way up to there and forbid the steps already taken from it.
    best[1].nodes.slice(0, -1).forEach((_, index) => {
      offer(candidates, found, cheapest(country, best[1].nodes.slice(0, index + 1), found));
    });
  }
  return found;
}

function offer(candidates: Map<string, Route>, found: readonly Route[], route: Route | undefined): void {
  if (route && !found.some(({ nodes }) => keyOf(nodes) === keyOf(route.nodes))) {
    candidates.set(keyOf(route.nodes), route);
  }
}

/** What all the searches of one question have in common. */
interface Country {
  roads: Roads;
  goals: ReadonlySet<number>;
  /** What each node is away from the goals at least. */
  ahead: Float64Array;
}

/** The cheapest path that begins so and is none of those already known. */
function cheapest(country: Country, beginning: readonly number[], known: readonly Route[]): Route | undefined {
  const { roads, goals } = country;
  const spur = beginning.at(-1) ?? -1;
  const reach = reachFrom(roads, spur, {
    ahead: country.ahead,
    mayStep: elsewhere(beginning, known),
    // A goal that is the start is a way round, not a way of no steps.
    isGoal: (node) => node !== spur && goals.has(node),
  });
  const goal = cheapestOf(goals, reach.cost, spur);
  if (goal === undefined) return undefined;
  const nodes = [...beginning.slice(0, -1), ...trace(reach, goal)];
  return { nodes, cost: costOf(roads, nodes) };
}

/** Never back to where a path has been, nor on its next step where a known one went. */
function elsewhere(beginning: readonly number[], known: readonly Route[]): (from: number, to: number) => boolean {
  const begun = keyOf(beginning);
  const been = new Set(beginning);
  const spur = beginning.at(-1);
  const same = known.filter(({ nodes }) => keyOf(nodes.slice(0, beginning.length)) === begun);
  const taken = new Set(same.map(({ nodes }) => nodes[beginning.length]));
  return (from, to) => !been.has(to) && !(from === spur && taken.has(to));
}

function cheapestOf(goals: ReadonlySet<number>, cost: Float64Array, spur: number): number | undefined {
  const reached = [...goals].filter((goal) => goal !== spur && at(cost, goal) < Number.POSITIVE_INFINITY);
  return reached.toSorted((a, b) => at(cost, a) - at(cost, b) || a - b)[0];
}
