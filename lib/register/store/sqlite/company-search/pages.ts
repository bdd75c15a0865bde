import type { OrderOf } from '@/lib/contract/endpoints';
import type { CompanyQuery, Window } from '../../store';
import { hasIndex, LAST_LETTER } from '../indexes';
import type { SqliteDatabase } from '../open';
import { comparableQuery } from '../read/name-query';
import type { CompanyColumns } from './columns';
import { createRanking, RANKED } from './ranking';
import type { IdSet } from './sorted-ids';

type Order = Exclude<OrderOf<'search_companies'>, 'score'>;

/** Each order with its index. Companies without the date come last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'sort_name, id' },
  created_at: { index: 'companies_by_creation', by: 'created_at DESC, id' },
  updated_at: { index: 'companies_by_update', by: 'updated_at DESC, id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'incorporation_date DESC, id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'dissolution_date DESC, id' },
} as const satisfies Record<Order, { index: string; by: string }>;

/** Steps of an index that take as long as looking at one match in memory. */
const MATCHES_PER_STEP = 100;

/** Ids with the numbers by which they are ordered: by group, then by `within`. */
interface Grouped {
  ids: Uint32Array;
  /** By the place of the id; below `count`. */
  groups: Uint32Array;
  count: number;
  /** By id; undefined if ids of a group are in their own order. */
  within?: ArrayLike<number>;
}

/**
 * The ids of a window in an order. Groups that lie wholly before or behind the window are counted, not sorted: a deep
 * page costs what the first one costs.
 */
export function selectWindow({ ids, groups, count, within }: Grouped, { offset, limit }: Window): number[] {
  const counts = new Uint32Array(count + 1);
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    counts[group] = (counts[group] as number) + 1;
  }
  let before = 0;
  let first = 0;
  for (; first < count && before + (counts[first] as number) <= offset; first++) before += counts[first] as number;
  let last = first;
  for (let end = before; last < count && end < offset + limit; last++) end += counts[last] as number;
  // Places ascend as ids do.
  const places: number[] = [];
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as number;
    if (group >= first && group < last) places.push(at);
  }
  const rankAt = (place: number): number => within?.[ids[place] as number] ?? 0;
  places.sort((a, b) => (groups[a] as number) - (groups[b] as number) || rankAt(a) - rankAt(b) || a - b);
  return places.slice(offset - before, offset - before + limit).map((place) => ids[place] as number);
}

/** By how well a name matches: equal, beginning with the text, others; then the shortest, which have the fewest other words. */
function groupByRelevance(ids: Uint32Array, { nameLength, nameRank, ranks }: CompanyColumns, text: string): Grouped {
  const [from, equalTo, beginningTo] = [text, `${text}\0`, text + LAST_LETTER].map((bound) => ranks.from(bound)) as [
    number,
    number,
    number,
  ];
  const [{ cells: lengths }, { cells: within }] = [nameLength, nameRank];
  const width = nameLength.most + 1;
  const groups = new Uint32Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    const rank = within[id] as number;
    const isBeginning = rank >= from && rank < beginningTo;
    const kind = isBeginning ? Number(rank >= equalTo) : 2;
    groups[at] = kind * width + (lengths[id] as number);
  }
  return { ids, groups, count: 3 * width, within };
}

/** Names with these bits of their rank in common are sorted together. */
const RANK_BITS = 16;

/** By an order that the columns have; undefined for others. */
function groupByOrder(ids: Uint32Array, columns: CompanyColumns, order: Order): Grouped | undefined {
  if (order === 'created_at' || order === 'updated_at') return undefined;
  const groups = new Uint32Array(ids.length);
  if (order === 'name') {
    if (!columns.ranks.areThere) return undefined;
    const { cells: within } = columns.nameRank;
    for (let at = 0; at < ids.length; at++) groups[at] = (within[ids[at] as number] as number) >>> RANK_BITS;
    return { ids, groups, count: 2 ** (32 - RANK_BITS), within };
  }
  const { cells, most } = order === 'incorporation_date' ? columns.incorporation : columns.dissolution;
  for (let at = 0; at < ids.length; at++) groups[at] = most - (cells[ids[at] as number] as number);
  return { ids, groups, count: most + 1 };
}

/**
 * The ids of one page. For many matches the index of the order is walked until the page is full; fewer are ordered by the
 * columns, or sorted by the database if these lack the order.
 */
export function createPageReader(db: SqliteDatabase, columns: CompanyColumns) {
  const rank = createRanking(db);

  /** Reads the ids from the index, as far as the page needs. */
  function walk(ids: IdSet, { index, by }: (typeof ORDERS)[Order], { offset, limit }: Window): number[] {
    const inOrder = db
      .prepare<[], number>(`SELECT id FROM companies INDEXED BY ${index} WHERE redacted = 0 ORDER BY ${by}`)
      .pluck();
    const taken: number[] = [];
    let passed = 0;
    for (const id of inOrder.iterate()) {
      if (!ids.has(id) || passed++ < offset) continue;
      taken.push(id);
      if (taken.length >= limit) break;
    }
    return taken;
  }

  function sort(ids: Uint32Array, order: string, bind: (string | number)[], { offset, limit }: Window): number[] {
    // The plus prevents the planner from walking an index of the order.
    return db
      .prepare<unknown[], number>(
        `SELECT c.id FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value
         ORDER BY +${order} LIMIT ? OFFSET ?`,
      )
      .pluck()
      .all(JSON.stringify([...ids]), ...bind, limit, offset);
  }

  function listBest(given: IdSet, text: string, window: Window): number[] {
    const ids = given.toArray();
    if (columns.ranks.areThere) return selectWindow(groupByRelevance(ids, columns, text), window);
    const order = 'c.sort_name = ? DESC, substr(c.sort_name, 1, ?) = ? DESC, length(c.sort_name), c.sort_name, c.id';
    return sort(ids, order, [text, [...text].length, text], window);
  }

  function listByOrder(ids: IdSet, order: Order, window: Window): number[] {
    const { index, by } = ORDERS[order];
    const steps = ((window.offset + window.limit) * columns.size) / ids.size;
    if (steps * MATCHES_PER_STEP < ids.size && hasIndex(db, index)) return walk(ids, ORDERS[order], window);
    const list = ids.toArray();
    const grouped = groupByOrder(list, columns, order);
    return grouped ? selectWindow(grouped, window) : sort(list, by.replace(/^|(?<=, )/g, 'c.'), [], window);
  }

  return (ids: IdSet, { order, q = '', window }: CompanyQuery): number[] => {
    const { offset, limit } = window;
    if (offset >= ids.size) return [];
    if (order !== 'score' || q.trim() === '') return listByOrder(ids, order === 'score' ? 'name' : order, window);
    const text = comparableQuery(q);
    if (offset >= RANKED) return listBest(ids, text, window);
    // The best matches are ranked together, so that pages join to the same whole.
    const best = listBest(ids, text, { offset: 0, limit: Math.max(RANKED, offset + limit) });
    return [...rank(best.slice(0, RANKED), text), ...best.slice(RANKED)].slice(offset, offset + limit);
  };
}
