import { deflateSync, inflateSync } from 'node:zlib';

/** Below it, packing takes longer than the bytes are worth: half a kilobyte for 20 µs each way. */
const WORTH_PACKING = 1024;

/** No reply is larger; a file that somebody tampered with cannot fill the memory. */
export const LONGEST_TEXT = 64 * 1024 * 1024;

/**
 * The fastest level: 20 KB of JSON become 5 KB in 60 µs, and the slower levels gain little. The zlib form has a checksum
 * of the whole text, so that a damaged page of the file is noticed here where the file's own structure is sound.
 */
export const packed = (text: string): string | Buffer =>
  Buffer.byteLength(text) < WORTH_PACKING ? text : deflateSync(text, { level: 1 });

/** The text, or undefined where the bytes are damaged or stand for more than `longest` bytes. */
export function unpacked(body: unknown, longest = LONGEST_TEXT): string | undefined {
  if (typeof body === 'string') return body;
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return inflateSync(body, { maxOutputLength: longest }).toString();
  } catch {
    return undefined;
  }
}
