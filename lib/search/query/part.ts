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
 * What is wrong, or not as it seems, in a query. An `error` was left out of the search; a `note` is in it. `start`
 * and `end` are places in the text (UTF-16). `suggestion` is what may have been meant in the place of that part.
 */
export interface Problem {
  kind: 'error' | 'note';
  start: number;
  end: number;
  /** A plain sentence (`problemInWords`). It holds what was typed, so it is untrusted text. */
  says: (saying: Saying) => string;
  suggestion?: string;
}

/** A text full of mistakes is not helped by thousands of sentences. */
export const MAX_PROBLEMS = 20;

const LONGEST_QUOTED = 40;

/** What was typed, for a sentence: short, and without anything that turns or breaks the line. */
export function shortened(typed: string): string {
  const clean = [...stripControls(typed)];
  return (clean.length > LONGEST_QUOTED ? [...clean.slice(0, LONGEST_QUOTED), '…'] : clean).join('');
}

/** The same in the quotation marks of a language. */
export const quoted = (typed: string, language: Language): string => stateWords[language].quoted(shortened(typed));

export const problemInWords = ({ says }: Pick<Problem, 'says'>, language: Language): string =>
  says({ words: queryWords[language].problems, language });

/** The query with the suggestion of one problem taken. */
export const withSuggestion = (text: string, { start, end, suggestion }: Problem): string =>
  suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end);

/** An item taken apart: `-status:dissolved` is negated, its name is "status". Without a name it is text. */
export interface Part {
  item: Item;
  negated: boolean;
  name?: string;
  /** What follows the colon; of a text, all of it but the minus. */
  value: Cell[];
}

const isNameLetter = ({ kind, text }: Cell): boolean => kind === 'plain' && /^[\p{L}\p{M}_]$/u.test(text);

/** A minus leaves something out where something other than a minus follows; alone it is a dash between words. */
const isNegated = ([first, second]: Cell[]): boolean =>
  isMinus(first) && second !== undefined && !isMinus(second) && second.kind !== 'escaped';

/** Takes an item apart. A field is letters and a colon: `12:30` is text. */
export function divide(item: Item): Part {
  const negated = isNegated(item.cells);
  const rest = negated ? item.cells.slice(1) : item.cells;
  const nameLength = rest.findIndex((cell) => !isNameLetter(cell));
  if (nameLength < 1 || !isColon(rest[nameLength])) return { item, negated, value: rest };
  const name = contentOf(rest.slice(0, nameLength)).normalize('NFKC').toLowerCase();
  return { item, negated, name, value: rest.slice(nameLength + 1) };
}

/** One value of a field. `literal`: its first character stands behind a backslash, so that it is taken as written. */
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
 * The values of a field: any of them (`a|b`), or all of them (`a,b`). As in the interface a pipe anywhere makes
 * commas part of the values; in quotes, both are.
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

/** A text as the interface gets it in `q`: phrases keep their quotes, written as ASCII has them. */
export function textOf({ item, negated }: Part): string {
  const cells = negated ? item.cells.slice(1) : item.cells;
  if (contentOf(cells).trim() === '') return '';
  const text = cells.map(({ kind, text: character }) => (kind === 'quote' ? '"' : character)).join('');
  return isUnclosed(item) ? `${text}"` : text;
}
