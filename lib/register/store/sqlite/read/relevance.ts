import { words } from '@/lib/shared/names/fold';
import { normalisedWords, withoutLegalForms } from '@/lib/shared/names/normalise';
import { createIndexHint, LAST_LETTER } from '../indexes';
import type { SqliteDatabase } from '../open';
import type { Condition, MatchSet } from './where';

/**
 * By relevance: equal names, then names that begin with the query, then the shortest, which have the fewest other
 * words. BM25 would have to score every hit and says little about names of three words.
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
 * Walks hits by relevance, only as far as the page needs: names that begin with the query, then names by length,
 * keeping only the hits. Returns undefined while its indexes do not exist.
 */
export function createRelevanceWalk(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);

  function beginners(hits: MatchSet, where: Condition, text: string): Named[] {
    const sql = `SELECT c.id, c.sort_name FROM companies c ${indexedBy('companies_by_name')}
      WHERE ${where.sql} AND c.sort_name >= ? AND c.sort_name < ?`;
    const named = db.prepare<unknown[], Named>(sql).all(...where.bind, text, text + LAST_LETTER);
    return named.filter(({ id }) => hits.has(id)).sort(byRelevance(text));
  }

  /** Hits by length of name, shortest first; each group is read as one text, which is faster. */
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

/** How many of the best matches are ordered by prominence: the cost does not grow with the register. */
export const RANKED = 200;

/** Relationships beyond this many make a company no more prominent. */
const MOST_RELATIONSHIPS = 1000;

interface Candidate {
  id: number;
  name: string;
  sort_name: string;
  inactive: number | null;
  /** Relationships in which it is the parent, and in which it is the child. */
  owned: number;
  owners: number;
  has_lei: number;
}

const countUpTo = (column: 'parent_id' | 'child_id'): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM relationships WHERE ${column} = c.id LIMIT ${MOST_RELATIONSHIPS}))`;

const CANDIDATES = `SELECT c.id, c.name, c.sort_name, c.inactive, ${countUpTo('parent_id')} AS owned,
    ${countUpTo('child_id')} AS owners,
    EXISTS (SELECT 1 FROM company_identifiers i
      WHERE i.company_id = c.id AND i.identifier_system_code = 'lei') AS has_lei
  FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value ORDER BY hit.key`;

/** The head of a group 3, an LEI 2, and one for each doubling of its relationships. */
function prominence({ owned, owners, has_lei }: Candidate): number {
  const isHead = owned > 0 && owners === 0;
  return (isHead ? 3 : 0) + (has_lei === 1 ? 2 : 0) + Math.floor(Math.log2(1 + owned + owners));
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, at) => word === others[at]);

/**
 * How well a name matches a text, best first: 0 the same name, where a text without a legal form matches any form;
 * 1 the same name with another legal form; 2 begins with the words; 3 begins with the letters; 4 has them elsewhere.
 */
function matchClassOf(text: string): (candidate: Candidate) => number {
  const whole = normalisedWords(text);
  const core = withoutLegalForms(whole);
  const typed = words(text);
  const letters = typed.join(' ');
  return ({ name, sort_name }) => {
    const names = normalisedWords(name);
    if (areEqual(names, whole)) return 0;
    if (core.length > 0 && areEqual(withoutLegalForms(names), core)) return core.length === whole.length ? 0 : 1;
    const own = words(sort_name);
    if (typed.every((word, at) => own[at] === word)) return 2;
    return own.join(' ').startsWith(letters) ? 3 : 4;
  };
}

/**
 * Orders the best matches of a text: by how well their names match; among those, companies that are not inactive first,
 * then by prominence, then as given.
 */
export function createRanking(db: SqliteDatabase): (ids: readonly number[], text: string) => number[] {
  const read = db.prepare<[string], Candidate>(CANDIDATES);
  return (ids, text) => {
    const classOf = matchClassOf(text);
    const candidates = read.all(JSON.stringify(ids)).map((candidate) => ({
      id: candidate.id,
      keys: [classOf(candidate), Number(candidate.inactive === 1), -prominence(candidate)] as const,
    }));
    return candidates.sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(({ id }) => id);
  };
}
