/**
 * The words of a language from which names are made. All families and places are invented. A word in another
 * script carries its transliteration after a colon ("Αλκύονα:Alkyona").
 */
export interface Lexicon {
  /** ISO 639. */
  language: string;
  families: readonly string[];
  places: readonly string[];
  /** Words that a firm takes for their sound: plants, animals, weather. */
  motifs: readonly string[];
  /** By id of the trade. */
  trades: ReadonlyMap<string, readonly string[]>;
  /** With {family} {family2} {place} {motif} {motif2} {trade}; one that stands twice is used twice as often. */
  patterns: readonly string[];
  /** Names of societies and charities. */
  causes: readonly string[];
  givenNames: readonly string[];
  streets: readonly string[];
  /** The script is written without blanks between words. */
  unspaced?: boolean;
}

/** Words parted by blanks; an underscore stands for a blank within one. */
export const words = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** Phrases parted by bars or line ends. */
export const phrases = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Lines of `id phrase | phrase`. */
export function tradeWords(text: string): Map<string, string[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .map((line) => [line.slice(0, line.indexOf(' ')), phrases(line.slice(line.indexOf(' ')))]),
  );
}
