import { escapeMarkup } from '@/lib/shared/text';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A line end in an attribute is escaped: readers would turn a bare one into a space. */
const attributeText = (value: string | number): string =>
  escapeMarkup(String(value)).replace(/[\t\n]/g, (found) => `&#${found.codePointAt(0)};`);

const opening = (name: string, attributes: Attributes): string =>
  Object.entries(attributes).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${attributeText(value)}"`),
    `<${name}`,
  );

/** An element with child elements or marked-up text. Names are constants, values are untrusted. */
export const element = (name: string, attributes: Attributes, ...inner: readonly string[]): string =>
  inner.length === 0
    ? `${opening(name, attributes)}/>\n`
    : `${opening(name, attributes)}>${inner.join('')}</${name}>\n`;

/** An element with text. */
export const textElement = (name: string, attributes: Attributes, text: string): string =>
  element(name, attributes, escapeMarkup(text));
