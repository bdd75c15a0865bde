import anyAscii from 'any-ascii';
import { oneLine } from '@/lib/shared/text';

/** What the one font of the picture has: Latin with its accents, and the marks of a sentence. */
const DRAWN = /[\u{20}-\u{7E}\u{A0}-\u{17F}\u{2013}\u{2014}\u{2018}\u{2019}\u{201C}\u{201D}\u{2026}]/u;

/**
 * The text as the picture can draw it: other scripts in Latin letters, since for a letter that is missing the drawing
 * library would ask a server elsewhere. Cut at `most` characters, which is said by an ellipsis.
 */
export function cardLetters(text: string, most: number): string {
  const drawn = [...oneLine(text).normalize('NFC')].map((letter) => (DRAWN.test(letter) ? letter : anyAscii(letter)));
  const letters = [...drawn.join('')].filter((letter) => DRAWN.test(letter));
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
