import { oneLine, withoutControls } from '@/lib/shared/text';
import type { Cell } from '../columns';
import { aboutText, type Extract, entityFields, type Field, relationshipFields, relationshipSources } from './extract';

/**
 * Statements that write the network into a graph database (Cypher of Neo4j 4.4 or later): nodes `Entity`, and
 * relationships from owner to owned. Running them again changes nothing.
 */
export function* cypher(extract: Extract): Generator<string> {
  for (const line of aboutText(extract).split('\n')) {
    // Databases read escapes in comments too: one of a line end would begin a statement.
    yield `// ${oneLine(line).replaceAll('\\', '/')}\n`;
  }
  yield 'CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (e:Entity) REQUIRE e.id IS UNIQUE;\n';
  const facts = entityFields(extract);
  for (const entity of extract.entities) {
    yield `MERGE ${nodeOf('e', entity.id)} SET e:${LABELS[entity.kind]}, e += ${mapOf(facts, entity)};\n`;
  }
  const properties = [...relationshipFields(extract), ...relationshipSources(extract)];
  for (const one of extract.relationships) {
    const line = `(a)-[r:${typeOf(one.type)} {id: ${cypherText(one.id)}}]->(b)`;
    yield `MATCH ${nodeOf('a', one.parent)}, ${nodeOf('b', one.child)} MERGE ${line} SET r += ${mapOf(properties, one)};\n`;
  }
}

const nodeOf = (variable: string, id: string): string => `(${variable}:Entity {id: ${cypherText(id)}})`;

const LABELS = { company: 'Company', placeholder: 'Placeholder', person: 'Person', unknown: 'Unknown' } as const;

/** A plain word, because no escape in a name is safe in all databases; the code itself is a property. */
const typeOf = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^(?=[^A-Z]|$)/, 'R');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text in quotes. Some databases read \u0027 as a quote before anything else, also behind another backslash: a text that
 * has it is written in two parts.
 */
const cypherText = (text: string): string =>
  `'${withoutControls(text)
    .replace(/[\\'\n\r\t]/g, (found) => ESCAPES[found] ?? '')
    .replace(/\\\\(?=u)/gi, "\\\\' + '")}'`;

const cypherValue = (cell: Exclude<Cell, null>): string => (typeof cell === 'string' ? cypherText(cell) : String(cell));

/** Unknown values are not written. */
const mapOf = <R>(fields: readonly Field<R>[], row: R): string => {
  const known = fields.flatMap(({ name, read }) => {
    const cell = read(row);
    return cell === null ? [] : [`${name}: ${cypherValue(cell)}`];
  });
  return `{${known.join(', ')}}`;
};
