import { escapeMarkup } from '@/lib/shared/text';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of SVG, HTML or XML, which writers of other formats can read: a PDF draws what an SVG says. */
export interface Markup {
  name: string;
  attributes: Attributes;
  inner: readonly Markup[];
  /** Not escaped; its own, without that of the elements in it. */
  text?: string;
}

/** An element with child elements. Names are constants, values are untrusted. */
export const element = (name: string, attributes: Attributes, ...inner: readonly Markup[]): Markup => ({
  name,
  attributes,
  inner,
});

/** An element with text. */
export const textElement = (name: string, attributes: Attributes, text: string): Markup => ({
  name,
  attributes,
  inner: [],
  text,
});

/** A line end in an attribute is escaped: readers would turn a bare one into a space. */
const attributeText = (value: string | number): string =>
  escapeMarkup(String(value)).replace(/[\t\n]/g, (found) => `&#${found.codePointAt(0)};`);

const opening = (name: string, attributes: Attributes): string =>
  Object.entries(attributes).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${attributeText(value)}"`),
    `<${name}`,
  );

/** The text of an element, on lines of its own. */
export function printMarkup({ name, attributes, inner, text }: Markup): string {
  if (inner.length === 0 && text === undefined) return `${opening(name, attributes)}/>\n`;
  const content = text === undefined ? '' : escapeMarkup(text);
  return `${opening(name, attributes)}>${content}${inner.map(printMarkup).join('')}</${name}>\n`;
}

/** An element piece by piece, for one that holds very many. */
export function* printPieces(name: string, attributes: Attributes, inner: Iterable<string>): Generator<string> {
  yield `${opening(name, attributes)}>\n`;
  yield* inner;
  yield `</${name}>`;
}
