import { createIndexHint } from '../late-indexes';
import type { SqliteDatabase } from '../open';
import type { MatchSet } from './company-search-hits';
import type { Condition } from './where';

/**
 * By relevance: the very name, then names that begin with the query, then the shortest, that is those with the
 * fewest other words (BM25 over every hit is wasteful and says little about names of three words).
 */
export function relevance(text: string): Condition {
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
export function createRelevanceWalk(db: SqliteDatabase) {
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
