import { words } from '@/lib/shared/names/fold';
import { normalisedWords, withoutLegalForms } from '@/lib/shared/names/normalise';
import type { SqliteDatabase } from '../open';

/** How many of the best matches are ordered by prominence: the cost does not grow with the register. */
export const RANKED = 200;

/** Relationships beyond this many make a company no more prominent. */
export const MOST_RELATIONSHIPS = 1000;

export interface Candidate {
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
  return (ids, text) => rankCandidates(read.all(JSON.stringify(ids)), text);
}

/** The ids of the candidates, best first. */
export function rankCandidates(candidates: readonly Candidate[], text: string): number[] {
  const classOf = matchClassOf(text);
  const ranked = candidates.map((candidate) => ({
    id: candidate.id,
    keys: [classOf(candidate), Number(candidate.inactive === 1), -prominence(candidate)] as const,
  }));
  return ranked.sort(({ keys: a }, { keys: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).map(({ id }) => id);
}
