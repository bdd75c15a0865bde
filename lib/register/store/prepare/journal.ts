import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PackedBatch } from './batch';
import type { PublisherRecords } from './publishers';

/**
 * The form in which the journal holds records: raised when records packed by an earlier program could not be unpacked,
 * or would be misread.
 */
export const JOURNAL_VERSION = 1;

/** Stands in place of what an earlier program wrote, which the journal does not hold. */
export const NOT_KEPT = 0;

/** The records of a batch as the journal holds them. */
export interface JournalEntry {
  /** The chunks of the batch, compressed. */
  records: Uint8Array;
  publishers: PublisherRecords[];
}

/**
 * Chosen for imports, whose reading thread has little time to spare: a fifth smaller than Deflate's quickest level and
 * quicker; the next better level takes twice as long for a fiftieth less.
 */
const QUALITY = 2;

const settingsFor = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const LENGTH_BYTES = 4;

/** The chunks in one piece, each after its length. */
function join(chunks: readonly Uint8Array[]): Buffer {
  const joined = Buffer.allocUnsafe(chunks.reduce((sum, { length }) => sum + LENGTH_BYTES + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    at = joined.writeUInt32LE(chunk.length, at);
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}

const compress = promisify(brotliCompress) as (
  bytes: Buffer,
  settings: ReturnType<typeof settingsFor>,
) => Promise<Buffer>;

/** Compresses in another thread. */
export async function toJournalEntry({ chunks, publishers }: PackedBatch): Promise<JournalEntry> {
  const bytes = join(chunks);
  return { records: await compress(bytes, settingsFor(bytes)), publishers };
}

export function toJournalEntryNow({ chunks, publishers }: PackedBatch): JournalEntry {
  const bytes = join(chunks);
  return { records: brotliCompressSync(bytes, settingsFor(bytes)), publishers };
}

/** The chunks of a batch. */
export function chunksOf(records: Uint8Array): Uint8Array[] {
  const joined = brotliDecompressSync(records);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < joined.length; ) {
    const begin = at + LENGTH_BYTES;
    const end = begin + joined.readUInt32LE(at);
    chunks.push(joined.subarray(begin, end));
    at = end;
  }
  return chunks;
}
