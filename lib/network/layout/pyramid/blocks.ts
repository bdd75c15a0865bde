import { block, CELL, type Point } from '../../geometry';
import { itemsOf } from '../../graph/adjacency';
import { at } from '../../graph/slots';
import type { LayoutGraph } from '../graph';
import { inward, outward } from '../walk';

/** How leaves of one entity are folded into a block. */
export interface Fold {
  /** From so many on they stand in rows instead of in one line. */
  from: number;
  /** How much wider for its height than the screen a block is, as others stand above and below it. */
  wide: number;
}

/** Who stands in which block of cells; most blocks hold one entity. */
export interface Blocks {
  /** The network of the blocks. */
  graph: LayoutGraph;
  members: readonly (readonly number[])[];
  cells: readonly (readonly Point[])[];
  /** Blocks of owners grow upwards from what they own. */
  upwards: readonly boolean[];
}

/** Leaves that hang on one entity only, folded into blocks: a strip is forty times as wide as high, a block is not. */
export function toBlocks(graph: LayoutGraph, shape: number, how: Fold): Blocks {
  const { members, upwards, blockOf } = fold(graph, how.from);
  const lines = new Map<number, number>();
  graph.owners.forEach((owner, line) => {
    const key = at(blockOf, owner) * members.length + at(blockOf, at(graph.owned, line));
    lines.set(key, Math.max(lines.get(key) ?? -1, at(graph.strengths, line)));
  });
  const keys = [...lines.keys()].sort((a, b) => a - b);
  const blocks = {
    size: members.length,
    roots: graph.roots.map((root) => at(blockOf, root)),
    owners: Int32Array.from(keys, (key) => Math.floor(key / members.length)),
    owned: Int32Array.from(keys, (key) => key % members.length),
    strengths: Float64Array.from(keys, (key) => lines.get(key) ?? -1),
  };
  return {
    graph: blocks,
    members,
    upwards,
    cells: members.map(({ length }) => block(length, columnsOf(length, shape, how))),
  };
}

/** So many names stand side by side on a screen that is higher than wide, and can be read. */
const NARROW = 3;

/** By the shape of the screen; on a wide one even, so that full rows stand evenly around the middle. */
function columnsOf(count: number, shape: number, { from, wide }: Fold): number {
  if (count < from) return count;
  const columns = Math.ceil(Math.sqrt((count * shape * wide * CELL.height) / CELL.width));
  return Math.max(2, shape < 1 ? Math.min(NARROW, columns) : columns + (columns % 2));
}

function fold(graph: LayoutGraph, from: number) {
  const blockOf = new Int32Array(graph.size).fill(-1);
  const members: number[][] = [];
  const upwards: boolean[] = [];
  const put = (nodes: number[], isUp: boolean) => {
    for (const node of nodes) blockOf[node] = members.length;
    members.push(nodes);
    upwards.push(isUp);
  };
  for (const { leaves, isUp } of leavesByEntity(graph)) if (leaves.length >= from) put(leaves, isUp);
  for (let node = 0; node < graph.size; node++) if (at(blockOf, node) < 0) put([node], false);
  return { members, upwards, blockOf };
}

/** The leaves of each entity, owned ones and owners apart, the strongest first. */
function leavesByEntity(graph: LayoutGraph) {
  const groups = new Map<string, { leaves: number[]; isUp: boolean }>();
  const strengths = new Float64Array(graph.size);
  const [out, into] = [outward(graph), inward(graph)];
  const roots = new Set(graph.roots);
  for (let node = 0; node < graph.size; node++) {
    const [owned, owners] = [itemsOf(out, node), itemsOf(into, node)];
    if (owned.length + owners.length !== 1 || roots.has(node)) continue;
    const isUp = owned.length === 1;
    const line = at(isUp ? owned : owners, 0);
    strengths[node] = at(graph.strengths, line);
    const key = `${isUp} ${at(isUp ? graph.owned : graph.owners, line)}`;
    const group = groups.get(key) ?? { leaves: [], isUp };
    group.leaves.push(node);
    groups.set(key, group);
  }
  for (const { leaves } of groups.values()) leaves.sort((a, b) => at(strengths, b) - at(strengths, a) || a - b);
  return groups.values();
}
