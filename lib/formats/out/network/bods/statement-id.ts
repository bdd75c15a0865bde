/** The prime and the offset of FNV-1a, 32 bits (draft-eastlake-fnv). */
const PRIME = 0x0100_0193;
const OFFSET = 0x811c_9dc5;

/**
 * An id of 42 characters for a text (BODS 0.4: 32 to 64): the same for the same text, so that two files of one network
 * speak of the same statements. It need not be secret, only apart from others.
 */
export const statementIdOf = (text: string): string =>
  `firmament-${[0, 1, 2, 3].map((round) => hash(`${round} ${text}`)).join('')}`;

function hash(text: string): string {
  let state = OFFSET;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), PRIME);
  // Mixed once more: texts that differ at their end only would else have ids that look alike.
  state = Math.imul(state ^ (state >>> 15), 0x85eb_ca6b);
  return ((state ^ (state >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
