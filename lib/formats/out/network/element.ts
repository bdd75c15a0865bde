import { escapeMarkup } from '@/lib/shared/markup';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Between the quotes of an attribute a line end is written as a reference: bare, every reader makes a space of it. */
const attributeText = (value: string | number): string =>
  escapeMarkup(String(value)).replace(/[\t\n]/g, (found) => `&#${found.codePointAt(0)};`);

const opening = (name: string, attributes: Attributes): string =>
  Object.entries(attributes).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${attributeText(value)}"`),
    `<${name}`,
  );

/** An element with elements, or marked-up text, in it. Names of elements and attributes are ours, values are anybody's. */
export const element = (name: string, attributes: Attributes, ...inner: readonly string[]): string =>
  inner.length === 0
    ? `${opening(name, attributes)}/>\n`
    : `${opening(name, attributes)}>${inner.join('')}</${name}>\n`;

/** An element with a text in it. */
export const textElement = (name: string, attributes: Attributes, text: string): string =>
  element(name, attributes, escapeMarkup(text));
