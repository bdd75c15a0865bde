import type { ReadItem } from '../format';
import { isRaw } from '../raw';
import { type Line, type SourceFile, splitLines } from './source-file';

const ARRAY_SPLITTER_NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** State of a scan of JSON text, from byte to byte. */
interface Position {
  depth: number;
  inText: boolean;
  escaped: boolean;
}

const beginning = (): Position => ({ depth: 0, inText: false, escaped: false });

function step(position: Position, byte: number): void {
  if (position.escaped) position.escaped = false;
  else if (position.inText && byte === BACKSLASH) position.escaped = true;
  else if (byte === QUOTE) position.inText = !position.inText;
  else if (position.inText) return;
  else if (OPENING.has(byte)) position.depth++;
  else if (CLOSING.has(byte)) position.depth--;
}

/** An element and the line of its first character. */
function toElement(bytes: Buffer, line: number): Line | undefined {
  const text = bytes.toString('utf8');
  const blank = text.length - text.trimStart().length;
  if (blank === text.length) return undefined;
  return { number: line + text.slice(0, blank).split('\n').length - 1, text: text.trim() };
}

interface ArrayPlace {
  /** The line of its first byte. */
  line?: number;
  /** True if it is a member of an object, whose other members are skipped. */
  embedded?: boolean;
}

/** @throws if the array is not closed or more follows it: records would be lost silently. */
function checkEnd(depth: number, isOver: boolean): void {
  if (isOver && depth >= 0) throw new Error('the file ends inside the object that holds its records');
  if (depth > 0) throw new Error('the file ends inside its array of records');
}

function checkAfter(byte: number): void {
  if (byte > SPACE) throw new Error('something stands after the one object that holds its records');
}

/**
 * The elements of one JSON array, each as text, holding no more than one in memory. Every relevant byte is ASCII,
 * and no byte of a longer UTF-8 character is, so bytes need not be decoded first. `JSON.parse` checks the elements.
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
      if (byte === ARRAY_SPLITTER_NEWLINE) line++;
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

/** The layout of records in a JSON file. */
type JsonShape =
  | { kind: 'array' | 'object' | 'lines' }
  /** In an array that is a member of the one object; `offset` in bytes, `line` of its bracket. */
  | { kind: 'member'; offset: number; line: number };

const NEWLINE = 0x0a;
const COLON = 0x3a;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const BLANKS = new Set([0x20, 0x09, NEWLINE, 0x0d, 0xef, 0xbb, 0xbf]);

const isBlank = (byte: number): boolean => BLANKS.has(byte);

/** Start of the array under one of the names in the outermost object; -1 if there is none here. */
function findMember(start: Buffer, names: readonly string[]): number {
  const position = beginning();
  let [textAt, last] = [0, ''];
  let key: string | undefined;
  for (const [at, byte] of start.entries()) {
    const { depth, inText } = position;
    step(position, byte);
    if (depth !== 1 || isBlank(byte)) continue;
    if (!inText && position.inText) textAt = at + 1;
    else if (inText && !position.inText) last = start.toString('utf8', textAt, at);
    else if (!inText && byte === COLON) key = last;
    else if (byte === BRACKET && key !== undefined && names.includes(key)) return at;
  }
  return -1;
}

/** True if the second line begins another object: JSON lines, even if broken. */
function isOfLines(start: Buffer): boolean {
  const end = start.indexOf(NEWLINE);
  return end !== -1 && start.subarray(end).find((byte) => !isBlank(byte)) === BRACE;
}

/** True if the object continues after the first line. */
function isSpread(start: Buffer): boolean {
  const end = start.indexOf(NEWLINE);
  const position = beginning();
  for (const byte of start.subarray(0, Math.max(end, 0))) step(position, byte);
  return position.depth > 0;
}

/** Detects the layout from the first bytes; `names` are the members that may hold the records of a single object. */
function shapeOf(start: Buffer, names: readonly string[]): JsonShape {
  const first = start.findIndex((byte) => !isBlank(byte));
  if (start[first] === BRACKET) return { kind: 'array' };
  if (start[first] !== BRACE) return { kind: 'lines' };
  const content = start.subarray(first);
  if (isOfLines(content)) return { kind: 'lines' };
  const member = names.length > 0 ? findMember(content, names) : -1;
  const offset = first + member;
  if (member !== -1) return { kind: 'member', offset, line: start.toString('latin1', 0, offset).split('\n').length };
  return { kind: isSpread(content) ? 'object' : 'lines' };
}

const LARGEST_OBJECT = 64 * 1024 * 1024;

function toItem({ number, text }: Line): ReadItem {
  try {
    return { line: number, raw: JSON.parse(text) };
  } catch {
    return { line: number, problem: 'not valid JSON', text };
  }
}

async function* skipBytes(chunks: AsyncIterable<Buffer>, count: number): AsyncIterable<Buffer> {
  let left = count;
  for await (const chunk of chunks) {
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** The whole file as one line. */
async function* readWhole(chunks: AsyncIterable<Buffer>): AsyncIterable<Line> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > LARGEST_OBJECT) throw new Error('it is one object of more than 64 megabytes');
    parts.push(chunk);
  }
  yield {
    number: 1,
    text: Buffer.concat(parts)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  };
}

async function* splitRecords(file: SourceFile, names: readonly string[]): AsyncIterable<Line> {
  const shape = shapeOf(await file.start(), names);
  if (shape.kind === 'member') {
    yield* splitArray(skipBytes(file.bytes(), shape.offset), { line: shape.line, embedded: true });
  } else if (shape.kind === 'array') yield* splitArray(file.bytes());
  else if (shape.kind === 'object') yield* readWhole(file.bytes());
  else yield* splitLines(file.bytes());
}

/** The value under the first name present: each element of a list, or the value itself. */
function* unwrap(item: ReadItem, names: readonly string[]): Iterable<ReadItem> {
  const raw = 'raw' in item && isRaw(item.raw) ? item.raw : {};
  const held = names.map((name) => raw[name]).find((value) => typeof value === 'object' && value !== null);
  if (Array.isArray(held)) for (const element of held) yield { line: item.line, raw: element };
  else yield held === undefined ? item : { line: item.line, raw: held };
}

/**
 * The records of a file of JSON lines, of one JSON array, or of one object. Where an object holds the records under
 * one of `names` (`{"records": […]}`), those are given, and `{"data": {…}}` is one record. An array that begins in the
 * first 64 KB is read piece by piece; any other single object is read whole, up to 64 MB.
 */
export async function* readJsonRecords(file: SourceFile, names: readonly string[] = []): AsyncIterable<ReadItem> {
  for await (const line of splitRecords(file, names)) {
    if (line.text.trim() !== '') yield* unwrap(toItem(line), names);
  }
}
