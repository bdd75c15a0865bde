import { ownKeyOf, withImplied } from '../../prepare/company';
import type { PreparedInput } from '../../prepare/prepare';
import type { PublisherRecords } from '../../prepare/publishers';
import { keysDescribed, keysReferred } from '../../prepare/record-keys';
import type { ImportRun } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityFinder } from '../write/row-ids';
import { type Journal, recordsOf, sumPublishers } from './journal-reader';
import { type RewriteOptions, readWholeJournal } from './rewrite';

/** What the register was made of. */
export interface Origins {
  publishers: PublisherRecords[];
  imports: (ImportRun & { publishers: PublisherRecords[] })[];
  /** What was written without an import. */
  others: PublisherRecords[];
}

export function listOrigins({ rows, imports }: Journal): Origins {
  const of = (importId: number | null) =>
    sumPublishers(rows.filter((row) => row.importId === importId).flatMap(({ publishers }) => publishers));
  return {
    publishers: sumPublishers(rows.flatMap(({ publishers }) => publishers)),
    imports: imports.map((run) => ({ ...run, publishers: of(run.id) })),
    others: of(null),
  };
}

export type InputKind = PreparedInput['kind'];

/** What a rewriting would take out of the register. */
export interface Survey {
  /** Number of records by kind. */
  records: Partial<Record<InputKind, number>>;
  /** Companies of which some record would go. */
  companies: {
    /** Nothing else speaks of them. */
    gone: number;
    /** Other records name them. */
    named: number;
    /** They have other records. */
    kept: number;
  };
}

/** What is known of an entity. */
const [GONE, KEPT, NAMED] = [1, 2, 4];

/** Marks what the records say of each entity, by its id in the register. */
class EntityMarks {
  private readonly marks: Uint8Array;
  private readonly find;

  constructor(db: SqliteDatabase) {
    const last = db.prepare<[], number | null>('SELECT max(id) FROM entities').pluck().get() ?? 0;
    this.marks = new Uint8Array(last + 1);
    this.find = createEntityFinder(db);
  }

  mark(keys: readonly string[], mark: number): void {
    for (const key of keys) {
      const id = this.find(key);
      if (id !== undefined) this.marks[id] = (this.marks[id] ?? 0) | mark;
    }
  }

  count(): Survey['companies'] {
    const companies = { gone: 0, named: 0, kept: 0 };
    for (const mark of this.marks) {
      if (!(mark & GONE)) continue;
      companies[mark & KEPT ? 'kept' : mark & NAMED ? 'named' : 'gone']++;
    }
    return companies;
  }
}

/** Counts what would go, without writing anything. */
export function surveyRewriting(db: SqliteDatabase, { filter, onProgress }: RewriteOptions): Survey {
  const journal = readWholeJournal(db);
  const entities = new EntityMarks(db);
  const records: Survey['records'] = {};
  const progress = { records: 0, taken: 0, size: journal.rows.reduce((sum, { size }) => sum + (size ?? 0), 0) };

  function noteGone(input: PreparedInput): void {
    records[input.kind] = (records[input.kind] ?? 0) + 1;
    if (input.kind === 'company') entities.mark([ownKeyOf(input)], GONE);
  }

  function noteKept(input: PreparedInput): void {
    if (input.kind === 'company') entities.mark([ownKeyOf(input)], KEPT);
    entities.mark([...keysDescribed(input), ...keysReferred(input)], NAMED);
  }

  for (const row of journal.rows) {
    if (row.size === null) continue;
    const concerns = filter.concerns(row);
    for (const record of recordsOf(journal.entryOf(row))) {
      if ('problem' in record) continue;
      progress.records++;
      const { kept, gone } = concerns ? filter.split(record.inputs, row) : { kept: record.inputs, gone: [] };
      for (const input of withImplied(gone)) noteGone(input);
      for (const input of kept) noteKept(input);
    }
    progress.taken += row.size;
    onProgress?.(progress);
  }
  return { records, companies: entities.count() };
}
