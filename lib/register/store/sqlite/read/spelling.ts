import { LRUCache } from 'lru-cache';
import { distance, firstDistances, nextDistances } from '@/lib/shared/names/distance';
import { fold, withoutSecondLetters, words } from '@/lib/shared/names/fold';
import { normalisedWords } from '@/lib/shared/names/normalise';
import type { SqliteDatabase } from '../open';
import { createVersionReader, createWordFinder, reverseWord } from '../sql-parts';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** In no word. */
const NO_LETTER = ' ';

/** The smallest number of a row of distances. */
function leastOf(row: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const distance of row) if (distance < least) least = distance;
  return least;
}

export interface NearWord {
  word: string;
  distance: number;
}

/** Where names are in the search tables. */
export const NAME_COLUMNS = {
  companies: '{name normalised_name previous_names normalised_previous_names}',
  officers: '{name}',
} as const;

const HAS_DIGIT = /\d/;
/** Words of other letters are in no table of words. */
const HAS_PLAIN_LETTERS = /^[a-z0-9]+$/;

/** Finds the first word that is not before a text; undefined ends the list. */
type WordFinder = (text: string) => string | undefined;

/** How far words may be from a wanted one. */
interface Nearness {
  /** The most mistakes in the whole word. */
  most: number;
  /** The most mistakes in its first letters, and how many letters these are. */
  first: { letters: number; most: number };
  /** The letters with which near words may begin. */
  beginnings: string;
}

/**
 * Words near to `word`, in the order of the alphabet. It jumps over words that cannot be near, so that its cost follows
 * the length of the word, not the number of words.
 */
function listNearFromStart(word: string, { most, first, beginnings }: Nearness, findFrom: WordFinder): string[] {
  const near: string[] = [];
  const limited = (row: number[]): number[] => {
    for (let at = 0; at <= first.letters; at++) {
      if ((row[at] as number) > first.most) row[at] = Number.POSITIVE_INFINITY;
    }
    return row;
  };
  // The row of each beginning of `text`, as far as a word that begins so can be near.
  let text = '';
  const rows: number[][] = [limited(firstDistances(word))];
  const rowAfter = (letter: string): number[] =>
    limited(
      nextDistances(word, { letter, before: text[rows.length - 2] }, { last: rows.at(-1) ?? [], former: rows.at(-2) }),
    );

  /** The first text behind `text` with which a near word can begin. */
  function jump(isDead: boolean): string | undefined {
    let after = isDead ? (text[rows.length - 1] ?? '') : '';
    for (;;) {
      // All letters that the word does not have are alike.
      const isNearWithOther = leastOf(rowAfter(NO_LETTER)) <= most;
      for (const letter of rows.length === 1 ? beginnings : LETTERS) {
        if (letter <= after) continue;
        const isNear = word.includes(letter) ? leastOf(rowAfter(letter)) <= most : isNearWithOther;
        if (isNear) return text.slice(0, rows.length - 1) + letter;
      }
      if (rows.length === 1) return undefined;
      rows.pop();
      after = text[rows.length - 1] ?? '';
    }
  }

  for (let from = jump(false); from !== undefined; ) {
    const next = findFrom(from);
    if (next === undefined || !beginnings.includes(next[0] ?? '')) break;
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
    if (!isDead && (rows.at(-1)?.[word.length] ?? 0) <= most && !HAS_DIGIT.test(text)) near.push(text);
    from = jump(isDead);
  }
  return near;
}

/**
 * The words of letters at most so many mistakes away from `word`, in the order of the alphabet. One of the halves of a word
 * has at most half of its mistakes. So words are looked for from their first letter on, with half of the mistakes in the first
 * half, and from their last letter on in the same way: a tenth as many words are looked at as from the first letter alone
 * (Mihov and Schulz, Fast Approximate Search in Large Dictionaries, 2004). The first letter may be wrong only if one
 * mistake is allowed.
 */
export function listNearWords(
  word: string,
  most: number,
  { findFrom, findReversedFrom }: { findFrom: WordFinder; findReversedFrom: WordFinder },
): NearWord[] {
  const half = Math.ceil(word.length / 2);
  const inHalf = Math.floor(most / 2);
  const start = most > 1 ? word.slice(0, 1) : LETTERS;
  // Letters that are exchanged may be of both halves.
  const first = { letters: Math.max(0, half - 1), most: inHalf };
  const last = { letters: word.length - half, most: inHalf };
  const near = [
    ...listNearFromStart(word, { most, first, beginnings: start }, findFrom),
    ...listNearFromStart(reverseWord(word), { most, first: last, beginnings: LETTERS }, findReversedFrom)
      .map(reverseWord)
      .filter((one) => start.includes(one.slice(0, 1))),
  ];
  return [...new Set(near)].sort().map((one) => ({ word: one, distance: distance(one, word) }));
}

/** Shorter words are near to too many others. */
const SHORTEST = 4;
/** Words that are long enough for two mistakes, which are looked for where one is not enough. */
const LONG = 8;
/** Jumps in the list of words for all words of a query: a bound of its time in large registers. */
const JUMPS = 2_000;
/** Near words of each word that are tried, and combinations of them. */
const NEAREST = 5;
const COMBINATIONS = 8;
/** Combinations that are looked up together: fewer requests to a cluster, and few that turn out not to be needed. */
const TRIED_AT_ONCE = 8;
/** Records that are counted to tell frequent words from rare ones. */
const COUNTED = 200;
/** Counts that are kept until the register changes: names share their frequent words. */
const COUNTS_KEPT = 5_000;
/** Lists of near words that are kept as long: a match asks for the words of a name with its legal form and without. */
const NEAR_WORDS_KEPT = 500;
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
    findName: `SELECT c.name FROM company_search s JOIN companies c ON c.id = s.rowid / ${SEARCH_ROWS_PER_COMPANY}
      WHERE c.redacted = 0 AND company_search MATCH ? LIMIT 1`,
  },
  officers: {
    search: 'officer_search',
    findName: `SELECT o.name FROM officer_search s JOIN officers o ON o.id = s.rowid
      JOIN companies c ON c.id = o.company_id WHERE c.redacted = 0 AND officer_search MATCH ? LIMIT 1`,
  },
} as const;

/** Names that queries search. */
export interface SpelledNames {
  /** How many names have all of the words, as far as they are counted. */
  count(all: readonly string[], most: number): number | Promise<number>;
  /** The first shown name that has them. */
  findName(all: readonly string[]): string | undefined | Promise<string | undefined>;
  /** Words of names at most so many mistakes away, in the order of the alphabet. */
  listNear(word: string, most: number): readonly NearWord[] | Promise<readonly NearWord[]>;
}

/** The query of a search table for names that have all of the words. */
export const namesWith = (named: keyof typeof NAME_COLUMNS, all: readonly string[]): string =>
  `${NAME_COLUMNS[named]} : ("${all.join('" AND "')}")`;

/** Spellings of a query by which names are found. */
export function createSpeller({ count: countNames, findName, listNear: listNearNames }: SpelledNames) {
  const isThere = async (all: readonly string[]): Promise<boolean> => (await countNames(all, 1)) > 0;

  async function toSpellings(candidates: readonly { words: string[]; mistakes: number }[]): Promise<Spelling[]> {
    const counted = await Promise.all(candidates.map(({ words }) => countNames(words, COUNTED)));
    return candidates
      .map((candidate, at) => ({ ...candidate, count: counted[at] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  async function whichAreThere(lists: readonly string[][]): Promise<string[][]> {
    const found = await Promise.all(lists.map(isThere));
    return lists.filter((_, at) => found[at]);
  }

  /** As typed, or as a legal form is normalised. */
  async function listKnown(word: string): Promise<Spelling[]> {
    const known = await whichAreThere([[word], normalisedWords(word)]);
    return known.slice(0, 1).map((all) => ({ words: all, mistakes: 0, count: COUNTED }));
  }

  /** Whether few names have a word that is known. */
  const isRare = async ([known]: readonly Spelling[]): Promise<boolean> =>
    known !== undefined && (await countNames(known.words, COUNTED)) < COUNTED;

  /** With a blank that was left out. */
  function listSplit(word: string): Promise<Spelling[]> {
    const places = Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => at + 2);
    return toSpellings(places.map((at) => ({ words: [word.slice(0, at), word.slice(at)], mistakes: 1 })));
  }

  async function listNear(word: string): Promise<Spelling[]> {
    if (word.length < SHORTEST || HAS_DIGIT.test(word)) return [];
    const umlaut = withoutSecondLetters(word);
    // Not a mistake, but another way to write.
    const written = umlaut === word ? [] : await toSpellings([{ words: [umlaut], mistakes: 0 }]);
    for (const most of word.length < LONG ? [1] : [1, 2]) {
      const near = (await listNearNames(word, most)).filter(({ distance }) => distance > 0);
      const spelt = await toSpellings(near.map((one) => ({ words: [one.word], mistakes: one.distance })));
      const all = [...written, ...spelt, ...(most === 1 ? await listSplit(word) : [])];
      if (all.length > 0) return all.sort(byLikelihood).slice(0, NEAREST);
    }
    return [];
  }

  /** The words as the first name that has them writes them: with accents and capitals. */
  async function asWritten(all: readonly string[]): Promise<string> {
    const name = (await findName(all)) ?? '';
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
  async function listJoined(all: readonly string[]): Promise<string[][]> {
    const joined = all.slice(1).map((word, at) => [...all.slice(0, at), all[at] + word, ...all.slice(at + 2)]);
    return whichAreThere(joined);
  }

  const namesOf = async (found: readonly string[][], limit: number): Promise<string[]> => [
    ...new Set(await Promise.all(found.slice(0, limit).map(asWritten))),
  ];

  return async (q: string, limit: number): Promise<string[]> => {
    const all = words(q);
    if (all.length === 0 || all.length > MOST_WORDS || (await isThere(all))) return [];
    // All letters are right: no mistake in one is likelier, and to look for near words takes long.
    const joined = await listJoined(all);
    if (joined.length > 0) return namesOf(joined, limit);
    const known = await Promise.all(all.map(listKnown));
    // If each word is known, one of them may still be meant to be another: a rare one sooner than a frequent one.
    const isEach = known.every(({ length }) => length > 0);
    const rare = isEach ? await Promise.all(known.map(isRare)) : [];
    const isDoubted = (at: number): boolean => (rare.includes(true) ? rare[at] === true : isEach);
    const spellings: Spelling[][] = [];
    for (const [at, word] of all.entries()) {
      const asTyped = known[at] ?? [];
      spellings.push(asTyped.length > 0 && !isDoubted(at) ? asTyped : [...asTyped, ...(await listNear(word))]);
    }
    const tried = combine(spellings);
    const found: string[][] = [];
    for (let at = 0; at < tried.length && found.length < limit; at += TRIED_AT_ONCE) {
      const some = tried.slice(at, at + TRIED_AT_ONCE).map((one) => one.words);
      found.push(...(await whichAreThere(some)));
    }
    return namesOf(found, limit);
  };
}

/** The names of a search table of the file. */
function namesOfTable(db: SqliteDatabase, named: keyof typeof TABLES) {
  const { search, findName } = TABLES[named];
  const findFrom = createWordFinder(db, search);
  const findReversedFrom = createWordFinder(db, search, 'reversed_name_words');
  const countHits = db
    .prepare<[string, number], number>(`SELECT count(*) FROM (SELECT 1 FROM ${search} WHERE ${search} MATCH ? LIMIT ?)`)
    .pluck();
  const nameWith = db.prepare<[string], string>(findName).pluck();
  const version = createVersionReader(db);
  const counts = new LRUCache<string, number>({ max: COUNTS_KEPT });
  const nearWords = new LRUCache<string, { near: readonly NearWord[]; jumps: number }>({ max: NEAR_WORDS_KEPT });
  let readAt: string | undefined;
  // Asked first, as the search table takes twenty times as long to find nothing.
  const isUnknown = (word: string): boolean => HAS_PLAIN_LETTERS.test(word) && findFrom(word) !== word;
  function count(all: readonly string[], most: number): number {
    const key = `${most} ${all.join(' ')}`;
    const counted = counts.get(key) ?? (all.some(isUnknown) ? 0 : (countHits.get(namesWith(named, all), most) ?? 0));
    counts.set(key, counted);
    return counted;
  }
  /** For one query. */
  return (): SpelledNames => {
    const now = version();
    if (now !== readAt) for (const kept of [counts, nearWords]) kept.clear();
    readAt = now;
    let jumpsLeft = JUMPS;
    function listNear(word: string, most: number): readonly NearWord[] {
      const key = `${most} ${word}`;
      const known = nearWords.get(key);
      // It costs what it cost first, so that a reply does not depend on earlier ones.
      if (known && known.jumps <= jumpsLeft) {
        jumpsLeft -= known.jumps;
        return known.near;
      }
      const before = jumpsLeft;
      const near = listNearWords(word, most, {
        findFrom: (text) => (jumpsLeft-- > 0 ? findFrom(text) : undefined),
        findReversedFrom: (text) => (jumpsLeft-- > 0 ? findReversedFrom(text) : undefined),
      });
      if (jumpsLeft >= 0) nearWords.set(key, { near, jumps: before - jumpsLeft });
      return near;
    }
    return {
      count,
      findName: (all) => nameWith.get(namesWith(named, all)),
      listNear,
    };
  };
}

/** Spellings of a query by which names of companies or officers are found, if it finds none; the likeliest first. */
export function createSpellings(db: SqliteDatabase) {
  const namesOf = { companies: namesOfTable(db, 'companies'), officers: namesOfTable(db, 'officers') };
  return (named: keyof typeof TABLES, q: string, limit: number): Promise<string[]> =>
    createSpeller(namesOf[named]())(q, limit);
}
