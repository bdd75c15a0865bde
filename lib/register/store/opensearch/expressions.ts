import { allOf, anyOf, equals, NOTHING, type Query } from './cluster';
import { wordsIn } from './documents';
import { FIRST_WORD } from './indexes';

/**
 * The queries that `read/name-query.ts` writes for the search tables of the file, as queries of the engine: what a query of
 * the interface means is written in one place.
 */

interface Phrase {
  words: string[];
  /** The last word is a prefix. */
  begins: boolean;
  /** The text begins with it. */
  isFirst: boolean;
}

type Expression =
  | { all: Expression[] }
  | { any: Expression[] }
  | { columns: readonly string[]; of: Expression }
  | Phrase;

const TOKEN = /\s*(\{[^}]*\}|"[^"]*"|\bAND\b|\bOR\b|[():*^])/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < text.trimEnd().length; ) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw new Error(`This is no query of a search table: ${text}`);
    tokens.push(token);
  }
  return tokens;
}

/** AND binds closer than OR. */
function parse(text: string): Expression {
  const tokens = tokensOf(text);
  let at = 0;
  const takes = (token: string): boolean => {
    const is = tokens[at] === token;
    if (is) at++;
    return is;
  };

  function parseAny(): Expression {
    const any = [parseAll()];
    while (takes('OR')) any.push(parseAll());
    return any.length === 1 ? (any[0] as Expression) : { any };
  }

  function parseAll(): Expression {
    const all = [parseOne()];
    while (takes('AND')) all.push(parseOne());
    return all.length === 1 ? (all[0] as Expression) : { all };
  }

  function parseOne(): Expression {
    if (takes('(')) {
      const inner = parseAny();
      takes(')');
      return inner;
    }
    if (tokens[at]?.startsWith('{')) {
      const columns = (tokens[at++] as string).slice(1, -1).trim().split(/\s+/);
      takes(':');
      return { columns, of: parseOne() };
    }
    const isFirst = takes('^');
    const words = wordsIn((tokens[at++] ?? '').slice(1, -1));
    return { words, begins: takes('*'), isFirst };
  }

  return parseAny();
}

/** So many words that begin with more than the letters that are indexed are looked up for a phrase. */
const MOST_WORDS = 10_000;

function phraseIn(field: string, { words, begins, isFirst }: Phrase): Query {
  const all = isFirst ? [FIRST_WORD, ...words] : words;
  const [only, another] = all;
  if (only === undefined || words.length === 0) return NOTHING;
  if (another === undefined) return begins ? { prefix: { [field]: { value: only } } } : equals(field, only);
  const query = all.join(' ');
  return begins
    ? { match_phrase_prefix: { [field]: { query, max_expansions: MOST_WORDS } } }
    : { match_phrase: { [field]: { query } } };
}

/** By column, the field that has its words; a column that is not there has none. */
export type Fields = Readonly<Record<string, string>>;

function toQuery(expression: Expression, columns: readonly string[], fields: Fields): Query {
  if ('all' in expression) return allOf(expression.all.map((each) => toQuery(each, columns, fields)));
  if ('any' in expression) return anyOf(expression.any.map((each) => toQuery(each, columns, fields)));
  if ('columns' in expression) return toQuery(expression.of, expression.columns, fields);
  const found = columns.flatMap((column) => fields[column] ?? []).map((field) => phraseIn(field, expression));
  const [only, another] = found;
  return only && !another ? only : anyOf(found);
}

/** @param expression Undefined if nothing can match. */
export const queryOf = (expression: string | undefined, fields: Fields): Query =>
  expression === undefined ? NOTHING : toQuery(parse(expression), Object.keys(fields), fields);

const sameNames = (names: readonly string[], path = ''): Fields =>
  Object.fromEntries(names.map((name) => [name, `${path}${name}`]));

const NUMBERS = ['company_number', 'heavily_normalised_number', 'native_company_number', 'postal_codes'];

/** The first row of a company in the search table, and the rows of its other names. */
export const FIRST_ROW = sameNames(['name', 'normalised_name', ...NUMBERS, 'address']);
export const OTHER_ROWS = sameNames(['previous_names', 'normalised_previous_names'], 'others.');

/** Companies that have a row that matches. */
export const companiesOf = (expression: string | undefined): Query =>
  expression === undefined
    ? NOTHING
    : anyOf([
        queryOf(expression, FIRST_ROW),
        { nested: { path: 'others', query: queryOf(expression, OTHER_ROWS), score_mode: 'none' } },
      ]);

export const OFFICER_ROW: Fields = { name: 'name', address: 'address' };

export const STATEMENT_ROW: Fields = {
  subjects: 'subject_names',
  objects: 'object_names',
  title: 'title',
  text: 'text',
};
