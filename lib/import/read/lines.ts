export interface Line {
  number: number;
  text: string;
}

const NEWLINE = 0x0a;
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const BYTE_ORDER_MARK = '\uFEFF';

const RETURN = '\r';

function toLine(number: number, text: string): Line {
  const from = number === 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  return { number, text: text.slice(from, text.endsWith(RETURN) ? -1 : undefined) };
}

/**
 * The lines of a stream of bytes, those together that end in one chunk of it: to wait for each by itself takes longer
 * than to split it off. Only a line feed ends one: `node:readline` also breaks at U+2028, which may stand inside a JSON
 * text.
 */
export async function* splitChunks(chunks: AsyncIterable<Buffer>): AsyncIterable<Line[]> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      const isWhole = parts.length === 0;
      const text = isWhole
        ? chunk.toString('utf8', from, at)
        : Buffer.concat([...parts, chunk.subarray(0, at)]).toString('utf8');
      lines.push(toLine(++number, text));
      if (!isWhole) [parts, length] = [[], 0];
      from = at + 1;
    }
    yield lines;
    if (from < chunk.length) parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) throw new Error(`line ${number + 1} is longer than 64 megabytes`);
  }
  if (length > 0) yield [toLine(number + 1, Buffer.concat(parts).toString('utf8'))];
}

/** The lines of a stream of bytes. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncIterable<Line> {
  for await (const lines of splitChunks(chunks)) yield* lines;
}
