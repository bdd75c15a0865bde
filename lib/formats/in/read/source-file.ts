import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import createBunzip from 'unbzip2-stream';
import { Findings } from '@/lib/register/store/findings';
import { type TextFacts, TextReader } from './encoding';

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

/** Splits chunks of bytes into lines. */
class LineSplitter {
  private number = 0;
  /** The incomplete last line. */
  private parts: Buffer[] = [];
  private length = 0;

  /** The lines that end in the next chunk, each made on demand. */
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

  /** Call after the last chunk. */
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
 * The lines of a byte stream, in one batch per chunk: waiting for each line takes longer
 * than splitting it off. Each is made on demand to save memory; a batch must be consumed
 * before the next is requested. Only a line feed ends a line: `node:readline` also breaks at U+2028, which JSON
 * text may contain.
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

/** Enough to recognise a format. */
const START_BYTES = 64 * 1024;

/** A byte stream whose start can be inspected before it is read. */
class ChunkedStart {
  private readonly looked: Buffer[] = [];
  private readonly chunks: AsyncIterator<Buffer>;
  private read = false;
  private failure: { error: unknown } | undefined;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  async start(length = START_BYTES): Promise<Buffer> {
    let held = this.looked.reduce((sum, chunk) => sum + chunk.length, 0);
    try {
      while (held < length && !this.failure) {
        const { done, value } = await this.chunks.next();
        if (done) break;
        this.looked.push(value);
        held += value.length;
      }
    } catch (error) {
      if (held === 0) throw error;
      // What comes before it can be read.
      this.failure = { error };
    }
    return Buffer.concat(this.looked).subarray(0, length);
  }

  /** All bytes, including the start. */
  async *all(): AsyncIterable<Buffer> {
    if (this.read) throw new Error('it can be read only once');
    this.read = true;
    try {
      yield* this.looked;
      this.looked.length = 0;
      if (this.failure) throw this.failure.error;
      for (let next = await this.chunks.next(); !next.done; next = await this.chunks.next()) yield next.value;
    } finally {
      await this.chunks.return?.();
    }
  }
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const BZIP2 = Buffer.from('BZh');
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const LONGEST_MARK = 4;

/** Registers compress to between 5 and 20 %; a much larger expansion is an attack on disk or time. */
const GREATEST_GROWTH = 250;
/** Up to this size any expansion is harmless. */
const ALWAYS_ALLOWED = 64 * 1024 * 1024;

/** Whether this many bytes may come out of so many compressed ones. */
export const isBomb = (packed: number, unpacked: number): boolean =>
  unpacked > ALWAYS_ALLOWED && unpacked > packed * GREATEST_GROWTH;

export const BOMB = 'it grows beyond all measure when unpacked, and was left';

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** An older kind of stream: its errors would not reach the readers of the stream it is piped into. */
function bunzip(packed: Readable): Readable {
  const unpacked = new PassThrough();
  const fail = (error: Error) => unpacked.destroy(error);
  packed.on('error', fail);
  packed.pipe(createBunzip()).on('error', fail).pipe(unpacked);
  return unpacked;
}

function gunzip(packed: Readable): Readable {
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

async function* grow(packed: AsyncIterable<Buffer>, unpackStream: (packed: Readable) => Readable) {
  let [taken, given] = [0, 0];
  async function* counted() {
    for await (const chunk of packed) {
      taken += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(counted());
  try {
    for await (const chunk of unpackStream(source)) {
      given += chunk.length;
      if (isBomb(taken, given)) throw new Error(BOMB);
      yield chunk;
    }
  } finally {
    source.destroy();
  }
}

/** The bytes of a file, decompressed if gzip or bzip2: detected by content, as names are unreliable. */
async function* unpack(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const stream = new ChunkedStart(chunks);
  const mark = await stream.start(LONGEST_MARK);
  if (startsWith(mark, ZIP))
    throw new Error('it is a zip archive where none can be read: give it as a file of its own');
  if (startsWith(mark, GZIP)) yield* grow(stream.all(), gunzip);
  else if (startsWith(mark, BZIP2)) yield* grow(stream.all(), bunzip);
  else yield* stream.all();
}

/** A file to be read once, from any source. */
export interface SourceFile {
  /** Name for messages: `bundle.zip/rr.xml` for a file in an archive, `standard input`. */
  name: string;
  /** When it was last written or, for one in an archive, packed: an ISO timestamp. */
  date: string;
  /** The date that the user or its name gives; without one, a day is assumed from `date`. */
  told?: string | undefined;
  /** Total bytes to read, before decompression; undefined if unknown. */
  size: number | undefined;
  /** Bytes read so far. */
  taken(): number;
  /** True if it was found in a folder or an archive, not named by the user. */
  cameAlong?: true;
  /** What reading it has shown of its text so far. */
  text: TextFacts;
  /** What its readers found besides its records. */
  findings: Findings;
  /** Its first bytes, decompressed and in UTF-8 (up to 64 KB); `bytes` returns them again. */
  start(): Promise<Buffer>;
  /** All bytes, decompressed and in UTF-8. They can be read once. */
  bytes(): AsyncIterable<Buffer>;
}

interface SourceFacts extends Pick<SourceFile, 'name' | 'date' | 'told' | 'size' | 'cameAlong'> {
  /** Its bytes as stored. */
  open(): AsyncIterable<Buffer>;
  /** The encoding that the user names. */
  encoding?: string | undefined;
}

/** A file that is opened on first read. */
export function createSource({ open, encoding, ...facts }: SourceFacts): SourceFile {
  const reader = new TextReader(encoding);
  let taken = 0;
  let begun: ChunkedStart | undefined;
  async function* counted(): AsyncIterable<Buffer> {
    for await (const chunk of open()) {
      taken += chunk.length;
      yield chunk;
    }
  }
  const begin = (): ChunkedStart => {
    begun ??= new ChunkedStart(unpack(counted()));
    return begun;
  };
  return {
    ...facts,
    text: reader.facts,
    findings: new Findings(),
    taken: () => taken,
    start: async () => reader.start(await begin().start()),
    async *bytes() {
      const start = await begin().start();
      yield* reader.read(begin().all(), start);
    },
  };
}
