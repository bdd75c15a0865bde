/** The polynomial of zip archives, its bits from the lowest on. */
const POLYNOMIAL = 0xedb88320;

function remainderOf(byte: number): number {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
}

const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => remainderOf(byte));

/**
 * The checksum by which zip archives know their bytes again: CRC-32 as in ISO 3309 (APPNOTE.TXT 4.4.7). Node has it too,
 * but not in all of the versions on which we run.
 */
export class Crc32 {
  #rest = -1;

  update(bytes: Uint8Array): void {
    let rest = this.#rest;
    // What is read here is always there, which the compiler cannot know; by its index it is read many times as fast.
    for (let at = 0; at < bytes.length; at += 1) {
      rest = (rest >>> 8) ^ (REMAINDERS[(rest ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
    }
    this.#rest = rest;
  }

  /** Of all bytes so far, from 0 to 2³² − 1. */
  get value(): number {
    return ~this.#rest >>> 0;
  }
}
