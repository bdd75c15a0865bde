/** Width of a text in units of the picture, as it will be drawn. */
export type Measure = (text: string, isBold: boolean) => number;

export interface Wrapped {
  lines: readonly string[];
  /** Of the widest line. */
  width: number;
}

const CHARACTERS = new Intl.Segmenter();
const SPACES = /\s+/g;

export interface Room {
  measure: Measure;
  isBold: boolean;
  width: number;
  lines: number;
}

/** A text in few lines, broken between words if possible; what does not fit is cut with an ellipsis. */
export function wrap(text: string, room: Room): Wrapped {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < room.lines) {
    const line = lines.length === room.lines - 1 ? cut(rest, room) : firstLine(rest, room);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return { lines, width: Math.max(0, ...lines.map((line) => room.measure(line, room.isBold))) };
}

const fits = (text: string, { measure, isBold, width }: Room): boolean => measure(text, isBold) <= width;

function firstLine(text: string, room: Room): string {
  if (fits(text, room)) return text;
  let end = 0;
  for (const { index } of text.matchAll(SPACES)) {
    if (!fits(text.slice(0, index), room)) break;
    end = index;
  }
  return end === 0 ? fill(text, room) : text.slice(0, end);
}

function cut(text: string, room: Room): string {
  if (fits(text, room)) return text;
  const shorter = { ...room, width: room.width - room.measure('…', room.isBold) };
  return `${fill(text, shorter).trimEnd()}…`;
}

/** As many whole characters as fit, at least one. */
function fill(text: string, room: Room): string {
  // No name needs more, and a text of a megabyte would take long.
  const characters = Array.from(CHARACTERS.segment(text.slice(0, MOST_UNITS)), ({ segment }) => segment);
  let [low, high] = [1, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(characters.slice(0, middle).join(''), room)) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

const MOST_UNITS = 400;

/** Average widths of letters in a sans-serif font, in parts of its size: for drawings made without a screen. */
const WIDE = /[mwMW@%—…]/;
const SLIM = /[ijltfrI.,:;'|!()[\] -]/;
const UPPER = /[A-Z0-9ÄÖÜ&+]/;

/** Estimates widths where nothing can measure them. */
export const estimate =
  (size: number): Measure =>
  (text, isBold) => {
    let sum = 0;
    for (const letter of text) sum += widthOf(letter);
    return sum * size * (isBold ? 1.07 : 1);
  };

function widthOf(letter: string): number {
  if (WIDE.test(letter)) return 0.92;
  if (SLIM.test(letter)) return 0.34;
  if ((letter.codePointAt(0) ?? 0) >= 0x1100) return 1.04;
  return UPPER.test(letter) ? 0.68 : 0.57;
}
