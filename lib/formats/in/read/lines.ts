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

/** Cuts bytes that come in chunks into lines. */
class LineSplitter {
  private number = 0;
  /** The line whose end has not come yet. */
  private parts: Buffer[] = [];
  private length = 0;

  /** The lines that end in the next chunk, each made as it is asked for. */
  *split(chunk: Buffer): Generator<Line> {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield toLine(++this.number, this.textTo(chunk, from, at));
      from = at + 1;
    }
    if (from < chunk.length) this.parts.push(chunk.subarray(from));
    this.length += chunk.length - from;
    if (this.length > MAX_LINE_BYTES) throw new Error(`line ${this.number + 1} is longer than 64 megabytes`);
  }

  /** No more chunks will come. */
  *end(): Generator<Line> {
    if (this.length > 0) yield toLine(this.number + 1, Buffer.concat(this.parts).toString('utf8'));
  }

  private textTo(chunk: Buffer, from: number, to: number): string {
    if (this.parts.length === 0) return chunk.toString('utf8', from, to);
    const bytes = Buffer.concat([...this.parts, chunk.subarray(0, to)]);
    [this.parts, this.length] = [[], 0];
    return bytes.toString('utf8');
  }
}

/**
 * The lines of a stream of bytes, those together that end in one chunk of it: to wait for each by itself takes longer
 * than to split it off. Each is made as it is asked for, so that few are there at once; those of a chunk are to be read
 * before the next chunk is. Only a line feed ends one: `node:readline` also breaks at U+2028, which may stand inside a
 * JSON text.
 */
export async function* splitChunks(chunks: AsyncIterable<Buffer>): AsyncIterable<Iterable<Line>> {
  const splitter = new LineSplitter();
  for await (const chunk of chunks) yield splitter.split(chunk);
  yield splitter.end();
}

/** The lines of a stream of bytes. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncIterable<Line> {
  for await (const lines of splitChunks(chunks)) yield* lines;
}
