const TEXT = /'(?:[^'\\\n\r]|\\['\\nrt])*'/g;
const VALUE = String.raw`(?:\$(?: \+ \$)*|-?\d+(?:\.\d+)?|true|false)`;
const MAP = String.raw`\{(?:\w+: ${VALUE}(?:, \w+: ${VALUE})*)?\}`;

/** What a statement may be, with its texts replaced by `$`. */
const STATEMENT = new RegExp(
  [
    String.raw`^CREATE CONSTRAINT entity_id IF NOT EXISTS FOR \(e:Entity\) REQUIRE e\.id IS UNIQUE$`,
    String.raw`^MERGE \(e:Entity ${MAP}\) SET e:[A-Z]\w*, e \+= ${MAP}$`,
    String.raw`^MATCH \(a:Entity ${MAP}\), \(b:Entity ${MAP}\) MERGE \(a\)-\[r:[A-Z][A-Z0-9_]* ${MAP}\]->\(b\) SET r \+= ${MAP}$`,
  ].join('|'),
);

const ENDS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const plainOf = (literal: string): string =>
  literal.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => ENDS[letter] ?? letter);

/** Reads all of a text as statements, and returns the texts in them. */
function statementsOf(text: string): string[] {
  const texts: string[] = [];
  const bare = text
    .split('\n')
    .filter((line) => !line.startsWith('//'))
    .join('\n')
    .replace(TEXT, (literal) => {
      texts.push(plainOf(literal));
      return '$';
    });
  for (const statement of bare.split(';').map((one) => one.trim())) {
    if (statement !== '' && !STATEMENT.test(statement)) throw new Error(`Not ours: ${statement.slice(0, 200)}`);
  }
  return texts;
}

/**
 * A strict reader of the Cypher that we write, for tests: no text leaves its quotes, also where a database reads
 * escapes such as \u0027 before anything else. It returns the texts.
 */
export function readCypher(text: string): string[] {
  const unescaped = text.replace(/\\u+([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  statementsOf(unescaped);
  return statementsOf(text);
}
