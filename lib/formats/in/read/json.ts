import type { ReadItem } from '../format';
import { isRaw } from '../raw';
import { splitArray } from './array-splitter';
import { shapeOf } from './json-shape';
import { type Line, splitLines } from './lines';
import type { SourceFile } from './source-file';

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

/** The whole file as if it were one line. */
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

/** What an object holds under the first of the names it has: each element of a list, or the one that stands there. */
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
