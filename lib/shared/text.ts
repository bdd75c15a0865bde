/** A code of the interface as words: has_subsidiary → "Has subsidiary". */
export function codeWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Words of ASCII letters and punctuation with single blanks, like most names: nothing to clean. */
export const isCleanAscii = (text: string): boolean => CLEAN.test(text);

/**
 * Control characters are invisible, and XML cannot contain them. Tabs and line ends are kept. Half surrogate pairs and
 * the two noncharacters are removed too, because UTF-8 and XML have none.
 */
const CONTROLS = /[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/gu;

/** Removes control characters; tabs, line feeds and carriage returns stay. */
export const withoutControls = (text: string): string =>
  text.replace(CONTROLS, (found) => (found === '\t' || found === '\n' || found === '\r' ? found : ''));

/** Direction marks: unclosed in a name, they would reorder the sentence around it. */
const TURNS = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/**
 * One line for use within a sentence. Letters of every direction stay; marks that would reorder the words around them
 * are removed.
 */
export const oneLine = (text: string): string => withoutControls(text).replace(TURNS, '').replace(/\s+/gu, ' ').trim();

/** In lower case and without accents, to compare with typed text. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The code of a jurisdiction as ISO 3166 writes it: us_de → "US-DE". */
export const isoCode = (jurisdiction: string): string => jurisdiction.toUpperCase().replace('_', '-');

/** Capitalises the first letter. */
export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The items in one cell; null if there are none, so that unknown differs from an empty text. */
export function joined<T>(
  items: readonly T[] | null | undefined,
  print: (item: T) => string | null | undefined,
): string | null {
  const texts = items?.map(print).filter(Boolean) ?? [];
  return texts.length === 0 ? null : texts.join('; ');
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** Most texts: nothing to escape. */
const PLAIN = /^[\n !#-%(-;=?-~\u00A0-\uD7FF]*$/;

/** Escapes a text between tags, or in quotes, of XML and HTML, and removes control characters. */
export const escapeMarkup = (text: string): string =>
  PLAIN.test(text) ? text : withoutControls(text).replace(/[&<>"'\r]/g, (found) => ESCAPES[found] ?? '');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The frame with a card for pages of other sites. It is sandboxed, so that they need not trust us. */
export const embedFrame = (url: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeMarkup(url)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-top-navigation-by-user-activation"></iframe>`;

/** Without percent-encoding; undefined if it is wrong. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
