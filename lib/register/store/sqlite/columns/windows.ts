import type { Window } from '../../store';
import type { SqliteDatabase } from '../open';
import type { IdSet } from './sorted-ids';

/** Steps of an index that take as long as looking at one match in memory. */
const MATCHES_PER_STEP = 100;

/** Numbers by which ids are ordered: by the first, then by the second. */
export interface Keys {
  /** Below `groups`. */
  group(id: number): number;
  groups: number;
  /** Undefined if ids of a group are in their own order. */
  within?(id: number): number;
}

/** The bits of a rank that group names. */
const RANK_GROUPS = 16;
/** So many ids of a few groups are grouped by rank before they are sorted: names have few lengths. */
const MANY = 5_000;
const FEW_GROUPS = 64;

/** The order of the names. */
export const nameKeys = (nameRank: { get(id: number): number }): Keys => ({
  group: (id) => nameRank.get(id) >>> RANK_GROUPS,
  groups: 2 ** (32 - RANK_GROUPS),
  within: (id) => nameRank.get(id),
});

/**
 * The ids of a window in an order. Groups that lie wholly before or behind the window are counted, not sorted: a deep
 * page costs what the first one costs.
 */
export function selectWindow(ids: Uint32Array, keys: Keys, window: Window): number[] {
  const { group, within } = keys;
  let found = findGroups(ids, keys, window);
  const { first, last } = found;
  if (within && found.chosen.length > MANY && last - first <= FEW_GROUPS) {
    const narrower: Keys = {
      group: (id) => ((group(id) - first) << RANK_GROUPS) | (within(id) >>> RANK_GROUPS),
      groups: (last - first) << RANK_GROUPS,
    };
    found = findGroups(Uint32Array.from(found.chosen), narrower, { ...window, offset: found.offset });
  }
  const byKeys = (a: number, b: number): number => group(a) - group(b) || (within ? within(a) - within(b) : 0) || a - b;
  return found.chosen.sort(byKeys).slice(found.offset, found.offset + window.limit);
}

/** The groups that a window touches, with their ids, and how many of these are before the window. */
function findGroups(ids: Uint32Array, { group, groups }: Keys, { offset, limit }: Window) {
  const own = new Uint32Array(ids.length);
  const counts = new Uint32Array(groups + 1);
  for (let at = 0; at < ids.length; at++) {
    const key = group(ids[at] as number);
    own[at] = key;
    counts[key] = (counts[key] as number) + 1;
  }
  let before = 0;
  let first = 0;
  for (; first < groups && before + (counts[first] as number) <= offset; first++) before += counts[first] as number;
  let last = first;
  for (let end = before; last < groups && end < offset + limit; last++) end += counts[last] as number;
  const chosen: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const key = own[at] as number;
    if (key >= first && key < last) chosen.push(ids[at] as number);
  }
  return { chosen, first, last, offset: offset - before };
}

/** Whether an index of an order is quicker to walk to the end of a window than all matches are to order in memory. */
export const isSoonWalked = (ids: IdSet, { offset, limit }: Window, records: number): boolean =>
  (((offset + limit) * records) / ids.size) * MATCHES_PER_STEP < ids.size;

/** Reads the ids of a window in the order of a query, as far as the window needs. */
export function walk(db: SqliteDatabase, inOrder: string, ids: IdSet, { offset, limit }: Window): number[] {
  const taken: number[] = [];
  let passed = 0;
  for (const id of db.prepare<[], number>(inOrder).pluck().iterate()) {
    if (!ids.has(id) || passed++ < offset) continue;
    taken.push(id);
    if (taken.length >= limit) break;
  }
  return taken;
}

/** An order of rows, whose table is named r. */
export interface RowOrder {
  table: 'companies' | 'officers';
  by: string;
  bind?: (string | number)[];
}

/** Sorts by the rows, for an order that the columns lack. */
export function sortRows(
  db: SqliteDatabase,
  ids: IdSet,
  { table, by, bind = [] }: RowOrder,
  { offset, limit }: Window,
): number[] {
  // The plus prevents the planner from walking an index of the order.
  return db
    .prepare<unknown[], number>(
      `SELECT r.id FROM json_each(?) hit CROSS JOIN ${table} r ON r.id = hit.value ORDER BY +${by} LIMIT ? OFFSET ?`,
    )
    .pluck()
    .all(JSON.stringify([...ids.toArray()]), ...bind, limit, offset);
}
