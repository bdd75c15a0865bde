/** For comparing only: without case, accents and widths. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a value's words hold all that was typed, as whole words or parts of words. */
export const holdsTyped = (words: string, typed: string): boolean =>
  plain(typed)
    .split(/\s+/)
    .every((part) => plain(words).includes(part));
