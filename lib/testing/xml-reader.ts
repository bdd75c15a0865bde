/**
 * A strict reader of the XML we write, for tests: it refuses what is not well-formed, and what we never write
 * (comments, CDATA, processing instructions, other entities). It gives back the JSON value the XML was made of.
 */
export function readXml(text: string): unknown {
  const root = parseXml(text);
  if (root.name !== 'Response') throw new Error(`The root is ${root.name}.`);
  return valueIn(root);
}

/** The root element of any XML we write, as strictly read. */
export function parseXml(text: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!text.startsWith(declaration)) throw new Error('There is no XML declaration.');
  const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.exec(text);
  if (forbidden) throw new Error(`The character at ${forbidden.index} is none of XML 1.0.`);
  const reader = { text: text.replace(/\r\n?/g, '\n'), at: declaration.length };
  const root = readElement(reader);
  if (reader.at !== reader.text.length) throw new Error(`There is something after the root: ${rest(reader)}`);
  return root;
}

interface Reader {
  text: string;
  at: number;
}

export interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  content: string;
}

const rest = ({ text, at }: Reader): string => JSON.stringify(text.slice(at, at + 40));

function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const sticky = new RegExp(pattern, 'yu');
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text);
  if (found) reader.at = sticky.lastIndex;
  return found ?? undefined;
}

function expectToTake(reader: Reader, pattern: RegExp): RegExpExecArray {
  const found = take(reader, pattern);
  if (!found) throw new Error(`Expected ${pattern} at ${reader.at}: ${rest(reader)}`);
  return found;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#(\d+)$/.exec(name)?.[1];
    const character = code ? String.fromCodePoint(Number(code)) : ENTITIES[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`${whole} is no entity of ours.`);
    return character;
  });
}

function readAttributes(reader: Reader): Map<string, string> {
  const attributes = new Map<string, string>();
  for (;;) {
    const found = take(reader, /\s+([\w:.-]+)="([^"<]*)"/);
    if (!found) return attributes;
    const [, name = '', value = ''] = found;
    if (attributes.has(name)) throw new Error(`The attribute ${name} stands twice.`);
    attributes.set(name, unescaped(value.replace(/[\t\n]/g, ' ')));
  }
}

function readElement(reader: Reader): XmlElement {
  const [, name = ''] = expectToTake(reader, /<([A-Za-z_][\w.:-]*)/);
  const read: XmlElement = { name, attributes: readAttributes(reader), children: [], content: '' };
  if (expectToTake(reader, /\s*(\/?)>/)[1]) return read;
  while (!take(reader, new RegExp(`</${name}>`))) {
    const text = take(reader, /[^<]+/)?.[0];
    if (text?.includes(']]>')) throw new Error('"]]>" stands in text.');
    if (text === undefined) read.children.push(readElement(reader));
    else read.content += unescaped(text);
  }
  return read;
}

const keyOf = ({ name, attributes }: XmlElement): string => attributes.get('name') ?? name.replaceAll('-', '_');

const itemOf = (child: XmlElement): unknown =>
  child.name === 'item' ? valueIn(child) : Object.fromEntries([[keyOf(child), valueIn(child)]]);

function valueIn(read: XmlElement): unknown {
  const { attributes, children, content } = read;
  const type = attributes.get('type');
  if (attributes.get('nil') === 'true') return null;
  if (type === 'array') return children.map(itemOf);
  if (type === 'integer' || type === 'float') return Number(content);
  if (type === 'boolean') return content === 'true';
  if (children.length === 0 && type !== 'object') return content;
  return Object.fromEntries(children.map((child) => [keyOf(child), valueIn(child)]));
}
