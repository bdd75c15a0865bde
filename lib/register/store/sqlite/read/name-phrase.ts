/** A part of a query in quotes, and whether its last word may end midway ("marine gr*"). */
export interface Phrase {
  text: string;
  begins: boolean;
}

/** A query as its exact phrases and the words beside them. */
export interface Phrased {
  phrases: Phrase[];
  rest: string;
}

/** As in the query box a quote opens where a word begins; without a partner it is a character: 5" pipe. */
const QUOTED = /(^|\s)["“”„＂]([^"“”„＂]*)["“”„＂](\*?)/gu;

const toPhrase = (text: string, star: string): Phrase => ({
  text: text.replace(/[\s*]+$/, ''),
  begins: star !== '' || /\*\s*$/.test(text),
});

/** Takes the quoted parts out of a query; a query without quotes has none and stays as it is. */
export function takePhrases(q: string): Phrased {
  const phrases = [...q.matchAll(QUOTED)].map(([, , text = '', star = '']) => toPhrase(text, star));
  return { phrases, rest: q.replace(QUOTED, '$1 ') };
}
