import { eachOf, type ReadItem, type ReadItems } from '../format';
import { createSource, type SourceFile } from './source-file';

/** For tests: a text as bytes that arrive in pieces of one size. */
export async function* inChunks(text: string, size: number): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** For tests: everything a stream gives. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** For tests: each record of a file. */
export async function collectItems(items: ReadItems): Promise<ReadItem[]> {
  const all: ReadItem[] = [];
  for await (const some of items) all.push(...eachOf(some));
  return all;
}

/** For tests: a file of this date that holds these bytes. */
export const sourceOf = (
  name: string,
  content: string | Buffer,
  date = '2024-05-05T00:00:00.000Z',
  encoding?: string,
): SourceFile =>
  createSource({
    name,
    date,
    told: date,
    encoding,
    size: Buffer.byteLength(content),
    open: async function* () {
      yield Buffer.from(content);
    },
  });
