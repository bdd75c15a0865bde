import { LRUCache } from 'lru-cache';
import { words } from '@/lib/shared/names/fold';
import { DEFAULT_SEARCH_FIELDS } from '../../store';
import type { SqliteDatabase } from '../open';
import { companyQuery } from '../read/name-query';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import type { CompanyColumns } from './columns';
import { IdSet, uniteSorted } from './sorted-ids';

/** Memory for hits, in bytes of a thread: some hundred frequent words of five million companies. */
const KEPT_BYTES = 64_000_000;

const COMMA = 44;
const ZERO = 48;

/** Numbers separated by commas, each once; they ascend. Ten times as fast as reading rows, twice as fast as JSON. */
function parseIds(text: string): Uint32Array {
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
  ids: Uint32Array;
  generation: number;
}

/**
 * Reads the ids of companies that match an expression of the search table, ascending. They are kept in memory, and
 * mended after a change: frequent words are read once, not at each search.
 */
export function createWordReader(db: SqliteDatabase, columns: CompanyColumns): (expression: string) => Uint32Array {
  const list = (condition: string) =>
    db
      .prepare<(string | number)[], string | null>(
        `SELECT group_concat(rowid / ${SEARCH_ROWS_PER_COMPANY}) FROM company_search WHERE company_search MATCH ?${condition}`,
      )
      .pluck();
  const listAll = list('');
  const listFrom = list(' AND rowid >= ?');
  const listOne = list(' AND rowid BETWEEN ? AND ?');
  const parse = (text: string | null | undefined): Uint32Array => (text ? parseIds(text) : new Uint32Array(0));
  const findStored = db.prepare<[string], { size: number; ids: Buffer }>(
    'SELECT size, ids FROM company_words WHERE expression = ?',
  );
  const kept = new LRUCache<string, Hits>({ maxSize: KEPT_BYTES, sizeCalculation: ({ ids }) => ids.byteLength + 200 });

  /** The hits with those of changed and new companies in place of what they were. */
  function mend({ ids, generation }: Hits, expression: string): Uint32Array | undefined {
    const changes = columns.changesSince(generation);
    if (!changes) return undefined;
    const gone = new Set(changes.changed);
    const found = changes.changed.flatMap((id) => {
      const first = id * SEARCH_ROWS_PER_COMPANY;
      return [...parse(listOne.get(expression, first, first + SEARCH_ROWS_PER_COMPANY - 1))];
    });
    const added = parse(listFrom.get(expression, (changes.after + 1) * SEARCH_ROWS_PER_COMPANY));
    const staying = gone.size === 0 ? ids : ids.filter((id) => !gone.has(id));
    return uniteSorted([staying, Uint32Array.from(found).sort(), added]);
  }

  /** Frequent words were read by the import. */
  function readStored(expression: string): Hits | undefined {
    const stored = findStored.get(expression);
    return stored && { ids: IdSet.read(stored.size, stored.ids).toArray(), generation: columns.storedGeneration };
  }

  return (expression) => {
    const known = kept.get(expression) ?? readStored(expression);
    if (known?.generation === columns.generation) return known.ids;
    const ids = (known && mend(known, expression)) ?? parse(listAll.get(expression));
    kept.set(expression, { ids, generation: columns.generation });
    return ids;
  };
}

/** Names that are looked at to find out which words are frequent. */
const SAMPLED = 20_000;
/**
 * Stores the companies of frequent words, which at least so many companies have. Call after the columns were stored, in the
 * same transaction.
 */
export function storeFrequentWords(db: SqliteDatabase, columns: CompanyColumns, frequent: number): void {
  const insert = db.prepare('INSERT OR REPLACE INTO company_words (expression, size, ids) VALUES (?, ?, ?)');
  db.exec('DELETE FROM company_words');
  const read = createWordReader(db, columns);
  for (const word of listFrequentWords(db, columns.size, frequent)) {
    const expression = companyQuery(word, 'B', DEFAULT_SEARCH_FIELDS);
    const ids = expression === undefined ? new Uint32Array(0) : read(expression);
    if (ids.length >= frequent) insert.run(expression, ids.length, IdSet.of(ids).toBytes());
  }
}

/** Words that are frequent in a sample of all names. */
function listFrequentWords(db: SqliteDatabase, size: number, frequent: number): string[] {
  const find = db.prepare<[number], string>('SELECT sort_name FROM companies WHERE id >= ? LIMIT 1').pluck();
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

const MARKS = `SELECT DISTINCT e.entity_id FROM statement_search m
  JOIN statements s ON s.id = m.rowid AND s.data_type = 'trademark_registration'
  JOIN statement_entities e ON e.statement_id = s.id WHERE statement_search MATCH ? ORDER BY 1`;

/** By the identifier alone, or with its system as a prefix: `us_sec_cik-0000001`. */
const IDENTIFIED = `SELECT company_id FROM company_identifiers WHERE lower(uid) = ?
  UNION SELECT company_id FROM company_identifiers WHERE lower(identifier_system_code || '-' || uid) = ? ORDER BY 1`;

/** Reads the ids of companies by what is in no column, each list ascending. */
export function createIdReader(db: SqliteDatabase, columns: CompanyColumns) {
  const marked = db.prepare<[string], number>(MARKS).pluck();
  const identified = db.prepare<[string, string], number>(IDENTIFIED).pluck();
  return {
    byWords: createWordReader(db, columns),
    byMark: (expression: string): Uint32Array => Uint32Array.from(marked.all(expression)),
    byIdentifier: (uid: string): Uint32Array => Uint32Array.from(identified.all(uid, uid)),
  };
}

export type IdReader = ReturnType<typeof createIdReader>;
