import type { Language } from '@/lib/shared/language/language';
import { stripControls } from '@/lib/shared/names/fold';
import { queryWords, stateWords } from '@/lib/words/search';
import { type Cell, contentOf, type Item, isColon, isMinus, isSeparator, isUnclosed } from './lex';

/** The sentences of a language. */
interface Saying {
  words: (typeof queryWords)[Language]['problems'];
  language: Language;
}

/**
 * A problem in a query. An `error` was dropped from the search; a `note` is still searched. `start` and `end` are
 * UTF-16 offsets. `suggestion` is a replacement for that part.
 */
export interface Problem {
  kind: 'error' | 'note';
  start: number;
  end: number;
  /** A plain sentence (`problemInWords`). It contains typed text, so it is untrusted. */
  says: (saying: Saying) => string;
  suggestion?: string;
}

/** Further sentences would not help. */
export const MAX_PROBLEMS = 20;

const LONGEST_QUOTED = 40;

/** Typed text for a sentence: short, without characters that change direction or break the line. */
export function shortened(typed: string): string {
  const clean = [...stripControls(typed)];
  return (clean.length > LONGEST_QUOTED ? [...clean.slice(0, LONGEST_QUOTED), '…'] : clean).join('');
}

/** The same in quotation marks of the language. */
export const quoted = (typed: string, language: Language): string => stateWords[language].quoted(shortened(typed));

export const problemInWords = ({ says }: Pick<Problem, 'says'>, language: Language): string =>
  says({ words: queryWords[language].problems, language });

/** The query with one suggestion applied. */
export const withSuggestion = (text: string, { start, end, suggestion }: Problem): string =>
  suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end);

/** A parsed item: `-status:dissolved` is negated and named "status". Without a name it is text. */
export interface Part {
  item: Item;
  negated: boolean;
  name?: string;
  /** The text after the colon; without a field, the text without its minus. */
  value: Cell[];
}

const isNameLetter = ({ kind, text }: Cell): boolean => kind === 'plain' && /^[\p{L}\p{M}_]$/u.test(text);

/** A minus negates if something other than a minus follows; a single one is a dash between words. */
const isNegated = ([first, second]: Cell[]): boolean =>
  isMinus(first) && second !== undefined && !isMinus(second) && second.kind !== 'escaped';

/** Parses an item. A field name consists of letters: `12:30` is text. */
export function divide(item: Item): Part {
  const negated = isNegated(item.cells);
  const rest = negated ? item.cells.slice(1) : item.cells;
  const nameLength = rest.findIndex((cell) => !isNameLetter(cell));
  if (nameLength < 1 || !isColon(rest[nameLength])) return { item, negated, value: rest };
  const name = contentOf(rest.slice(0, nameLength)).normalize('NFKC').toLowerCase();
  return { item, negated, name, value: rest.slice(nameLength + 1) };
}

/**
 * One value of a field. `literal`: its first character is escaped with a backslash, so the value is used as written.
 */
export interface Value {
  text: string;
  literal: boolean;
  start: number;
  end: number;
}

function toValue(cells: Cell[]): Value[] {
  const [first, last] = [cells[0], cells.at(-1)];
  const text = contentOf(cells).trim();
  if (!first || !last || text === '') return [];
  const literal = cells.find(({ kind }) => kind !== 'quote')?.kind === 'escaped';
  return [{ text, literal, start: first.start, end: last.end }];
}

/**
 * The values of a field: any of (`a|b`), or all of (`a,b`). As in the interface, an unquoted pipe makes commas part of
 * the values; in quotes both are.
 */
export function valuesOf(cells: Cell[]): { match: 'all' | 'any'; values: Value[] } {
  const any = cells.some((cell) => isSeparator(cell) && cell.text === '|');
  const lists: Cell[][] = [[]];
  for (const cell of cells) {
    if (isSeparator(cell) && cell.text === (any ? '|' : ',')) lists.push([]);
    else lists.at(-1)?.push(cell);
  }
  return { match: any ? 'any' : 'all', values: lists.flatMap(toValue) };
}

/** A text in the form of the interface's `q`: phrases keep their quotes, as ASCII. */
export function textOf({ item, negated }: Part): string {
  const cells = negated ? item.cells.slice(1) : item.cells;
  if (contentOf(cells).trim() === '') return '';
  const text = cells.map(({ kind, text: character }) => (kind === 'quote' ? '"' : character)).join('');
  return isUnclosed(item) ? `${text}"` : text;
}
