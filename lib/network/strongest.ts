import type { Selection } from './filter';
import { levelsOf, type Place } from './levels';

/** More neighbours than this around one entity is a picture nobody can read. */
export const MAX_NEIGHBOURS_DRAWN = 200;

/**
 * Around each entity only its strongest neighbours, and what lies behind those, from one root or several; the nearest
 * to a root first, up to `most` in all. The table keeps everything.
 */
export function strongest(
  root: string | readonly string[],
  selection: Selection,
  limit = MAX_NEIGHBOURS_DRAWN,
  most = Number.POSITIVE_INFINITY,
): Selection {
  if (selection.entities.size <= limit + 1) return selection;
  const entities = new Set([root].flat());
  const taken = new Map<string, number>();
  for (const [id, { via }] of inTurn(levelsOf(root, selection))) {
    if (via === undefined || !entities.has(via)) continue;
    const count = taken.get(via) ?? 0;
    if (count >= limit || entities.size >= most) continue;
    taken.set(via, count + 1);
    entities.add(id);
  }
  const relationships = selection.relationships.filter(
    ({ parent, child }) => entities.has(parent) && entities.has(child),
  );
  return { entities, relationships };
}

/**
 * Owners and what is owned take turns, the strongest of each first: three hundred subsidiaries at 100 % shall not push
 * out the one shareholder with 20 %, nor the other way about.
 */
export function inTurn(places: ReadonlyMap<string, Place>): [string, Place][] {
  const counts = new Map<string, number>();
  const turns = [...places].map(([id, place]) => {
    const side = `${place.via} ${place.level}`;
    const turn = counts.get(side) ?? 0;
    counts.set(side, turn + 1);
    return { id, place, turn };
  });
  turns.sort((a, b) => a.place.steps - b.place.steps || a.turn - b.turn);
  return turns.map(({ id, place }) => [id, place]);
}
