import { LRUCache } from 'lru-cache';
import { words } from '@/lib/shared/names/fold';
import type { SqliteDatabase } from '../open';
import { addressQuery } from '../read/name-query';
import type { ADDRESS_SEARCHES } from '../schema';
import { IdSet, unite } from './id-set';
import type { Changes } from './search-columns';

/** A search table and its records. */
export interface WordTable {
  search: 'company_search' | 'officer_search' | (typeof ADDRESS_SEARCHES)[number];
  records: 'companies' | 'officers';
  /** The rows of a record begin at its id times this number. */
  rowsPerRecord: number;
}

/** What of the columns tells which hits are out of date. */
interface Generations {
  readonly generation: number;
  readonly storedGeneration: number;
  readonly size: number;
  changesSince(generation: number): Changes | undefined;
}

/** Memory for the hits of a table, in bytes of a thread: some eight of the most frequent words of five million companies. */
const KEPT_BYTES = 5_000_000;

const COMMA = 44;
const ZERO = 48;

/** Numbers separated by commas, each once; they ascend. Ten times as fast as reading rows, twice as fast as JSON. */
export function parseIds(text: string | null | undefined): Uint32Array {
  if (!text) return new Uint32Array(0);
  const ids = new Uint32Array((text.length >> 1) + 1);
  let count = 0;
  let id = 0;
  let last = -1;
  for (let at = 0; at <= text.length; at++) {
    const letter = at < text.length ? text.charCodeAt(at) : COMMA;
    if (letter !== COMMA) id = id * 10 + letter - ZERO;
    else {
      if (id !== last) ids[count++] = id;
      last = id;
      id = 0;
    }
  }
  return ids.slice(0, count);
}

interface Hits {
  ids: IdSet;
  generation: number;
}

/** The records that match expressions of a search table. */
interface WordReader {
  /** Ascending; none if there is no expression. */
  list(expression: string | undefined): Uint32Array;
  /** Undefined if they would have to be read from the search table. */
  findKnown(expression: string): IdSet | undefined;
}

/** They are kept in memory, and mended after a change: frequent words are read once, not at each search. */
export function createWordReader(
  db: SqliteDatabase,
  columns: Generations,
  { search, rowsPerRecord }: WordTable,
): WordReader {
  const list = (condition: string) =>
    db
      .prepare<(string | number)[], string | null>(
        `SELECT group_concat(rowid / ${rowsPerRecord}) FROM ${search} WHERE ${search} MATCH ?${condition}`,
      )
      .pluck();
  const listAll = list('');
  const listFrom = list(' AND rowid >= ?');
  const listOne = list(' AND rowid BETWEEN ? AND ?');
  const findStored = db.prepare<[string], { size: number; ids: Buffer }>(
    `SELECT size, ids FROM search_words WHERE search = '${search}' AND expression = ?`,
  );
  const kept = new LRUCache<string, Hits>({ maxSize: KEPT_BYTES, sizeCalculation: ({ ids }) => ids.byteLength + 200 });

  /** The hits with those of changed and new records in place of what they were; undefined if too much has changed. */
  function mend({ ids, generation }: Hits, expression: string): IdSet | undefined {
    const changes = columns.changesSince(generation);
    if (!changes) return undefined;
    const { changed, after } = changes;
    if (changed.length === 0 && after === columns.size - 1) return ids;
    const gone = new Set(changed);
    const found = changed.flatMap((id) => {
      const first = id * rowsPerRecord;
      return [...parseIds(listOne.get(expression, first, first + rowsPerRecord - 1))];
    });
    const added = parseIds(listFrom.get(expression, (after + 1) * rowsPerRecord));
    const before = ids.toArray();
    const staying = gone.size === 0 ? before : before.filter((id) => !gone.has(id));
    return IdSet.of(unite([staying, Uint32Array.from(found).sort(), added]));
  }

  /** Frequent words were read by the import. */
  function readStored(expression: string): Hits | undefined {
    const stored = findStored.get(expression);
    return stored && { ids: IdSet.read(stored.size, stored.ids), generation: columns.storedGeneration };
  }

  function findKnown(expression: string): IdSet | undefined {
    const known = kept.get(expression) ?? readStored(expression);
    const ids = known && mend(known, expression);
    if (ids) kept.set(expression, { ids, generation: columns.generation });
    return ids;
  }

  return {
    findKnown,
    list(expression) {
      if (expression === undefined) return new Uint32Array(0);
      const known = findKnown(expression);
      if (known) return known.toArray();
      const ids = parseIds(listAll.get(expression));
      kept.set(expression, { ids: IdSet.of(ids), generation: columns.generation });
      return ids;
    },
  };
}

/**
 * Reads the records that have all words of a text in their one address, ascending. Only words whose records are not
 * known are looked up in the search table, which would read all addresses of "street".
 */
export function createAddressReader(db: SqliteDatabase, columns: Generations, table: WordTable) {
  const reader = createWordReader(db, columns, table);
  return (text: string): Uint32Array => {
    const known: IdSet[] = [];
    const others: string[] = [];
    for (const word of new Set(words(text))) {
      const ids = reader.findKnown(addressQuery(word) ?? '');
      if (ids) known.push(ids);
      else others.push(word);
    }
    const [first, ...sets] = known.sort((a, b) => a.size - b.size);
    if (!first || others.length > 0) {
      const ids = reader.list(addressQuery(others.join(' ')));
      return known.reduce((left, set) => set.intersect(left), ids);
    }
    return sets.reduce((left, set) => set.intersect(left), first.toArray());
  };
}

/** A text of each record, its search table, and what finds a word of it. */
export interface WordText extends WordTable {
  /** In SQL, of the row `r`. */
  text: string;
  toExpression(word: string): string | undefined;
}

/** Records that are looked at to find out which words are frequent. */
const SAMPLED = 20_000;

/**
 * Stores the records of frequent words, which at least so many have. Call after the columns were stored, in the same
 * transaction.
 */
export function storeFrequentWords(
  db: SqliteDatabase,
  columns: Generations,
  { text, toExpression, ...table }: WordText,
  frequent: number,
): void {
  db.prepare('DELETE FROM search_words WHERE search = ?').run(table.search);
  const insert = db.prepare('INSERT OR REPLACE INTO search_words (search, expression, size, ids) VALUES (?, ?, ?, ?)');
  const read = createWordReader(db, columns, table);
  for (const word of listFrequentWords(db, { records: table.records, text, size: columns.size }, frequent)) {
    const expression = toExpression(word);
    const ids = read.list(expression);
    if (ids.length >= frequent) insert.run(table.search, expression, ids.length, IdSet.of(ids).toBytes());
  }
}

/** Words that are frequent in a sample of all texts. */
function listFrequentWords(
  db: SqliteDatabase,
  { records, text, size }: { records: string; text: string; size: number },
  frequent: number,
): string[] {
  const find = db.prepare<[number], string>(`SELECT ${text} FROM ${records} r WHERE id >= ? LIMIT 1`).pluck();
  const counts = new Map<string, number>();
  for (let at = 0; at < SAMPLED; at++) {
    for (const word of new Set(words(find.get(Math.floor((at * size) / SAMPLED)) ?? ''))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  // Half of what is wanted, as the sample may show less than there is.
  const least = Math.max(2, (SAMPLED * frequent) / size / 2);
  return [...counts].flatMap(([word, count]) => (count >= least ? [word] : []));
}
