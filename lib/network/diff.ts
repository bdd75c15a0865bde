import type { EdgeElement, Elements, NodeElement } from './elements';

type Drawable = NodeElement | EdgeElement;

interface Difference {
  remove: string[];
  add: Drawable[];
  change: { before: Drawable; after: Drawable }[];
}

export const NO_ELEMENTS: Elements = { nodes: [], edges: [] };

/** What has to be done to a picture of `before` to make it one of `after`. Nodes come before the edges between them. */
export function diffElements(before: Elements, after: Elements): Difference {
  const known = byId(before);
  const wanted = byId(after);
  const difference: Difference = { remove: [], add: [], change: [] };
  for (const id of known.keys()) if (!wanted.has(id)) difference.remove.push(id);
  for (const [id, element] of wanted) {
    const old = known.get(id);
    if (!old) difference.add.push(element);
    else if (!isSame(old, element)) difference.change.push({ before: old, after: element });
  }
  return difference;
}

/** Field by field: this runs at each step of a slider that brings something new. */
function isSame(a: Drawable, b: Drawable): boolean {
  if (a.classes !== b.classes || a.data.label !== b.data.label) return false;
  if (a.group === 'nodes') {
    return b.group === 'nodes' && a.position.x === b.position.x && a.position.y === b.position.y;
  }
  return b.group === 'edges' && a.data.width === b.data.width && a.data.offset === b.data.offset;
}

const byId = ({ nodes, edges }: Elements): Map<string, Drawable> =>
  new Map([...nodes, ...edges].map((element) => [element.data.id, element]));
