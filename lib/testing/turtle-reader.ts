/** A triple with addresses in full and blank nodes numbered; literals as their texts. */
export type Triple = readonly [subject: string, predicate: string, object: string];

const TOKENS = [
  /<[^\p{Cc} <>"{}|^`\\]*>/u, // an address
  /"(?:[^"\\\n\r]|\\["\\nrt])*"(?:\^\^\w+:\w+)?/, // a literal
  /@prefix\b/,
  /\w*:\w*/, // a name with a prefix
  /\b(?:a|true|false|\d+(?:\.\d+)?)\b/,
  /[;,.[\]]/,
];
const TOKEN = new RegExp(`\\s*(${TOKENS.map(({ source }) => source).join('|')})`, 'uy');

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error(`Not Turtle: ${text.slice(at, at + 80)}`);
    tokens.push(token);
  }
  return tokens;
}

/** A strict reader of the part of Turtle 1.1 that we write, for tests. Anything else is an error. */
export function readTurtle(text: string): Triple[] {
  const tokens = tokensOf(text);
  const prefixes = new Map<string, string>();
  const triples: Triple[] = [];
  let [at, nodes] = [0, 0];
  const next = (): string => tokens[at++] ?? '';
  const expect = (wanted: string): void => {
    const token = next();
    if (token !== wanted) throw new Error(`"${token}" in place of "${wanted}"`);
  };
  const plain = (token: string): string => {
    if (token.startsWith('<')) return token.slice(1, -1);
    if (token.startsWith('"')) return JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
    if (token === 'a') return 'a';
    if (/^(?:true|false|[\d.]+)$/.test(token)) return token;
    const [prefix = '', name = ''] = token.split(':');
    const address = prefixes.get(prefix);
    if (address === undefined || name === '') throw new Error(`"${token}" is no term.`);
    return address + name;
  };
  const term = (): string => {
    const token = next();
    if (token !== '[') return plain(token);
    const node = `_:${nodes++}`;
    if (tokens[at] !== ']') predicates(node);
    expect(']');
    return node;
  };
  function predicates(subject: string): void {
    do {
      const predicate = plain(next());
      do triples.push([subject, predicate, term()]);
      while (tokens[at] === ',' && next());
    } while (tokens[at] === ';' && next());
  }
  while (at < tokens.length) {
    if (tokens[at] === '@prefix') {
      next();
      const name = next();
      prefixes.set(name.slice(0, -1), next().slice(1, -1));
    } else predicates(term());
    expect('.');
  }
  return triples;
}
