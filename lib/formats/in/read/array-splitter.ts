import type { Line } from './lines';

const NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where in a JSON text one stands, from one byte to the next. */
export interface Position {
  depth: number;
  inText: boolean;
  escaped: boolean;
}

export const beginning = (): Position => ({ depth: 0, inText: false, escaped: false });

export function step(position: Position, byte: number): void {
  if (position.escaped) position.escaped = false;
  else if (position.inText && byte === BACKSLASH) position.escaped = true;
  else if (byte === QUOTE) position.inText = !position.inText;
  else if (position.inText) return;
  else if (OPENING.has(byte)) position.depth++;
  else if (CLOSING.has(byte)) position.depth--;
}

/** An element and the line its first character stands on. */
function toElement(bytes: Buffer, line: number): Line | undefined {
  const text = bytes.toString('utf8');
  const blank = text.length - text.trimStart().length;
  if (blank === text.length) return undefined;
  return { number: line + text.slice(0, blank).split('\n').length - 1, text: text.trim() };
}

export interface ArrayPlace {
  /** The line its first byte stands on. */
  line?: number;
  /** Whether it is a member of an object, whose other members follow; they are passed over. */
  embedded?: boolean;
}

/** What was begun has to end, and be all there is: records that stand where nobody looks would be lost in silence. */
function checkEnd(depth: number, isOver: boolean): void {
  if (isOver && depth >= 0) throw new Error('the file ends inside the object that holds its records');
  if (depth > 0) throw new Error('the file ends inside its array of records');
}

function checkAfter(byte: number): void {
  if (byte > SPACE) throw new Error('something stands after the one object that holds its records');
}

/**
 * The elements of one JSON array, each as text, holding no more than one of them. Every byte that matters is ASCII,
 * and no byte of a longer UTF-8 character looks like ASCII, so bytes need no decoding first. What an element holds
 * is for `JSON.parse` to judge.
 */
export async function* splitArray(
  chunks: AsyncIterable<Buffer>,
  { line: firstLine = 1, embedded = false }: ArrayPlace = {},
): AsyncIterable<Line> {
  const position = beginning();
  let [line, elementLine] = [firstLine, firstLine];
  let parts: Buffer[] = [];
  let isOver = false;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const before = position.depth;
      step(position, byte);
      if (byte === NEWLINE) line++;
      if (before < 0) checkAfter(byte);
      if (isOver) continue;
      const opens = before === 0 && position.depth === 1;
      const ends =
        (byte === COMMA && position.depth === 1 && !position.inText) || (before === 1 && position.depth === 0);
      if (!opens && !ends) continue;
      const element = ends && toElement(Buffer.concat([...parts, chunk.subarray(from, at)]), elementLine);
      if (element) yield element;
      isOver = embedded && position.depth === 0;
      parts = [];
      from = at + 1;
      elementLine = line;
    }
    if (!isOver) parts.push(chunk.subarray(from));
  }
  checkEnd(position.depth, isOver);
}
