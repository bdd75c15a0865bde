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
  | { kind: 'array' | 'values' | 'lines' }
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

/** True if the value continues after the first line. */
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
  return { kind: isSpread(content) ? 'values' : 'lines' };
}

const LARGEST_VALUE = 64 * 1024 * 1024;

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

/** Values one after another, however they are broken into lines: `{…} {…}`. */
class ValueSplitter {
  private readonly position = beginning();
  private parts: Buffer[] = [];
  private length = 0;
  private line = 1;
  private firstLine = 1;

  /** The values that end in the next chunk. */
  *split(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const before = this.position.depth;
      step(this.position, byte);
      if (byte === NEWLINE) this.line++;
      const isEnd = before === 1 && this.position.depth === 0;
      if (!isEnd) continue;
      const value = this.take(chunk.subarray(from, at + 1));
      if (value) yield value;
      from = at + 1;
    }
    this.parts.push(chunk.subarray(from));
    this.length += chunk.length - from;
    if (this.length > LARGEST_VALUE) throw new Error('it has a record of more than 64 megabytes');
  }

  /** What follows the last value: a value that is not closed, or nothing. */
  *end(): Generator<Line> {
    const rest = this.take(Buffer.alloc(0));
    if (rest) yield* recover(rest);
  }

  private take(bytes: Buffer): Line | undefined {
    const value = toElement(Buffer.concat([...this.parts, bytes]), this.firstLine);
    [this.parts, this.length, this.firstLine] = [[], 0, this.line];
    return value;
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A value that is never closed swallows those after it: the whole ones among what begins on a line of its own are given. */
function* recover({ number, text }: Line): Generator<Line> {
  const pieces = text.split(/\n(?=\{)/);
  let line = number;
  let broken: Line | undefined;
  for (const piece of pieces) {
    if (isJson(piece)) {
      if (broken) yield broken;
      broken = undefined;
      yield { number: line, text: piece };
    } else broken = broken ? { ...broken, text: `${broken.text}\n${piece}` } : { number: line, text: piece };
    line += piece.split('\n').length;
  }
  if (broken) yield broken;
}

async function* splitValues(chunks: AsyncIterable<Buffer>): AsyncIterable<Line> {
  const splitter = new ValueSplitter();
  for await (const chunk of chunks) yield* splitter.split(chunk);
  yield* splitter.end();
}

/** The values of a line if there are several; else the line. */
function valuesIn(line: Line): Line[] {
  const splitter = new ValueSplitter();
  const values = [...splitter.split(Buffer.from(line.text)), ...splitter.end()];
  return values.length > 1 ? values.map(({ text }) => ({ number: line.number, text })) : [line];
}

const MARK = Buffer.from('\uFEFF');

/** Without the byte order mark, which is no blank in JSON. */
async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst && chunk.subarray(0, MARK.length).equals(MARK) ? chunk.subarray(MARK.length) : chunk;
    isFirst = false;
  }
}

async function* splitRecords(file: SourceFile, names: readonly string[]): AsyncIterable<Line> {
  const shape = shapeOf(await file.start(), names);
  if (shape.kind === 'member') {
    yield* splitArray(skipBytes(file.bytes(), shape.offset), { line: shape.line, embedded: true });
  } else if (shape.kind === 'array') yield* splitArray(file.bytes());
  else if (shape.kind === 'values') yield* splitValues(withoutMark(file.bytes()));
  else yield* splitLines(file.bytes());
}

/** The record of a line, or those of `{…}{…}`; nothing for an empty one. */
function toItems(line: Line): ReadItem[] {
  if (line.text.trim() === '') return [];
  const item = toItem(line);
  return 'problem' in item && /\}\s*\{/.test(line.text) ? valuesIn(line).map(toItem) : [item];
}

/**
 * Members of one object around all records, as programs that publish or convert them call it. Formats whose records do not have
 * lists of these names give them.
 */
export const ENVELOPES = ['entities', 'results', 'statements', 'records', 'items', 'data', 'companies'] as const;

interface MemberNames {
  /** Members of an object in which its records are, as a list or as a single one. */
  names?: readonly string[];
  /** Members that are records only as a list. */
  lists?: readonly string[];
}

/** The value under the first name present: each element of a list, or the value itself. */
function* unwrap(item: ReadItem, { names = [], lists = [] }: MemberNames): Iterable<ReadItem> {
  const raw = 'raw' in item && isRaw(item.raw) ? item.raw : {};
  const named = names.map((name) => raw[name]).find((value) => typeof value === 'object' && value !== null);
  const held = named ?? lists.map((name) => raw[name]).find(Array.isArray);
  if (Array.isArray(held)) for (const element of held) yield { line: item.line, raw: element };
  else yield held === undefined ? item : { line: item.line, raw: held };
}

/**
 * The records of a file of JSON: lines, objects one after another however they are broken into lines, or an array. Where an object
 * holds the records under one of the given names (`{"records": […]}`), those are given, and `{"data": {…}}` is one record. An array
 * that begins in the first 64 KB is read piece by piece; any other single object is read whole, up to 64 MB.
 */
export async function* readJsonRecords(file: SourceFile, members: MemberNames = {}): AsyncIterable<ReadItem> {
  const { names = [], lists = [] } = members;
  for await (const line of splitRecords(file, [...names, ...lists])) {
    for (const item of toItems(line)) yield* unwrap(item, members);
  }
}
