import { SaxesParser } from 'saxes';

/**
 * A strict reader of the XML we write, for tests: it rejects malformed XML, and anything we never write
 * (comments, CDATA, processing instructions, other entities). It returns the JSON value the XML was made of.
 */
export function readXml(text: string): unknown {
  const root = parseXml(text);
  if (root.name !== 'Response') throw new Error(`The root is ${root.name}.`);
  return valueIn(root);
}

export interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  content: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The root element of any XML we write, parsed strictly. */
export function parseXml(text: string): XmlElement {
  if (!text.startsWith(DECLARATION)) throw new Error('There is no XML declaration.');
  const parser = new SaxesParser();
  const all: XmlElement[] = [];
  const open: XmlElement[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: new Map(Object.entries(attributes)), children: [], content: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    all.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (data) => {
    const element = open.at(-1);
    if (element) element.content += data;
    else if (all.length > 0) throw new Error('There is something after the root.');
  });
  const refuse = () => {
    throw new Error('There is a comment, CDATA, a processing instruction or a DOCTYPE.');
  };
  for (const event of ['comment', 'cdata', 'processinginstruction', 'doctype'] as const) parser.on(event, refuse);
  parser.write(text).close();
  const [root] = all;
  if (!root) throw new Error('There is no root.');
  return root;
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
