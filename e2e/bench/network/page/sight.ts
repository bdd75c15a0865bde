import type { Core, NodeSingular } from 'cytoscape';
import { drawn } from './bench-page';

/** All of it, or so near that names can be read. */
export type Sight = 'whole' | 'near';

const NEAR = 1.2;

/** The library leaves its instance on the element it was given. */
interface Container extends Element {
  _cyreg?: { cy?: Core };
}

export const instanceIn = (element: Container | null): Core | undefined => element?._cyreg?.cy;

/** What comes once a view rests, as names do, is there after so many milliseconds. */
const REST = 300;

export async function lookAt(cy: Core, sight: Sight): Promise<void> {
  if (sight === 'whole') cy.fit(undefined, 36);
  else cy.viewport({ zoom: NEAR, pan: panTo(cy, busiest(cy.nodes().toArray())) });
  await new Promise((resolve) => setTimeout(resolve, REST));
  await drawn();
}

const panTo = (cy: Core, { x, y }: { x: number; y: number }) => ({
  x: cy.width() / 2 - NEAR * x,
  y: cy.height() / 2 - NEAR * y,
});

/** The middle of the row with most entities. */
function busiest(nodes: readonly NodeSingular[]): { x: number; y: number } {
  const rows = new Map<number, number[]>();
  for (const node of nodes) {
    const y = Math.round(node.position('y'));
    rows.set(y, [...(rows.get(y) ?? []), node.position('x')]);
  }
  const [[y, row] = [0, []]] = [...rows].toSorted(([, a], [, b]) => b.length - a.length);
  return { x: row.toSorted((a, b) => a - b)[row.length >> 1] ?? 0, y };
}
