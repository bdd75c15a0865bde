import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const startsWith = (bytes: Buffer, magic: number[]): boolean => magic.every((byte, index) => bytes[index] === byte);

/** The bytes of a file, unpacked where it is gzipped: names lie about that, first bytes do not. */
export async function* readBytes(file: string): AsyncIterable<Buffer> {
  const start = await firstBytes(file);
  if (startsWith(start, ZIP)) throw new Error('it is a zip archive: unpack it first');
  const stream = createReadStream(file);
  if (!startsWith(start, GZIP)) return yield* stream;
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  try {
    yield* stream.pipe(gunzip);
  } finally {
    stream.destroy();
  }
}
