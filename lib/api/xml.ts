/**
 * A reply as XML (specification, "What the service does", 3): the same information as the JSON, so that a reader can
 * make the one of the other.
 *
 * - A key becomes an element, its underscores dashes (api-shapes, section 15). A key that makes no such name stands
 *   in `<entry name="…">`.
 * - Text is a string. Others say what they are: `type="integer"`, `"float"`, `"boolean"`, `"array"`, `nil="true"`.
 *   An object is known by its elements; an empty one has `type="object"`.
 * - In an array each item is an `<item>`. Where all items are wrapped in one key, `{"company": {…}}`, the wrapper's
 *   element stands in its place.
 * - XML 1.0 cannot carry most control characters, halves of a surrogate pair, U+FFFE and U+FFFF. Each of them
 *   becomes U+FFFD, the character that stands for what cannot be shown.
 */
export function toXml(value: unknown): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Response', '', value)}`;
}

/** The only characters of XML 1.0 (production 2); with the `u` flag half a pair is a character of its own. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A carriage return would be read as a line feed, and in an attribute every break as a blank. */
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** The text without what XML cannot carry. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '\u{FFFD}');

const escapeText = (text: string): string =>
  withoutForbidden(text).replace(/[&<>\r]/g, (found) => ESCAPES[found] ?? '');

const escapeAttribute = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"\r\n\t]/g, (found) => ESCAPES[found] ?? '');

/** Names that begin with `xml` are reserved; a dash in the key would come back as an underscore. */
const isPlainKey = (key: string): boolean => /^[a-z]\w*$/i.test(key) && !/^xml/i.test(key);

/** One key of an object as its element, for a list that is written item by item. */
export const elementOfKey = (key: string, value: unknown): string =>
  isPlainKey(key)
    ? element(key.replaceAll('_', '-'), '', value)
    : element('entry', ` name="${escapeAttribute(key)}"`, value);

function element(name: string, attributes: string, value: unknown): string {
  const { type, content } = contentOf(value);
  return content === '' ? `<${name}${attributes}${type}/>` : `<${name}${attributes}${type}>${content}</${name}>`;
}

interface Content {
  /** The attribute that says what the content is. */
  type: string;
  content: string;
}

function contentOf(value: unknown): Content {
  if (value === null || value === undefined) return { type: ' nil="true"', content: '' };
  if (Array.isArray(value)) return { type: ' type="array"', content: itemsOf(value) };
  if (typeof value === 'object') return objectContent(Object.entries(value));
  if (typeof value === 'number') return numberContent(JSON.stringify(value));
  if (typeof value === 'boolean') return { type: ' type="boolean"', content: String(value) };
  return { type: '', content: escapeText(String(value)) };
}

function objectContent(entries: [string, unknown][]): Content {
  const content = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => elementOfKey(key, value))
    .join('');
  return { type: content === '' ? ' type="object"' : '', content };
}

function numberContent(content: string): Content {
  if (content === 'null') return { type: ' nil="true"', content: '' };
  return { type: /^-?\d+$/.test(content) ? ' type="integer"' : ' type="float"', content };
}

/** The key and the object in it, of an item like `{"company": {…}}`. */
function wrapped(item: unknown): [string, unknown] | undefined {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined;
  const [first, ...others] = Object.entries(item);
  if (!first || others.length > 0 || !isPlainKey(first[0]) || first[0] === 'item') return undefined;
  return first[1] !== null && typeof first[1] === 'object' && !Array.isArray(first[1]) ? first : undefined;
}

function itemsOf(items: unknown[]): string {
  const inner = items.map(wrapped).filter((item) => item !== undefined);
  if (inner.length === items.length) return inner.map(([key, value]) => elementOfKey(key, value)).join('');
  return items.map((item) => element('item', '', item)).join('');
}
