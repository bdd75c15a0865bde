import { type BatchRecord, unpackRecords } from '../../prepare/batch';
import { chunksOf, JOURNAL_VERSION, type JournalEntry } from '../../prepare/journal';
import { type PublisherRecords, sumOf } from '../../prepare/publishers';
import type { ImportRun } from '../../store';
import type { SqliteDatabase } from '../open';
import { createImportReader } from '../read/contents';
import type { Writing } from '../writer';

/** What was written in one transaction, without the records. */
export interface JournalRow extends Writing {
  id: number;
  publishers: PublisherRecords[];
  /** Size of the records; null: the import ended here. */
  size: number | null;
}

interface StoredRow {
  id: number;
  importId: number | null;
  time: string;
  publishers: string;
  size: number | null;
}

const ROWS = `SELECT r.id, r.import_id AS importId, coalesce(i.started_at, r.written_at) AS time, r.publishers,
    length(r.records) AS size
  FROM import_records r LEFT JOIN imports i ON i.id = r.import_id ORDER BY r.id`;

/** The number of records by publisher in the journal; `importId` as in its rows. */
export interface ImportPublishers {
  importId: number | null;
  publishers: PublisherRecords[];
}

/** The journal of a register. */
export interface Journal {
  rows: JournalRow[];
  imports: ImportRun[];
  /** False if it lacks records, or holds them in a form that is not read any more. */
  isWhole: boolean;
  entryOf(row: JournalRow): JournalEntry;
}

/** The records of an entry. */
export const recordsOf = ({ records }: JournalEntry): Generator<BatchRecord> => unpackRecords(chunksOf(records));

/** Sums of publishers by name. */
export function sumPublishers(all: Iterable<PublisherRecords>): PublisherRecords[] {
  const sums = new Map<string | null, PublisherRecords>();
  for (const one of all) {
    const sum = sums.get(one.publisher);
    sums.set(one.publisher, sum ? sumOf(sum, one) : one);
  }
  return [...sums.values()];
}

export function readJournal(db: SqliteDatabase): Journal {
  const rows = db.prepare<[], StoredRow>(ROWS).all();
  const other = db.prepare<[number], number>('SELECT count(*) FROM import_records WHERE version <> ?').pluck();
  const find = db.prepare<[number], Buffer>('SELECT records FROM import_records WHERE id = ?').pluck();
  return {
    rows: rows.map((row) => ({ ...row, publishers: JSON.parse(row.publishers) })),
    imports: createImportReader(db).list(-1).reverse(),
    isWhole: other.get(JOURNAL_VERSION) === 0,
    entryOf: ({ id, publishers }) => ({ records: find.get(id) ?? Buffer.alloc(0), publishers }),
  };
}
