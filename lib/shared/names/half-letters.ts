/** Half of a letter that UTF-16 writes in two: nothing that can be stored, sent or found again. */
const HALVES = /\p{Surrogate}/gu;

/** The text with half letters marked (U+FFFD). */
export const markHalfLetters = (text: string): string => text.replace(HALVES, '\ufffd');
