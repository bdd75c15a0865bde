export interface Line {
  number: number;
  text: string;
}

const NEWLINE = 0x0a;
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';

function toLine(number: number, bytes: Buffer): Line {
  const text = bytes.toString('utf8').replace(/\r$/, '');
  return { number, text: number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
}

/**
 * The lines of a stream of bytes. Only a line feed ends one: `node:readline` also breaks at U+2028, which may stand
 * inside a JSON text.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncIterable<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield toLine(++number, Buffer.concat([...parts, chunk.subarray(from, at)]));
      parts = [];
      length = 0;
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) throw new Error(`line ${number + 1} is longer than 64 megabytes`);
  }
  if (length > 0) yield toLine(++number, Buffer.concat(parts));
}
