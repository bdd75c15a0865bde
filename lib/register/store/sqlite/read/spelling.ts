import { firstDistances, nextDistances } from '@/lib/shared/names/distance';
import { fold, withoutSecondLetters, words } from '@/lib/shared/names/fold';
import { normalisedWords } from '@/lib/shared/names/normalise';
import type { SqliteDatabase } from '../open';
import { createTermFinder } from '../sql-parts';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The smallest number of a row of distances. */
const leastOf = (row: readonly number[]): number => Math.min(...row);

export interface NearWord {
  word: string;
  distance: number;
}

const HAS_DIGIT = /\d/;

/**
 * The words of letters at most so many mistakes away from `word`, in the order of the alphabet. It jumps over words that
 * cannot be near, so that its cost follows the length of the word, not the number of words. The first letter may be
 * wrong only if one mistake is allowed: with two, most of the time would be spent on other first letters.
 * @param findFrom The first word that is not before a text; undefined ends the list.
 */
export function listNearWords(word: string, most: number, findFrom: (text: string) => string | undefined): NearWord[] {
  const near: NearWord[] = [];
  const firstLetters = most > 1 ? word.slice(0, 1) : LETTERS;
  // The row of each beginning of `text`, as far as a word that begins so can be near.
  let text = '';
  const rows: number[][] = [firstDistances(word)];
  const rowAfter = (letter: string): number[] =>
    nextDistances(word, { letter, before: text[rows.length - 2] }, { last: rows.at(-1) ?? [], former: rows.at(-2) });

  /** The first text behind `text` with which a near word can begin. */
  function jump(isDead: boolean): string | undefined {
    let after = isDead ? (text[rows.length - 1] ?? '') : '';
    for (;;) {
      for (const letter of rows.length === 1 ? firstLetters : LETTERS) {
        if (letter > after && leastOf(rowAfter(letter)) <= most) return text.slice(0, rows.length - 1) + letter;
      }
      if (rows.length === 1) return undefined;
      rows.pop();
      after = text[rows.length - 1] ?? '';
    }
  }

  for (let from = jump(false); from !== undefined; ) {
    const next = findFrom(from);
    if (next === undefined || !firstLetters.includes(next[0] ?? '')) break;
    let same = 0;
    while (same < rows.length - 1 && text[same] === next[same]) same++;
    rows.length = same + 1;
    text = next;
    while (rows.length <= text.length) {
      const row = rowAfter(text[rows.length - 1] ?? '');
      if (leastOf(row) > most) break;
      rows.push(row);
    }
    const isDead = rows.length <= text.length;
    const distance = rows.at(-1)?.[word.length] ?? 0;
    if (!isDead && distance <= most && !HAS_DIGIT.test(text)) near.push({ word: text, distance });
    from = jump(isDead);
  }
  return near;
}

/** Shorter words are near to too many others. */
const SHORTEST = 4;
/** Words that are long enough for two mistakes, which are looked for where one is not enough. */
const LONG = 8;
/** Jumps in the list of words for all words of a query: a bound of its time in large registers. */
const JUMPS = 3_000;
/** Near words of each word that are tried, and combinations of them. */
const NEAREST = 5;
const COMBINATIONS = 30;
/** Records that are counted to tell frequent words from rare ones. */
const COUNTED = 200;
/** Longer queries are not mistyped names. */
const MOST_WORDS = 6;

interface Spelling {
  /** One word, or two if a blank was left out. */
  words: string[];
  mistakes: number;
  /** Records that have it, as far as they were counted. */
  count: number;
}

const byLikelihood = (a: Spelling, b: Spelling): number => a.mistakes - b.mistakes || b.count - a.count;

const TABLES = {
  companies: {
    search: 'company_search',
    columns: '{name normalised_name previous_names normalised_previous_names}',
    findName: `SELECT c.name FROM company_search s JOIN companies c ON c.id = s.rowid / ${SEARCH_ROWS_PER_COMPANY}
      WHERE c.redacted = 0 AND company_search MATCH ? LIMIT 1`,
  },
  officers: {
    search: 'officer_search',
    columns: '{name}',
    findName: `SELECT o.name FROM officer_search s JOIN officers o ON o.id = s.rowid
      JOIN companies c ON c.id = o.company_id WHERE c.redacted = 0 AND officer_search MATCH ? LIMIT 1`,
  },
} as const;

/** Spellings of a query by which names are found. */
function createSpeller(db: SqliteDatabase, { search, columns, findName }: (typeof TABLES)[keyof typeof TABLES]) {
  const findFrom = createTermFinder(db, search);
  const countHits = db
    .prepare<[string, number], number>(`SELECT count(*) FROM (SELECT 1 FROM ${search} WHERE ${search} MATCH ? LIMIT ?)`)
    .pluck();
  const nameWith = db.prepare<[string], string>(findName).pluck();
  const expressionOf = (all: readonly string[]): string => `${columns} : ("${all.join('" AND "')}")`;
  const count = (all: readonly string[], most = COUNTED): number => countHits.get(expressionOf(all), most) ?? 0;
  const isThere = (all: readonly string[]): boolean => count(all, 1) > 0;
  let jumpsLeft = 0;

  const toSpelling = (all: string[], mistakes: number): Spelling[] => {
    const found = count(all);
    return found > 0 ? [{ words: all, mistakes, count: found }] : [];
  };

  /** As typed, or as a legal form is normalised. */
  const listKnown = (word: string): Spelling[] =>
    [[word], normalisedWords(word)]
      .filter(isThere)
      .slice(0, 1)
      .map((all) => ({ words: all, mistakes: 0, count: COUNTED }));

  /** With a blank that was left out. */
  function listSplit(word: string): Spelling[] {
    const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
    return places.flatMap((at) => toSpelling([word.slice(0, at), word.slice(at)], 1));
  }

  function listNear(word: string): Spelling[] {
    if (word.length < SHORTEST || HAS_DIGIT.test(word)) return [];
    const umlaut = withoutSecondLetters(word);
    // Not a mistake, but another way to write.
    const written = umlaut === word ? [] : toSpelling([umlaut], 0);
    for (const most of word.length < LONG ? [1] : [1, 2]) {
      const near = listNearWords(word, most, (text) => (jumpsLeft-- > 0 ? findFrom(text) : undefined));
      const spelt = near.filter(({ distance }) => distance > 0).flatMap((one) => toSpelling([one.word], one.distance));
      const all = [...written, ...spelt, ...(most === 1 ? listSplit(word) : [])];
      if (all.length > 0) return all.sort(byLikelihood).slice(0, NEAREST);
    }
    return [];
  }

  /** The words as the first name that has them writes them: with accents and capitals. */
  function asWritten(all: readonly string[]): string {
    const name = nameWith.get(expressionOf(all)) ?? '';
    const written = new Map((name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [fold(word), word]));
    return all.map((word) => written.get(word) ?? word).join(' ');
  }

  /** Each word in each of its spellings, the likeliest combinations first. */
  function combine(spellings: readonly Spelling[][]): Spelling[] {
    const none: Spelling = { words: [], mistakes: 0, count: COUNTED };
    return spellings.reduce<Spelling[]>(
      (before, next) =>
        before
          .flatMap((one) =>
            next.map((other) => ({
              words: [...one.words, ...other.words],
              mistakes: one.mistakes + other.mistakes,
              count: Math.min(one.count, other.count),
            })),
          )
          .sort(byLikelihood)
          .slice(0, COMBINATIONS),
      [none],
    );
  }

  /** Two words that are one. */
  const listJoined = (all: readonly string[]): Spelling[] =>
    all.slice(1).flatMap((word, at) => {
      const joined = [...all.slice(0, at), all[at] + word, ...all.slice(at + 2)];
      return isThere(joined) ? [{ words: joined, mistakes: 1, count: 1 }] : [];
    });

  return (q: string, limit: number): string[] => {
    jumpsLeft = JUMPS;
    const all = words(q);
    if (all.length === 0 || all.length > MOST_WORDS || isThere(all)) return [];
    const known = all.map(listKnown);
    // If each word is known, one of them may still be meant to be another.
    const isEach = known.every(({ length }) => length > 0);
    const spellings = all.map((word, at) => {
      const asTyped = known[at] ?? [];
      return asTyped.length > 0 && !isEach ? asTyped : [...asTyped, ...listNear(word)];
    });
    const tried = [...listJoined(all), ...combine(spellings)].sort(byLikelihood);
    const found = tried.filter((one) => isThere(one.words)).slice(0, limit);
    return [...new Set(found.map((one) => asWritten(one.words)))];
  };
}

/** Spellings of a query by which names of companies or officers are found, if it finds none; the likeliest first. */
export function createSpellings(db: SqliteDatabase) {
  const spellers = { companies: createSpeller(db, TABLES.companies), officers: createSpeller(db, TABLES.officers) };
  return (named: keyof typeof TABLES, q: string, limit: number): string[] => spellers[named](q, limit);
}
