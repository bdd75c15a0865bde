import { beginning, step } from './array-splitter';

/** How the records stand in a file of JSON. */
export type JsonShape =
  | { kind: 'array' | 'object' | 'lines' }
  /** In an array that is a member of the one object; `offset` in bytes, `line` of its bracket. */
  | { kind: 'member'; offset: number; line: number };

const NEWLINE = 0x0a;
const COLON = 0x3a;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const BLANKS = new Set([0x20, 0x09, NEWLINE, 0x0d, 0xef, 0xbb, 0xbf]);

const isBlank = (byte: number): boolean => BLANKS.has(byte);

/** Where the array begins that is a member of the outermost object under one of the names; -1 where none does here. */
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

/** Whether the first line ends where an object begins in the next one: those are lines of JSON, even if it is broken. */
function isOfLines(start: Buffer): boolean {
  const end = start.indexOf(NEWLINE);
  return end !== -1 && start.subarray(end).find((byte) => !isBlank(byte)) === BRACE;
}

/** Whether the object does not end with the first line. */
function isSpread(start: Buffer): boolean {
  const end = start.indexOf(NEWLINE);
  const position = beginning();
  for (const byte of start.subarray(0, Math.max(end, 0))) step(position, byte);
  return position.depth > 0;
}

/** By the first bytes of a file; `names` are those of members that hold the records, where one object holds all. */
export function shapeOf(start: Buffer, names: readonly string[]): JsonShape {
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
