import type { Suggestions } from '@/lib/contract/extensions';
import { whyMatched } from '@/lib/search/match';
import { fold, words } from '@/lib/shared/names/fold';
import { createRanking } from '../company-search/ranking';
import type { SqliteDatabase } from '../open';
import { companyPath, createNameReader, createVersionReader, createWordFinder, LAST_LETTER, truth } from '../sql-parts';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import { beginningQuery, typedNumberQuery, typedQuery } from './name-query';

/** A shorter prefix would match too many words of the search table; the order of names is used instead. */
export const LETTERS_FOR_WORDS = 2;
export const NAME_COLUMNS = ['name', 'normalised_name', 'previous_names', 'normalised_previous_names'];

interface CompanyRow {
  id: number;
  name: string;
  jurisdiction_code: string;
  company_number: string;
  inactive: number | null;
}

interface OfficerRow {
  id: number;
  name: string;
  position: string | null;
  company_name: string | null;
}

/** Rows of several queries, each row once. A later query runs only if the earlier ones return too few. */
function gather<Row extends { id: number }>(questions: (() => Row[])[], limit: number): Row[] {
  const rows = new Map<number, Row>();
  for (const ask of questions) {
    if (rows.size >= limit) break;
    for (const row of ask()) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()].slice(0, limit);
}

/** Matching records that are read: of a frequent word's these are scattered over the whole register, a page of the file each. */
export const LOOKED_AT = 300;
/** Companies of each query that are ranked: a constant, so that the cost does not grow with the register. */
export const RANKED = 100;
const OFFICER = `SELECT o.id, o.name, o.position, c.name AS company_name
  FROM officers o LEFT JOIN companies c ON c.id = o.company_id`;

interface FrequentWord {
  word: string;
  /** Records that have it. */
  size: number;
}

/** As many of the words with a prefix are asked for, if it is one of a frequent word. */
const MOST_WORDS = 20;
/** Behind a word, and before all that continue it. */
const AFTER = '\u0001';

/**
 * Reads words of a search table. The search table itself would read all records of all words with a prefix before it
 * returned the first.
 */
function createWordLists(db: SqliteDatabase, search: 'company_search' | 'officer_search') {
  const version = createVersionReader(db);
  const list = db.prepare<[string], { expression: string; size: number }>(
    'SELECT expression, size FROM search_words WHERE search = ?',
  );
  const findFrom = createWordFinder(db, search);
  const wordsIn = (expression: string) => new Set([...expression.matchAll(/"([^" ]+)"/g)].map(([, word = '']) => word));
  let known: { at: string; words: FrequentWord[] } | undefined;

  /** The words of which the import stored the records, because many have them. */
  function listFrequent(): FrequentWord[] {
    const at = version();
    if (known?.at !== at) {
      const found = list.all(search).map(({ expression, size }) => ({ words: [...wordsIn(expression)], size }));
      known = { at, words: found.flatMap(({ words, size }) => words.map((word) => ({ word, size }))) };
    }
    return known.words;
  }

  /** The frequent words with the prefix and the first others; none if no frequent one has it. */
  function listBeginning(prefix: string): string[] {
    const found = listFrequent().flatMap(({ word }) => (word.startsWith(prefix) ? [word] : []));
    if (found.length === 0) return [];
    for (let term = findFrom(prefix); term?.startsWith(prefix) && found.length < MOST_WORDS; ) {
      found.push(term);
      term = findFrom(term + AFTER);
    }
    return [...new Set(found)];
  }

  return { listFrequent, listBeginning };
}

/** Names with words that so many have are not searched for those that begin with them: the search table would read them all. */
const MOST_READ = 200_000;

function createCompanySuggestions(db: SqliteDatabase) {
  const { listFrequent, listBeginning } = createWordLists(db, 'company_search');
  const otherNames = [createNameReader(db, 'previous'), createNameReader(db, 'alternative')];
  const rank = createRanking(db);
  const byBeginning = db
    .prepare<[string, string, number], number>(
      `SELECT c.id FROM companies c WHERE c.redacted = 0 AND c.sort_name >= ? AND c.sort_name < ?
       ORDER BY c.sort_name, c.id LIMIT ?`,
    )
    .pluck();
  const byMatch = db
    .prepare<[string, number], number>(
      `SELECT c.id FROM companies c JOIN (${HITS} LIMIT ${LOOKED_AT}) hit ON hit.id = c.id
       WHERE c.redacted = 0 ORDER BY length(c.sort_name), c.sort_name, c.id LIMIT ?`,
    )
    .pluck();
  const matching = (query: string | undefined, limit: number) => (query ? byMatch.all(query, limit) : []);
  const list = db.prepare<[string], CompanyRow>(
    `SELECT c.id, c.name, c.jurisdiction_code, c.company_number, c.inactive
     FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value ORDER BY hit.key`,
  );

  /** Names that begin with the text, the best first; then names that have its words elsewhere. */
  function listNamed(text: string, limit: number): number[] {
    const begins = fold(text).trim();
    const typed = words(text);
    const isEverywhere = typed.every((one) =>
      listFrequent().some(({ word, size }) => word === one && size > MOST_READ),
    );
    const beginners = byBeginning.all(begins, begins + LAST_LETTER, RANKED);
    const beginAnyName = isEverywhere ? [] : matching(beginningQuery(NAME_COLUMNS, text), RANKED);
    // Names that begin with the text are shown first: with enough of them, no other is.
    const isEnough = beginners.length >= limit || begins.length < LETTERS_FOR_WORDS;
    const elsewhere = isEnough ? [] : matching(typedQuery(NAME_COLUMNS, text, listBeginning), RANKED);
    return rank([...new Set([...beginAnyName, ...beginners, ...elsewhere])], text);
  }

  return (text: string, limit: number): Suggestions['companies'] => {
    const numbered = matching(typedNumberQuery(text), limit);
    const named = numbered.length < limit ? listNamed(text, limit) : [];
    const rows = list.all(JSON.stringify([...new Set([...numbered, ...named])].slice(0, limit)));
    const ids = rows.map(({ id }) => id);
    const others = otherNames.map((read) => read(ids));
    return rows.map(({ id, inactive, ...company }) => {
      const names = others.flatMap((read) => read.get(id) ?? []);
      const why = whyMatched(`${text}*`, { name: company.name, previous_names: names });
      return {
        ...company,
        previous_name: why?.kind === 'previous_name' ? why.name : null,
        inactive: truth(inactive),
        service_url: companyPath(company.jurisdiction_code, company.company_number),
      };
    });
  };
}

function createOfficerSuggestions(db: SqliteDatabase) {
  const byBeginning = db.prepare<[string, string, number], OfficerRow>(
    `${OFFICER} WHERE c.redacted IS NOT 1 AND o.sort_name >= ? AND o.sort_name < ? ORDER BY o.sort_name, o.id LIMIT ?`,
  );
  const byMatch = db.prepare<[string, number], OfficerRow>(
    `${OFFICER} WHERE o.id IN (SELECT rowid FROM officer_search WHERE officer_search MATCH ? LIMIT ${LOOKED_AT})
     AND c.redacted IS NOT 1 ORDER BY o.sort_name, o.id LIMIT ?`,
  );
  const { listBeginning } = createWordLists(db, 'officer_search');
  return (text: string, limit: number): Suggestions['officers'] => {
    const begins = fold(text).trim();
    const query = typedQuery(['name'], text, listBeginning);
    const rows = gather(
      [
        () => byBeginning.all(begins, begins + LAST_LETTER, limit),
        () => (query === undefined || begins.length < LETTERS_FOR_WORDS ? [] : byMatch.all(query, limit)),
      ],
      limit,
    );
    return rows.map((row) => ({ ...row, service_url: `/officers/${row.id}` }));
  };
}

/** Suggestions of companies and officers while typing; a text without words has none. */
export function createSuggestions(db: SqliteDatabase) {
  const companies = createCompanySuggestions(db);
  const officers = createOfficerSuggestions(db);
  return (text: string, limit: number): Pick<Suggestions, 'companies' | 'officers'> =>
    words(text).length === 0
      ? { companies: [], officers: [] }
      : { companies: companies(text, limit), officers: officers(text, limit) };
}

/** The companies with a matching row in the search table. */
export const HITS = `SELECT DISTINCT rowid / ${SEARCH_ROWS_PER_COMPANY} AS id FROM company_search WHERE company_search MATCH ?`;
