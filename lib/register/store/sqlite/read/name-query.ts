import { fold, heavilyNormaliseNumber, numberWords, words } from '@/lib/shared/names/fold';
import { normalisedWords, withoutLegalForms } from '@/lib/shared/names/normalise';
import { phraseSpellings, speltWords } from '@/lib/shared/names/phrase';
import type { SearchField } from '../../store';

/** A quoted part of a query, and whether its last word is a prefix ("marine gr*"). */
interface Phrase {
  text: string;
  begins: boolean;
}

/** A query split into exact phrases and other words. */
interface Phrased {
  phrases: Phrase[];
  rest: string;
}

/**
 * A quote begins a phrase only at the beginning of a word, as in the query box; an unpaired one is a character: 5"
 * pipe.
 */
const QUOTED = /(^|\s)["“”„＂]([^"“”„＂]*)["“”„＂](\*?)/gu;

const toPhrase = (text: string, star: string): Phrase => ({
  text: text.replace(/[\s*]+$/, ''),
  begins: star !== '' || /\*\s*$/.test(text),
});

/** Splits the quoted parts off a query. */
function takePhrases(q: string): Phrased {
  const phrases = [...q.matchAll(QUOTED)].map(([, , text = '', star = '']) => toPhrase(text, star));
  return { phrases, rest: q.replace(QUOTED, '$1 ') };
}

const quote = (word: string): string => `"${word}"`;
const allOf = (names: string[]): string => names.map(quote).join(' AND ');

/** The text of a query, and whether a final `*` makes it a prefix. */
interface ParsedQuery {
  text: string;
  begins: boolean;
  wildcard: 'A' | 'B';
}

function ask(q: string, wildcard: 'A' | 'B'): ParsedQuery {
  const trimmed = q.trim();
  const begins = trimmed.endsWith('*');
  return { text: begins ? trimmed.replace(/[\s*]+$/, '') : trimmed, begins, wildcard };
}

/** Form A: the text begins with the words. Form B: the words are adjacent. In both, the last word may be a prefix. */
function expressionOf(names: string[], { begins, wildcard }: ParsedQuery): string {
  if (names.length === 0) return '';
  if (!begins) return allOf(names);
  return `${wildcard === 'A' ? '^ ' : ''}"${names.join(' ')}" *`;
}

/** The last word of a prefix may be incomplete, so it is not treated as a legal form or stop word. */
function normalisedOf({ text, begins }: ParsedQuery): string[] {
  if (!begins) return normalisedWords(text);
  const names = words(text);
  return [...normalisedWords(names.slice(0, -1).join(' ')), ...names.slice(-1)];
}

/** Name columns can share an expression, because all words must be in one row. */
function nameColumns(fields: readonly SearchField[]): { plain: string[]; normalised: string[] } {
  const [former, normalised] = [fields.includes('previous_names'), fields.includes('normalised_name')];
  return {
    plain: [...(fields.includes('name') ? ['name'] : []), ...(former ? ['previous_names'] : [])],
    normalised: normalised ? ['normalised_name', ...(former ? ['normalised_previous_names'] : [])] : [],
  };
}

const within = (columns: string[], expression: string): string[] =>
  columns.length === 0 || expression === '' ? [] : [`{${columns.join(' ')}} : (${expression})`];

const adjacent = (names: readonly string[]): string => quote(names.join(' '));

/**
 * All words in any order. The words of a legal form are adjacent, because "L.L.C." is not any l and c; if normalised
 * names are searched too, it may have any of its spellings, so that "Ltd" and "Limited" find the same.
 */
function writtenExpression({ text, ...asked }: ParsedQuery, anySpelling: boolean): string {
  if (asked.begins) return expressionOf(words(text), { text, ...asked });
  return speltWords(text)
    .map(({ written, spellings }) => `(${(anySpelling ? spellings : [written]).map(adjacent).join(' OR ')})`)
    .join(' AND ');
}

/** Whether a text is the same in a normalised name: it has no legal form, and no word that is left out there. */
const isSameNormalised = ({ text, begins }: ParsedQuery): boolean =>
  !begins &&
  speltWords(text).every(({ spellings }) => spellings.length === 1) &&
  words(text).join(' ') === normalisedWords(text).join(' ');

function nameExpressions(asked: ParsedQuery, fields: readonly SearchField[], normalise: boolean): string[] {
  const { plain, normalised } = nameColumns(fields);
  const wanted = expressionOf(normalisedOf(asked), asked);
  const written = normalise || isSameNormalised(asked) ? wanted : writtenExpression(asked, normalised.length > 0);
  // The search table reads the records of each word once, in whichever of the columns it is.
  if (written === wanted) return within([...plain, ...normalised], written);
  return [...within(plain, written), ...within(normalised, wanted)];
}

/** Adjacent words in one name, in any of their spellings; the last may be a prefix if requested. */
function sideBySide({ text, begins }: Phrase, columns: string[]): string[] {
  const spellings = begins ? [words(text)] : phraseSpellings(text);
  const written = spellings.filter(({ length }) => length > 0).map((names) => quote(names.join(' ')));
  return within(columns, written.map((expression) => (begins ? `${expression} *` : expression)).join(' OR '));
}

/**
 * A quoted phrase, which is our own extension. It searches the name as written, or the normalised one if only that is
 * searched or `normalise_company_name` is set. Undefined if it has no words.
 */
function phraseExpression(phrase: Phrase, fields: readonly SearchField[], normalise: boolean): string | undefined {
  const { plain, normalised } = nameColumns(fields);
  const names = phrase.begins ? words(phrase.text) : normalisedWords(phrase.text);
  const wanted = names.length > 0 ? `${quote(names.join(' '))}${phrase.begins ? ' *' : ''}` : '';
  const onlyNormalised = fields.includes('name') || normalised.length === 0 ? [] : ['normalised_name'];
  const expressions = [
    ...sideBySide(phrase, plain),
    ...within(normalise ? [...plain, ...normalised] : onlyNormalised, wanted),
  ];
  return expressions.length === 0 ? undefined : expressions.join(' OR ');
}

const allTrue = (expressions: string[]): string => expressions.map((expression) => `(${expression})`).join(' AND ');

/** The other words as in any query, plus each phrase, all in the same name. */
function quotedNameExpressions(q: string, wildcard: 'A' | 'B', fields: readonly SearchField[], normalise: boolean) {
  const { phrases, rest } = takePhrases(q);
  const loose = nameExpressions(ask(rest, wildcard), fields, normalise).join(' OR ');
  if (phrases.length === 0) return loose === '' ? [] : [loose];
  const exact = phrases.map((phrase) => phraseExpression(phrase, fields, normalise));
  const wanted = [...exact.filter((expression) => expression !== undefined), ...(loose === '' ? [] : [loose])];
  return wanted.length === 0 ? [] : [allTrue(wanted)];
}

function numberExpressions(asked: ParsedQuery, fields: readonly SearchField[]): string[] {
  const parts = words(asked.text);
  const exact = (['company_number', 'native_company_number', 'postal_codes'] as const).filter((field) =>
    fields.includes(field),
  );
  const heavy = fields.includes('heavily_normalised_number') ? [heavilyNormaliseNumber(asked.text)] : [];
  return [
    ...exact.flatMap((column) => within([column], expressionOf(parts, asked))),
    ...heavy.flatMap((number) => within(['heavily_normalised_number'], number && expressionOf([number], asked))),
  ];
}

/**
 * The FTS5 query for a query of the interface (specification, `q`, `fields` and `normalise_company_name`): all words in
 * any order in one of the fields, normalised on both sides for normalised names; as an extension, quoted words are
 * adjacent. Undefined if the query has no words, or no field of this table is searched.
 */
export function companyQuery(
  q: string,
  wildcard: 'A' | 'B',
  fields: readonly SearchField[],
  normalise = false,
): string | undefined {
  const names = quotedNameExpressions(q, wildcard, fields, normalise);
  const expressions = [...names, ...numberExpressions(ask(q, wildcard), fields)];
  return expressions.length === 0 ? undefined : expressions.join(' OR ');
}

/** All words of `text` in one column of a search table. */
export function wordsQuery(column: string, text: string): string | undefined {
  return within([column], allOf(words(text)))[0];
}

/** All words in an address. */
export const addressQuery = (text: string): string | undefined => wordsQuery('address', text);

/** A query of the interface in one column: a final `*` and quotes as for companies. */
export function columnQuery(column: string, q: string, wildcard: 'A' | 'B'): string | undefined {
  const { phrases, rest } = takePhrases(q);
  const asked = ask(rest, wildcard);
  const loose = within([column], expressionOf(words(asked.text), asked));
  const wanted = [...phrases.flatMap((phrase) => sideBySide(phrase, [column])), ...loose];
  return wanted.length === 0 ? undefined : allTrue(wanted);
}

/**
 * For text that is still being typed: whole words and legal forms in any order, the last one as a prefix.
 * @param listBeginning The words to ask for in place of a prefix; none if the prefix itself is quick enough.
 */
export function typedQuery(
  columns: string[],
  text: string,
  listBeginning: (prefix: string) => readonly string[],
): string | undefined {
  const names = speltWords(text).map(({ written }) => written);
  const end = names.at(-1);
  if (end === undefined) return undefined;
  const begun = listBeginning(end.at(-1) ?? '');
  const spelt = new Set([end, ...begun.map((word) => [...end.slice(0, -1), word])].map(adjacent));
  const last = begun.length === 0 ? `${adjacent(end)} *` : `(${[...spelt].join(' OR ')})`;
  return within(columns, [...names.slice(0, -1).map(adjacent), last].join(' AND '))[0];
}

/** Names that begin with these whole words. */
export function beginningQuery(columns: string[], text: string): string | undefined {
  const names = words(text);
  return within(columns, names.length === 0 ? '' : `^ "${names.join(' ')}"`)[0];
}

/** Numbers with this prefix, in any spelling. */
export function typedNumberQuery(text: string): string | undefined {
  const [number, heavy] = [numberWords(text).split(' ').at(-1), heavilyNormaliseNumber(text)];
  if (!number || !/\d/.test(number)) return undefined;
  return `{company_number native_company_number} : ("${number}" *) OR {heavily_normalised_number} : ("${heavy}" *)`;
}

/** The text that relevance compares with names: without quotes around the whole of it. */
export function comparableQuery(q: string): string {
  const { phrases, rest } = takePhrases(q.trim());
  const [phrase, another] = phrases;
  const text = phrase && !another && rest.trim() === '' ? phrase.text : q;
  return fold(text.trim().replace(/\*$/, '')).trim();
}

/**
 * Names of companies, but for their present ones, that have these words in a row, where this name has them; undefined if it has no
 * words. Legal forms are left out: so many names have them that reading their places would take most of the time.
 */
export function hadNameExpression(name: string): string | undefined {
  const all = normalisedWords(name);
  const own = withoutLegalForms(all);
  if (all.length === 0) return undefined;
  const [wanted, isFirst] = own.length === 0 ? [all, true] : [own, own[0] === all[0]];
  return within(['normalised_previous_names'], `${isFirst ? '^ ' : ''}${adjacent(wanted)}`)[0];
}
