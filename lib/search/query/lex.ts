/** One character of a query (with the backslash before it) and what it is there. */
export interface Cell {
  text: string;
  kind: 'plain' | 'escaped' | 'quoted' | 'quote' | 'blank';
  /** Places in the text, in UTF-16 units; `end` is the first that is no longer part of it. */
  start: number;
  end: number;
}

/** What stands between blanks that are in no quotes: a word, a phrase, or a field with its value. */
export interface Item {
  start: number;
  end: number;
  cells: Cell[];
}

/** Also what phones and full-width keyboards write in their place. */
const QUOTES = new Set(['"', '“', '”', '„', '＂']);
const COLONS = new Set([':', '：']);
const MINUSES = new Set(['-', '−', '－']);

const isPlain = (cell: Cell | undefined, set: ReadonlySet<string>): boolean =>
  cell?.kind === 'plain' && set.has(cell.text);
export const isColon = (cell: Cell | undefined): boolean => isPlain(cell, COLONS);
export const isMinus = (cell: Cell | undefined): boolean => isPlain(cell, MINUSES);
const SEPARATORS = new Set(['|', ',']);
export const isSeparator = (cell: Cell | undefined): boolean => isPlain(cell, SEPARATORS);

/** A quote opens where a word or a value begins; elsewhere it is a character: 5" pipe. */
function mayOpen(before: Cell | undefined, beforeThat: Cell | undefined): boolean {
  if (!before || before.kind === 'blank' || isColon(before) || isSeparator(before)) return true;
  return isMinus(before) && (!beforeThat || beforeThat.kind === 'blank');
}

/** Every character once, from the left: the time is linear in the length of the text. */
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

/** A query as its items, in order. A final backslash is a character; a quote that does not end reaches to the end. */
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

/** Whether the last quote of an item has no partner. */
export const isUnclosed = ({ cells }: Item): boolean => cells.filter(({ kind }) => kind === 'quote').length % 2 === 1;

/** What cells say, quotes left out. */
export const contentOf = (cells: readonly Cell[]): string =>
  cells.map(({ kind, text }) => (kind === 'quote' ? '' : text)).join('');
