import type { Kind } from '@/lib/contract/kinds';
import { withoutControls } from '@/lib/shared/text';
import { type LinkedNode, type LinkedValue, listNode, nodeOf, recordNode, webAddress } from './about';
import { type ExportDocument, shortfallOf } from './document';

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A text as a literal (Turtle 1.1, "Quoted Literals"). */
export const turtleText = (text: string): string =>
  `"${withoutControls(text).replace(/[\\"\n\r\t]/g, (found) => ESCAPES[found] ?? '')}"`;

/** An address as an IRI; what an IRI cannot contain is percent-encoded (Turtle 1.1, `IRIREF`). */
export const turtleIri = (address: string): string =>
  `<${withoutControls(address).replace(/[\s<>"{}|^`\\]/g, (found) => encodeURIComponent(found))}>`;

const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const DATE_TYPES: Readonly<Record<number, string>> = { 4: 'gYear', 7: 'gYearMonth', 10: 'date' };

/** A date as precisely as it is known; any other text is a text. */
export const turtleDate = (text: string): string =>
  DATE.test(text) ? `"${text}"^^xsd:${DATE_TYPES[text.length]}` : turtleText(text);

/** Predicates with their printed objects; those without a value are left out. */
export type Predicates = readonly (readonly [predicate: string, object: string | undefined])[];

const listOf = (predicates: Predicates): string =>
  predicates.flatMap(([name, object]) => (object === undefined ? [] : [`${name} ${object}`])).join(' ;\n  ');

/** All that is said of one subject, with its full stop. */
export const turtleSubject = (subject: string, predicates: Predicates): string =>
  `\n${subject} ${listOf(predicates)} .\n`;

/** A blank node: something without an address, written where it is named (Turtle 1.1, `blankNodePropertyList`). */
export const turtleNode = (predicates: Predicates): string => `[ ${listOf(predicates)} ]`;

/** Declares the prefixes of a file. */
export const turtlePrefixes = (prefixes: Readonly<Record<string, string>>): string =>
  Object.entries(prefixes)
    .map(([prefix, address]) => `@prefix ${prefix}: <${address}> .\n`)
    .join('');

/** Properties whose values are addresses; of others an address is a text. */
const LINKS: ReadonlySet<string> = new Set(['url', 'sameAs', 'license', 'isBasedOn']);

function objectsOf(name: string, value: LinkedValue): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value === 'string') {
    const address = LINKS.has(name) ? webAddress(value) : undefined;
    if (address) return [turtleIri(address)];
    return [/date/i.test(name) ? turtleDate(value) : turtleText(value)];
  }
  return isNode(value) ? [turtleNode(predicatesOf(value))] : value.flatMap((one) => objectsOf(name, one));
}

const isNode = (value: LinkedNode | readonly LinkedValue[]): value is LinkedNode => !Array.isArray(value);

const predicatesOf = ({ '@type': type, '@id': _, ...properties }: LinkedNode): Predicates => [
  ['a', `schema:${type}`],
  ...Object.entries(properties).flatMap(([name, value]) =>
    objectsOf(name, value).map((object) => [`schema:${name}`, object] as const),
  ),
];

const PREFIXES = { schema: 'https://schema.org/', xsd: 'http://www.w3.org/2001/XMLSchema#' };

/** Turtle in schema.org terms: the same facts as in JSON-LD. Each record is at the address of its page, if it has one. */
export async function* turtleTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  const page = turtleIri(document.about.page_url);
  yield turtlePrefixes(PREFIXES);
  if (document.shape === 'record') {
    yield turtleSubject(page, predicatesOf(recordNode(document)));
    return;
  }
  yield turtleSubject(page, predicatesOf(listNode(document)));
  for await (const row of document.rows) {
    const node = nodeOf(document.kind, row);
    const own = typeof node.url === 'string' ? webAddress(node.url) : undefined;
    yield turtleSubject(own ? turtleIri(own) : '[]', predicatesOf(node));
  }
  const shortfall = shortfallOf(document);
  if (shortfall !== null) yield turtleSubject(page, [['schema:comment', turtleText(shortfall)]]);
}
