import type { CompanyQuery, Window } from '../../store';
import { createIndexHint } from '../late-indexes';
import type { SqliteDatabase } from '../open';
import type { Hits } from './company-search-hits';
import { comparableQuery } from './name-query';
import type { Condition } from './where';

/** What the search found: the hits of its words, and the condition that its filters put on top. */
export interface Matching {
  hits: Hits;
  where: Condition;
}

/** Each order with the index that has it. What has no such date comes last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'c.sort_name, c.id' },
  created_at: { index: 'companies_by_creation', by: 'c.created_at DESC, c.sort_name, c.id' },
  updated_at: { index: 'companies_by_update', by: 'c.updated_at DESC, c.sort_name, c.id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'c.incorporation_date DESC, c.sort_name, c.id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'c.dissolution_date DESC, c.sort_name, c.id' },
} as const;

/** `FROM` of the companies that match; the hits, where there are any, lead. */
export function fromMatching({ hits, where }: Matching): Condition {
  if (!hits) return { sql: `FROM companies c WHERE ${where.sql}`, bind: where.bind };
  const sql = `FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value WHERE ${where.sql}`;
  return { sql, bind: [JSON.stringify([...hits]), ...where.bind] };
}

/**
 * By relevance: the very name, then names that begin with the query, then the shortest, that is those with the
 * fewest other words (BM25 over every hit is wasteful and says little about names of three words).
 */
function relevance(text: string): Condition {
  return {
    sql: 'c.sort_name = ? DESC, substr(c.sort_name, 1, ?) = ? DESC, length(c.sort_name), c.sort_name, c.id',
    bind: [text, text.length, text],
  };
}

interface Named {
  id: number;
  sort_name: string;
}

const byRelevance =
  (text: string) =>
  (a: Named, b: Named): number =>
    Number(b.sort_name === text) - Number(a.sort_name === text) ||
    a.sort_name.length - b.sort_name.length ||
    (a.sort_name < b.sort_name ? -1 : Number(a.sort_name > b.sort_name)) ||
    a.id - b.id;

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
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function* walk({ hits, where }: Matching, index: string, by: string): Generator<Named> {
    const rows = db.prepare<unknown[], Named>(
      `SELECT c.id, c.sort_name FROM companies c ${indexedBy(index)} WHERE ${where.sql} ORDER BY ${by}`,
    );
    for (const row of rows.iterate(...where.bind)) if (!hits || hits.has(row.id)) yield row;
  }

  function beginners({ hits, where }: Matching, text: string): Named[] {
    const begins = {
      hits,
      where: {
        sql: `${where.sql} AND c.sort_name >= ? AND c.sort_name < ?`,
        bind: [...where.bind, text, `${text}\u{10ffff}`],
      },
    };
    return [...walk(begins, ORDERS.name.index, ORDERS.name.by)].sort(byRelevance(text));
  }

  function* walkByRelevance(matching: Matching, text: string): Generator<Named> {
    yield* beginners(matching, text);
    const byLength = walk(matching, 'companies_by_length', 'length(c.sort_name), c.sort_name, c.id');
    for (const row of byLength) if (!row.sort_name.startsWith(text)) yield row;
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
      if (!isWalked) return sort(matching, relevance(text), window);
      return takeWindow(walkByRelevance(matching, text), window).map(({ id }) => id);
    }
    const { index, by } = ORDERS[order === 'score' ? 'name' : order];
    if (!isWalked) return sort(matching, { sql: by, bind: [] }, window);
    return takeWindow(walk(matching, index, by), window).map(({ id }) => id);
  };
}
