import { fold, words } from '@/lib/names/fold';
import { normalisedWords } from '@/lib/names/normalise';

const quote = (word: string): string => `"${word}"`;
const allOf = (names: string[]): string => names.map(quote).join(' AND ');

function inColumns(columns: Record<string, string>): string {
  return Object.entries(columns)
    .filter(([, expression]) => expression !== '')
    .map(([column, expression]) => `{${column}} : (${expression})`)
    .join(' OR ');
}

/** A final `*`: Form A, the name begins with the text; Form B, the words stand together, the last one a prefix. */
function prefixExpression(text: string, wildcard: 'A' | 'B'): string {
  const names = words(text);
  if (names.length === 0) return '';
  return `${wildcard === 'A' ? '^ ' : ''}"${names.join(' ')}" *`;
}

/**
 * What the search table of names is asked for a query of the interface (specification, `q`): all words in any
 * order in the name, a previous name, or, normalised on both sides, in either. Undefined where the query has no words.
 */
export function companyNameQuery(q: string, wildcard: 'A' | 'B'): string | undefined {
  const trimmed = q.trim();
  const expression = trimmed.endsWith('*') ? prefixExpression(trimmed.slice(0, -1), wildcard) : allOf(words(trimmed));
  if (expression === '') return undefined;
  const normalised = trimmed.endsWith('*') ? expression : allOf(normalisedWords(trimmed));
  return inColumns({ name: expression, normalised_name: normalised, previous_names: expression });
}

/** All words of `text` in one column of a search table. */
export function wordsQuery(column: string, text: string): string | undefined {
  const names = words(text);
  return names.length === 0 ? undefined : `{${column}} : (${allOf(names)})`;
}

/** The text a name is compared with when results are ordered by relevance. */
export const comparableQuery = (q: string): string => fold(q.trim().replace(/\*$/, '')).trim();
