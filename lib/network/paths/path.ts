import { type EdgeChoice, type Graph, idOf, itemsOf, nodeOf, notEnded } from '../graph/graph';
import { at } from '../graph/slots';
import { freeOf, type RoadOptions, type Roads, roadsOf } from './roads';
import { cheapestRoutes } from './shortest';

/** One step of a path, with every relationship between its two ends that counts. */
export interface Step {
  from: string;
  to: string;
  relationships: readonly string[];
}

export interface Path {
  entities: readonly string[];
  steps: readonly Step[];
  /** For order only: about the number of steps where all are sure. */
  cost: number;
}

export const MAX_PATHS = 10;

/** What paths are asked for again and again, prepared once. */
interface RoadMap extends RoadOptions {
  graph: Graph;
  roads: Roads;
}

export const roadMapOf = (graph: Graph, options: RoadOptions = {}): RoadMap => ({
  ...options,
  graph,
  roads: roadsOf(graph, options),
});

/**
 * Up to `count` simple paths between two entities, the best first: few steps, sure relationships, no crowded places.
 * On a map in the direction "down" from owner to owned only. None where nothing leads there; a path to oneself has no
 * steps.
 */
export function findPaths(map: RoadMap, from: string, to: string, count = MAX_PATHS): Path[] {
  const { graph } = map;
  const [start, goal] = [nodeOf(graph, from), nodeOf(graph, to)];
  if (start === goal) return [{ entities: [from], steps: [], cost: 0 }];
  const roads = freeOf(map.roads, [start, goal]);
  return cheapestRoutes(roads, start, new Set([goal]), count).map(({ nodes, cost }) => ({
    entities: nodes.map((node) => idOf(graph, node)),
    steps: nodes.slice(1).map((node, index) => stepOf(graph, nodes[index] ?? node, node, map)),
    cost,
  }));
}

export function stepOf(graph: Graph, from: number, to: number, { use = notEnded, direction }: RoadOptions): Step {
  const forth = edgesFrom(graph, from, to, use);
  const back = direction === 'down' ? [] : edgesFrom(graph, to, from, use);
  const ids = [...forth, ...back].map((edge) => graph.relationships[edge]?.id ?? '');
  return { from: idOf(graph, from), to: idOf(graph, to), relationships: ids };
}

const edgesFrom = (graph: Graph, from: number, to: number, use: EdgeChoice): number[] =>
  [...itemsOf(graph.owned, from)].filter((edge) => at(graph.to, edge) === to && use(graph, edge));
