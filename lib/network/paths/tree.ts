/** A tree that connects all terminals: its links as pairs of nodes, and what links and the nodes come through cost. */
export interface Tree {
  links: readonly (readonly [number, number])[];
  cost: number;
}

/** The links of several walks, each once whatever its direction. */
export function linksOf(walks: Iterable<readonly number[]>): (readonly [number, number])[] {
  const links = new Map<string, readonly [number, number]>();
  for (const nodes of walks) {
    nodes.slice(1).forEach((node, index) => {
      const before = nodes[index] ?? node;
      links.set(`${Math.min(before, node)} ${Math.max(before, node)}`, [before, node]);
    });
  }
  return [...links.values()];
}
