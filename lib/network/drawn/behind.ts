import type { Selection } from '../filter';

export interface Behind {
  /** For each entity that is not seen, the first of the collapsed ones behind which it lies. */
  by: ReadonlyMap<string, string>;
  /** `{ behind }` for a collapsed entity that hides something. */
  badge(id: string): { behind?: number };
}

const NOTHING: Behind = { by: new Map(), badge: () => ({}) };

/** What lies behind each collapsed entity. What two of them hide together counts for both. */
export function behindCollapsed(selection: Selection, kept: Selection, collapsed: ReadonlySet<string>): Behind {
  if (selection.entities.size === kept.entities.size) return NOTHING;
  const neighbours = unseenNeighbours(selection, kept);
  const by = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const id of collapsed) {
    if (!kept.entities.has(id)) continue;
    const reached = new Set(neighbours.get(id));
    for (const one of reached) for (const next of neighbours.get(one) ?? []) reached.add(next);
    for (const one of reached) if (!by.has(one)) by.set(one, id);
    if (reached.size > 0) counts.set(id, reached.size);
  }
  return { by, badge: (id) => (counts.has(id) ? { behind: counts.get(id) } : {}) };
}

function unseenNeighbours({ relationships }: Selection, kept: Selection): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    if (kept.entities.has(to)) return;
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { parent, child } of relationships) {
    add(parent, child);
    add(child, parent);
  }
  return neighbours;
}
