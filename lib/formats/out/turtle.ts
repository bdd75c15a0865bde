import { withoutControls } from '@/lib/shared/text';

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

/** A node without an address of its own. */
export const turtleNode = (predicates: Predicates): string => `[ ${listOf(predicates)} ]`;

/** Declares the prefixes of a file. */
export const turtlePrefixes = (prefixes: Readonly<Record<string, string>>): string =>
  Object.entries(prefixes)
    .map(([prefix, address]) => `@prefix ${prefix}: <${address}> .\n`)
    .join('');
