import { PassThrough, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import createBunzip from 'unbzip2-stream';
import { ChunkedStart } from './chunked-start';

const GZIP = Buffer.from([0x1f, 0x8b]);
const BZIP2 = Buffer.from('BZh');
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const LONGEST_MARK = 4;

/** Registers pack to a fifth or a twentieth; what grows more than this is made to fill a disk or a day. */
const GREATEST_GROWTH = 250;
/** Up to here any growth is harmless. */
const ALWAYS_ALLOWED = 64 * 1024 * 1024;

/** Whether so many bytes may come out of so many packed ones. */
export const isBomb = (packed: number, unpacked: number): boolean =>
  unpacked > ALWAYS_ALLOWED && unpacked > packed * GREATEST_GROWTH;

export const BOMB = 'it grows beyond all measure when unpacked, and was left';

const startsWith = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

/** An older kind of stream, whose failure would not reach whoever reads what it is piped into. */
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

/** The bytes of a file, unpacked where they are gzipped or bzip2ed: names lie about that, first bytes do not. */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const stream = new ChunkedStart(chunks);
  const mark = await stream.start(LONGEST_MARK);
  if (startsWith(mark, ZIP))
    throw new Error('it is a zip archive where none can be read: give it as a file of its own');
  if (startsWith(mark, GZIP)) yield* grow(stream.all(), gunzip);
  else if (startsWith(mark, BZIP2)) yield* grow(stream.all(), bunzip);
  else yield* stream.all();
}
