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

/** Numbers by which ids are ordered: by the first, then by the second. */
interface Keys {
  /** Below `groups`. */
  group(id: number): number;
  groups: number;
  /** Undefined if ids of a group are in their own order. */
  within?(id: number): number;
}

/**
 * The ids of a window in an order. Groups that lie wholly before or behind the window are counted, not sorted: a deep
 * page costs what the first one costs.
 */
export function selectWindow(ids: Uint32Array, { group, groups, within }: Keys, { offset, limit }: Window): number[] {
  const counts = new Uint32Array(groups + 1);
  for (const id of ids) counts[group(id)] = (counts[group(id)] as number) + 1;
  let before = 0;
  let first = 0;
  for (; first < groups && before + (counts[first] as number) <= offset; first++) before += counts[first] as number;
  let last = first;
  for (let end = before; last < groups && end < offset + limit; last++) end += counts[last] as number;
  const chosen = chooseGroups(ids, group, { first, last });
  const byKeys = (a: number, b: number): number => group(a) - group(b) || (within ? within(a) - within(b) : 0) || a - b;
  return chosen.sort(byKeys).slice(offset - before, offset - before + limit);
}

function chooseGroups(ids: Uint32Array, group: Keys['group'], { first, last }: { first: number; last: number }) {
  const chosen: number[] = [];
  for (const id of ids) {
    const own = group(id);
    if (own >= first && own < last) chosen.push(id);
  }
  return chosen;
}

/** By how well a name matches: equal, beginning with the text, others; then the shortest, which have the fewest other words. */
function relevanceKeys(columns: CompanyColumns, text: string): Keys {
  const { nameLength, nameRank, ranks } = columns;
  const [equalTo, beginningTo] = [ranks.from(`${text}\0`), ranks.from(text + LAST_LETTER)];
  const from = ranks.from(text);
  const classOf = (rank: number): number => {
    if (rank < from || rank >= beginningTo) return 2;
    return rank < equalTo ? 0 : 1;
  };
  const lengths = nameLength.most + 1;
  return {
    group: (id) => classOf(nameRank.get(id)) * lengths + nameLength.get(id),
    groups: 3 * lengths,
    within: (id) => nameRank.get(id),
  };
}

const RANK_GROUPS = 16;

/** The keys of an order, for those that the columns have. */
function keysOf({ incorporation, dissolution, nameRank }: CompanyColumns, order: Order): Keys | undefined {
  if (order === 'name') {
    const within = (id: number): number => nameRank.get(id);
    return { group: (id) => within(id) >>> RANK_GROUPS, groups: 2 ** (32 - RANK_GROUPS), within };
  }
  if (order === 'created_at' || order === 'updated_at') return undefined;
  const column = order === 'incorporation_date' ? incorporation : dissolution;
  return { group: (id) => column.most - column.get(id), groups: column.most + 1 };
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
    if (columns.ranks.areThere) return selectWindow(ids, relevanceKeys(columns, text), window);
    const order = 'c.sort_name = ? DESC, substr(c.sort_name, 1, ?) = ? DESC, length(c.sort_name), c.sort_name, c.id';
    return sort(ids, order, [text, [...text].length, text], window);
  }

  function listByOrder(ids: IdSet, order: Order, window: Window): number[] {
    const { index, by } = ORDERS[order];
    const steps = ((window.offset + window.limit) * columns.size) / ids.size;
    if (steps * MATCHES_PER_STEP < ids.size && hasIndex(db, index)) return walk(ids, ORDERS[order], window);
    const keys = order === 'name' && !columns.ranks.areThere ? undefined : keysOf(columns, order);
    return keys
      ? selectWindow(ids.toArray(), keys, window)
      : sort(ids.toArray(), by.replace(/^|(?<=, )/g, 'c.'), [], window);
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
