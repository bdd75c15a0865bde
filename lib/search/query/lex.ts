import type { DateFilter } from '@/lib/contract/parameters';

/** Day numbers since 1970, both inclusive; null for an open end. */
export interface Span {
  first: number | null;
  last: number | null;
}

const DAY = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Undefined if the year does not have four digits. */
function dayOfNumber(number: number): string | undefined {
  const text = new Date(number * DAY).toISOString();
  return /^\d{4}-/.test(text) ? text.slice(0, 10) : undefined;
}

/** The specification includes the given day in a two-sided range, and excludes it in an open one. */
export function toSpan({ from, to }: DateFilter): Span {
  const open = from === null || to === null ? 1 : 0;
  return {
    first: from === null ? null : dayNumber(from) + open,
    last: to === null ? null : dayNumber(to) - open,
  };
}

/** Reverses `toSpan`; undefined if the span is empty or its days cannot be written. */
export function toDateFilter({ first, last }: Span): DateFilter | undefined {
  if (first === null && last === null) return undefined;
  if (first !== null && last !== null && first > last) return undefined;
  const open = first === null || last === null ? 1 : 0;
  const from = first === null ? null : dayOfNumber(first - open);
  const to = last === null ? null : dayOfNumber(last + open);
  return from === undefined || to === undefined ? undefined : { from, to };
}

const inner = (a: number | null, b: number | null, choose: (...all: number[]) => number): number | null =>
  a === null || b === null ? (a ?? b) : choose(a, b);

/** The days in both spans. */
export const intersect = (a: Span, b: Span): Span => ({
  first: inner(a.first, b.first, Math.max),
  last: inner(a.last, b.last, Math.min),
});

/** The days of "2010", "2010-05" or "2010-05-01"; undefined for other text. */
export function parsePeriod(text: string): { first: number; last: number } | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const from = [year, month ?? '01', day ?? '01'].map((part) => part.padStart(2, '0')).join('-');
  const first = dayNumber(from);
  if (Number.isNaN(first) || dayOfNumber(first) !== from) return undefined;
  if (day !== undefined) return { first, last: first };
  const next = new Date(first * DAY);
  if (month === undefined) next.setUTCFullYear(next.getUTCFullYear() + 1);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return { first, last: next.getTime() / DAY - 1 };
}

const beginOf = { 4: '-01-01', 7: '-01' } as const;

/** True if the day is the first or last of its year (4 characters) or month (7). */
function isWhole(day: string, length: 4 | 7, end: 'first' | 'last'): boolean {
  const period = parsePeriod(day.slice(0, length));
  return period !== undefined && period[end] === dayNumber(day);
}

const LENGTHS = [4, 7] as const;

/**
 * The shortest equivalent dates: from 2010-01-01 to 2015-12-31 becomes from 2010 to 2015. An open end names the
 * excluded period, like the filter: after 2010 (2010-12-31), before 2010 (2010-01-01).
 */
export function coarsen({ from, to }: DateFilter): DateFilter {
  const length = LENGTHS.find((each) => {
    if (from !== null && to !== null) return isWhole(from, each, 'first') && isWhole(to, each, 'last');
    if (from !== null) return isWhole(from, each, 'last');
    return to?.endsWith(beginOf[each]) ?? false;
  });
  return { from: from?.slice(0, length) ?? null, to: to?.slice(0, length) ?? null };
}

/** One character of a query (with its backslash) and its role. */
export interface Cell {
  text: string;
  kind: 'plain' | 'escaped' | 'quoted' | 'quote' | 'blank';
  /** UTF-16 offsets; `end` is exclusive. */
  start: number;
  end: number;
}

/** Text between unquoted blanks: a word, a phrase, or a field with its value. */
export interface Item {
  start: number;
  end: number;
  cells: Cell[];
}

/** Including the variants of phones and full-width keyboards. */
const QUOTES = new Set(['"', '“', '”', '„', '＂']);
const COLONS = new Set([':', '：']);
const MINUSES = new Set(['-', '−', '－']);

const isPlain = (cell: Cell | undefined, set: ReadonlySet<string>): boolean =>
  cell?.kind === 'plain' && set.has(cell.text);
export const isColon = (cell: Cell | undefined): boolean => isPlain(cell, COLONS);
export const isMinus = (cell: Cell | undefined): boolean => isPlain(cell, MINUSES);
const SEPARATORS = new Set(['|', ',']);
export const isSeparator = (cell: Cell | undefined): boolean => isPlain(cell, SEPARATORS);

/** A quote opens only at the start of a word or value; elsewhere it is a character: 5" pipe. */
function mayOpen(before: Cell | undefined, beforeThat: Cell | undefined): boolean {
  if (!before || before.kind === 'blank' || isColon(before) || isSeparator(before)) return true;
  return isMinus(before) && (!beforeThat || beforeThat.kind === 'blank');
}

/** Visits each character once: linear in the length of the text. */
function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  let quoted = false;
  let escapedFrom: number | undefined;
  let at = 0;
  for (const character of text) {
    const [start, end] = [escapedFrom ?? at, at + character.length];
    const push = (kind: Cell['kind']) => cells.push({ text: character, kind, start, end });
    at = end;
    if (escapedFrom !== undefined) {
      escapedFrom = undefined;
      push('escaped');
    } else if (character === '\\' && end < text.length) escapedFrom = start;
    else if (QUOTES.has(character) && (quoted || mayOpen(cells.at(-1), cells.at(-2)))) {
      quoted = !quoted;
      push('quote');
    } else if (quoted) push('quoted');
    else push(/\s/.test(character) ? 'blank' : 'plain');
  }
  return cells;
}

/** The items of a query in order. A final backslash is a character; an unclosed quote extends to the end. */
export function lex(text: string): Item[] {
  const items: Item[] = [];
  let current: Item | undefined;
  for (const cell of cellsOf(text)) {
    if (cell.kind === 'blank') current = undefined;
    else if (current) {
      current.cells.push(cell);
      current.end = cell.end;
    } else {
      current = { start: cell.start, end: cell.end, cells: [cell] };
      items.push(current);
    }
  }
  return items;
}

/** True if the last quote of an item is not closed. */
export const isUnclosed = ({ cells }: Item): boolean => cells.filter(({ kind }) => kind === 'quote').length % 2 === 1;

/** The text of cells without quotes. */
export const contentOf = (cells: readonly Cell[]): string =>
  cells.map(({ kind, text }) => (kind === 'quote' ? '' : text)).join('');
