/** Codes of the interface as words: has_subsidiary → "Has subsidiary". */
export function codeWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** Words of ASCII letters and signs with one blank between them, as most names are: there is nothing to clean. */
export const isCleanAscii = (text: string): boolean => CLEAN.test(text);

/**
 * Controls have no place in a file: they are invisible, and XML cannot carry them. Tabs and line ends are text. Halves
 * of a pair and the two codes that are no characters go with them, since UTF-8 and XML have none.
 */
const CONTROLS = /[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/gu;

/** The text without controls; tabs, line feeds and carriage returns stay. */
export const withoutControls = (text: string): string =>
  text.replace(CONTROLS, (found) => (found === '\t' || found === '\n' || found === '\r' ? found : ''));

/** Marks that turn the direction of what follows: unclosed in a name, they would turn the sentence around it. */
const TURNS = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** One line for the middle of a sentence. Letters of every direction stay; what would turn the words around them goes. */
export const oneLine = (text: string): string => withoutControls(text).replace(TURNS, '').replace(/\s+/gu, ' ').trim();

/** In lower case and without accents, to compare with what somebody types. */
export const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The text with a capital letter first. */
export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The items in one cell; null where there is none, so that nothing known is not an empty text. */
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

/** Most texts: nothing in them to be written otherwise. */
const PLAIN = /^[\n !#-%(-;=?-~\u00A0-\uD7FF]*$/;

/** A text between tags, or between quotes, of XML and HTML: what is a name stays a name. Controls go. */
export const escapeMarkup = (text: string): string =>
  PLAIN.test(text) ? text : withoutControls(text).replace(/[&<>"'\r]/g, (found) => ESCAPES[found] ?? '');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
