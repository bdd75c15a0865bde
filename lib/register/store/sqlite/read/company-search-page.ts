import type { OrderOf } from '@/lib/contract/endpoints';
import type { CompanyQuery, Window } from '../../store';
import { createIndexHint } from '../indexes';
import type { SqliteDatabase } from '../open';
import type { MatchSet } from './company-search-filters';
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

const LENGTH = 'length(c.sort_name)';

/**
 * Goes through hits by relevance, no further than is asked for: names that begin with the query, then one length of
 * names after the other, of which only the hits are looked at. Answers with nothing while its indexes are put off.
 */
function createRelevanceWalk(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);

  function beginners(hits: MatchSet, where: Condition, text: string): Named[] {
    const sql = `SELECT c.id, c.sort_name FROM companies c ${indexedBy('companies_by_name')}
      WHERE ${where.sql} AND c.sort_name >= ? AND c.sort_name < ?`;
    const named = db.prepare<unknown[], Named>(sql).all(...where.bind, text, `${text}\u{10ffff}`);
    return named.filter(({ id }) => hits.has(id)).sort(byRelevance(text));
  }

  /** The hits of each length, the shortest names first; as one text, as hits are fetched. */
  function* hitsByLength(hits: MatchSet, byLength: string): Generator<number[]> {
    const from = `FROM companies c ${byLength} WHERE c.redacted = 0 AND ${LENGTH}`;
    const next = db.prepare<[number], number>(`SELECT ${LENGTH} ${from} > ? ORDER BY 1 LIMIT 1`).pluck();
    const ofLength = db.prepare<[number], string>(`SELECT json_group_array(c.id) ${from} = ?`).pluck();
    for (let length = next.get(-1); length !== undefined; length = next.get(length)) {
      const ids: number[] = JSON.parse(ofLength.get(length) ?? '[]');
      yield ids.filter((id) => hits.has(id));
    }
  }

  function* walk(hits: MatchSet, where: Condition, text: string, byLength: string): Generator<number> {
    for (const { id } of beginners(hits, where, text)) yield id;
    const inOrder = db.prepare<unknown[], Named>(
      `SELECT c.id, c.sort_name FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value
       WHERE ${where.sql} ORDER BY c.sort_name, c.id`,
    );
    for (const ids of hitsByLength(hits, byLength)) {
      if (ids.length === 0) continue;
      for (const { id, sort_name } of inOrder.all(JSON.stringify(ids), ...where.bind)) {
        if (!sort_name.startsWith(text)) yield id;
      }
    }
  }

  return (hits: MatchSet, where: Condition, text: string): Generator<number> | undefined => {
    const byLength = indexedBy('companies_by_length');
    return byLength === '' ? undefined : walk(hits, where, text, byLength);
  };
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
