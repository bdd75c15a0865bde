import type { OrderOf } from '@/lib/contract/endpoints';
import type { CompanyQuery, Window } from '../../store';
import type { IdSet } from '../columns/sorted-ids';
import { isSoonWalked, type Keys, nameKeys, selectWindow, sortRows, walk } from '../columns/windows';
import { hasIndex, LAST_LETTER } from '../indexes';
import type { SqliteDatabase } from '../open';
import { comparableQuery } from '../read/name-query';
import type { CompanyColumns } from './columns';
import { createRanking, RANKED } from './ranking';

type Order = Exclude<OrderOf<'search_companies'>, 'score'>;

/** Each order with its index. Companies without the date come last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'sort_name, id' },
  created_at: { index: 'companies_by_creation', by: 'created_at DESC, id' },
  updated_at: { index: 'companies_by_update', by: 'updated_at DESC, id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'incorporation_date DESC, id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'dissolution_date DESC, id' },
} as const satisfies Record<Order, { index: string; by: string }>;

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

/** The keys of an order, for those that the columns have. */
function keysOf({ incorporation, dissolution, nameRank }: CompanyColumns, order: Order): Keys | undefined {
  if (order === 'name') return nameKeys(nameRank);
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

  function listBest(ids: IdSet, text: string, window: Window): number[] {
    if (columns.ranks.areThere) return selectWindow(ids.toArray(), relevanceKeys(columns, text), window);
    const by = 'r.sort_name = ? DESC, substr(r.sort_name, 1, ?) = ? DESC, length(r.sort_name), r.sort_name, r.id';
    return sortRows(db, ids, { table: 'companies', by, bind: [text, [...text].length, text] }, window);
  }

  function listByOrder(ids: IdSet, order: Order, window: Window): number[] {
    const { index, by } = ORDERS[order];
    if (isSoonWalked(ids, window, columns.size) && hasIndex(db, index)) {
      return walk(db, `SELECT id FROM companies INDEXED BY ${index} WHERE redacted = 0 ORDER BY ${by}`, ids, window);
    }
    const keys = order === 'name' && !columns.ranks.areThere ? undefined : keysOf(columns, order);
    return keys
      ? selectWindow(ids.toArray(), keys, window)
      : sortRows(db, ids, { table: 'companies', by: by.replace(/^|(?<=, )/g, 'r.') }, window);
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
