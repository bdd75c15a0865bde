import type { OrderOf } from '@/lib/contract/endpoints';
import type { CompanyQuery, Window } from '../../store';
import { createIndexHint } from '../late-indexes';
import type { SqliteDatabase } from '../open';
import type { MatchSet } from './company-search-hits';
import { createRelevanceWalk, relevance } from './company-search-relevance';
import { comparableQuery } from './name-query';
import type { Condition } from './where';

/** What the search found: the hits of its words, and the condition that its filters put on top. */
export interface Matching {
  hits: MatchSet | undefined;
  where: Condition;
}

/** Each order with the index that has it. What has no such date comes last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'c.sort_name, c.id' },
  created_at: { index: 'companies_by_creation', by: 'c.created_at DESC, c.id' },
  updated_at: { index: 'companies_by_update', by: 'c.updated_at DESC, c.id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'c.incorporation_date DESC, c.id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'c.dissolution_date DESC, c.id' },
} as const satisfies Record<Exclude<OrderOf<'search_companies'>, 'score'>, { index: string; by: string }>;

/** `FROM` of the companies that match; the hits, where there are any, lead. */
export function fromMatching({ hits, where }: Matching): Condition {
  if (!hits) return { sql: `FROM companies c WHERE ${where.sql}`, bind: where.bind };
  const sql = `FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value WHERE ${where.sql}`;
  return { sql, bind: [hits.json, ...where.bind] };
}

/** The slice of a sequence, read no further than it reaches. */
function takeWindow<T>(sequence: Iterable<T>, { offset, limit }: Window): T[] {
  const taken: T[] = [];
  let passed = 0;
  for (const item of sequence) {
    if (passed++ < offset) continue;
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}

/**
 * The ids of one page. Few matches are sorted; of many, the index that has the order is walked until the page is
 * full, which is a few hundred steps where every fourth company matches, and would be the whole register where
 * hardly any does.
 */
export function createPageReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const walkByRelevance = createRelevanceWalk(db);
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function* walk({ hits, where }: Matching, index: string, by: string): Generator<number> {
    const ids = db
      .prepare<unknown[], number>(`SELECT c.id FROM companies c ${indexedBy(index)} WHERE ${where.sql} ORDER BY ${by}`)
      .pluck();
    for (const id of ids.iterate(...where.bind)) if (!hits || hits.has(id)) yield id;
  }

  function sort(matching: Matching, order: Condition, { offset, limit }: Window): number[] {
    const from = fromMatching(matching);
    // The sign keeps the planner from walking an index of the order after all.
    const sql = `SELECT c.id ${from.sql} ORDER BY +${order.sql} LIMIT ? OFFSET ?`;
    return db
      .prepare<unknown[], number>(sql)
      .pluck()
      .all(...from.bind, ...order.bind, limit, offset);
  }

  return (matching: Matching, total: number, { order, q = '', window }: CompanyQuery): number[] => {
    if (window.offset >= total) return [];
    const steps = ((window.offset + window.limit) * (lastId.get() ?? 0)) / total;
    const isWalked = steps < total;
    if (order === 'score' && matching.hits) {
      const text = comparableQuery(q);
      const walked = isWalked ? walkByRelevance(matching.hits, matching.where, text) : undefined;
      return walked ? takeWindow(walked, window) : sort(matching, relevance(text), window);
    }
    const { index, by } = ORDERS[order === 'score' ? 'name' : order];
    if (!isWalked) return sort(matching, { sql: by, bind: [] }, window);
    return takeWindow(walk(matching, index, by), window);
  };
}
