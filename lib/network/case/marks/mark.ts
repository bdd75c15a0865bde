/** RFC 4648, base64url: every letter may stand in an address as it is. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const BITS = 6;

/** FNV-1a of 32 bits (Fowler, Noll and Vo), with the finish of MurmurHash3, which spreads what differs in its last letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(text)) value = Math.imul(value ^ unit, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A whole number in so many letters. */
export const lettersOf = (value: number, count: number): string =>
  Array.from({ length: count }, (_, at) => LETTERS[(value >>> (BITS * (count - 1 - at))) & 63]).join('');

/** The counterpart of `lettersOf`; undefined for a letter that is none. */
export function numberIn(text: string): number | undefined {
  const digits = [...text].map((letter) => LETTERS.indexOf(letter));
  return digits.includes(-1) ? undefined : digits.reduce((value, digit) => value * 64 + digit, 0);
}

/** A text as so many letters, five at most: the same for the same, and for others mostly not. */
export const markOf = (text: string, count: number): string => lettersOf(hash(text) >>> (32 - BITS * count), count);
