import { at } from '../graph/slots';
import { type Reach, spread, unreached } from './dijkstra';
import type { Roads } from './roads';
import type { Tree } from './tree';

/**
 * The cheapest tree that connects all terminals (Dreyfus and Wagner, The Steiner problem in graphs, 1971; grown by
 * Dijkstra as Erickson, Monma and Veinott 1987), nodes with tolls among them. The roads go both ways at one price and
 * the terminals are free. Nothing where they cannot be connected. Work grows as 3^terminals.
 */
export function cheapestTree(roads: Roads, terminals: readonly number[]): Tree | undefined {
  const [root = -1, ...others] = terminals;
  const tables = fillTables(roads, others);
  const all = 2 ** others.length - 1;
  const cost = others.length === 0 ? 0 : at(tables[all]?.cost ?? new Float64Array(), root);
  if (!Number.isFinite(cost)) return undefined;
  return { cost, links: others.length === 0 ? [] : unroll(tables, root, all) };
}

/** By the set of terminals (a bit each): what a tree over them and a node costs, and how it came about. */
interface Table extends Reach {
  /** The part of the set that was joined with the rest at the node; 0 where it was reached from a neighbour. */
  part: Int32Array;
}

function fillTables(roads: Roads, terminals: readonly number[]): Table[] {
  const tables: Table[] = [];
  for (let set = 1; set < 2 ** terminals.length; set++) {
    const table = { ...unreached(roads), part: new Int32Array(roads.tolls.length) };
    const single = terminals[Math.log2(set)];
    if (single !== undefined) table.cost[single] = 0;
    else joinParts(roads, tables, table, set);
    const starts = [...table.cost.keys()].filter((node) => Number.isFinite(at(table.cost, node)));
    spread(roads, table, starts);
    tables[set] = table;
  }
  return tables;
}

/** Two trees that meet in a node are one tree; its toll is in both. */
function joinParts(roads: Roads, tables: readonly Table[], table: Table, set: number): void {
  for (let part = (set - 1) & set; part > set - part; part = (part - 1) & set) {
    const [one, other] = [tables[part], tables[set - part]];
    if (!one || !other) continue;
    for (let node = 0; node < table.cost.length; node++) {
      const toll = at(roads.tolls, node);
      const cost = at(one.cost, node) + at(other.cost, node) - (Number.isFinite(toll) ? toll : 0);
      if (cost >= at(table.cost, node)) continue;
      table.cost[node] = cost;
      table.part[node] = part;
    }
  }
}

function unroll(tables: readonly Table[], root: number, all: number): [number, number][] {
  const links: [number, number][] = [];
  const open = [{ node: root, set: all }];
  for (const { node, set } of open) {
    const table = tables[set];
    if (!table) continue;
    const [before, part] = [at(table.before, node), at(table.part, node)];
    if (before !== -1) {
      links.push([before, node]);
      open.push({ node: before, set });
    } else if (part !== 0) open.push({ node, set: part }, { node, set: set - part });
  }
  return links;
}
