import type { ReadItem } from '../format';
import { splitArray } from './array-splitter';
import { readBytes } from './bytes';
import { type Line, splitLines } from './lines';

const ARRAY = 0x5b;
const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

function toItem({ number, text }: Line): ReadItem {
  try {
    return { line: number, raw: JSON.parse(text) };
  } catch {
    return { line: number, problem: 'not valid JSON' };
  }
}

/** The first byte that is neither blank nor part of a byte order mark. */
async function firstByte(file: string): Promise<number | undefined> {
  for await (const chunk of readBytes(file)) {
    const byte = chunk.find((candidate) => !BLANKS.has(candidate));
    if (byte !== undefined) return byte;
  }
  return undefined;
}

/** The records of a file of JSON lines, or of one JSON array, plain or gzipped. */
export async function* readJsonRecords(file: string): AsyncIterable<ReadItem> {
  const isArray = (await firstByte(file)) === ARRAY;
  const bytes = readBytes(file);
  for await (const line of isArray ? splitArray(bytes) : splitLines(bytes)) {
    if (line.text.trim() !== '') yield toItem(line);
  }
}
