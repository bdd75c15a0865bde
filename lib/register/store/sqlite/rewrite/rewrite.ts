import type { PreparedInput } from '../../prepare/prepare';
import type { WriteOutcome } from '../../records';
import { type GroupFate, type ImportCheckpoint, outcomeOf, UnusableRegisterError } from '../../store';
import type { SqliteDatabase } from '../open';
import { packNow } from '../write/journal';
import { idsOfBefore } from '../write/row-ids';
import { createRegisterWriter, openForWriting } from '../writer';
import type { RecordFilter } from './forgetting';
import { type Journal, type JournalRow, readJournal, recordsOf } from './journal-reader';
import type { LockedRegister } from './replace-file';

/** Copied as they are: they are of this register, and not of a source. */
const COPIED = ['imports', 'accounts', 'suppressed_persons', 'suppressed_signs', 'suppression_keys'];

export const NOT_WHOLE =
  'The register holds records that an earlier version of this program wrote, of which it did not keep what each source says: move it away and import again.';

/** The journal of a register that can be written anew. */
export function readWholeJournal(db: SqliteDatabase): Journal {
  const journal = readJournal(db);
  if (!journal.isWhole) throw new UnusableRegisterError(NOT_WHOLE);
  return journal;
}

/** What an import has left. */
interface ImportChange {
  /** Records of its files that are gone, and that are left. */
  gone: number;
  left: number;
  /** Whether anything is gone. */
  isTouched: boolean;
  outcomes: Record<WriteOutcome, number>;
}

/** By import. */
type ImportChanges = Map<number | null, ImportChange>;

const newChange = (): ImportChange => ({
  ...{ gone: 0, left: 0, isTouched: false },
  outcomes: { added: 0, merged: 0, unchanged: 0 },
});

const NOTHING: readonly PreparedInput[] = [];

export interface RewriteProgress {
  /** Records written, and bytes of the journal that are done. */
  records: number;
  taken: number;
  size: number;
}

export interface RewriteOptions {
  filter: RecordFilter;
  onProgress?: (progress: RewriteProgress) => void;
  /** Changes the new register before anything is written into it. */
  prepare?: (db: SqliteDatabase) => void;
}

export interface Rewritten {
  /** Imports of which something is gone. */
  changed: { id: number; format: string; isGone: boolean }[];
}

function copyTables(before: SqliteDatabase, now: SqliteDatabase): void {
  for (const table of COPIED) {
    const columns = before.prepare<[], { name: string }>(`SELECT name FROM pragma_table_info('${table}')`).all();
    const names = columns.map(({ name }) => name);
    const insert = now.prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`,
    );
    const rows = before.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`).all();
    now.transaction(() => {
      for (const row of rows) insert.run(row);
    })();
  }
}

/** Ids that were given once are not given again. */
function copySequences(before: SqliteDatabase, now: SqliteDatabase): void {
  const listed = before.prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence').all();
  const remove = now.prepare('DELETE FROM sqlite_sequence WHERE name = ?');
  const insert = now.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
  for (const { name, seq } of listed.filter(({ name }) => !name.endsWith('_changes') && name !== 'change_log')) {
    remove.run(name);
    insert.run(name, seq);
  }
}

/** The records of a row as they are written anew, and for the journal of the new register. */
function filterRow(journal: Journal, row: JournalRow, filter: RecordFilter, change: ImportChange) {
  const entry = journal.entryOf(row);
  const groups: PreparedInput[][] = [];
  const concerns = filter.concerns(row);
  for (const record of recordsOf(entry)) {
    if ('problem' in record) continue;
    const { kept, gone } = concerns ? filter.split(record.inputs, row) : { kept: record.inputs, gone: NOTHING };
    if (gone.length > 0) change.isTouched = true;
    if (kept.length > 0) groups.push(kept);
    else if (gone.length > 0) change.gone++;
  }
  change.left += groups.length;
  return { groups, entry: concerns ? packNow(groups) : entry };
}

function countFates({ outcomes }: ImportChange, fates: readonly GroupFate[]): void {
  for (const fate of fates) if (!('refused' in fate)) outcomes[outcomeOf(fate)]++;
}

type Writer = ReturnType<typeof createRegisterWriter>;

/** Writes all records that stay, in the order in which they were written. */
function replayAll(journal: Journal, writer: Writer, { filter, onProgress }: RewriteOptions): ImportChanges {
  const changes: ImportChanges = new Map();
  const progress = { records: 0, taken: 0, size: journal.rows.reduce((sum, { size }) => sum + (size ?? 0), 0) };
  const runs = new Map(journal.imports.map((run) => [run.id, run]));
  for (const row of journal.rows) {
    const { importId, time, size } = row;
    if (importId !== null && filter.isGone(importId)) continue;
    const change = changes.get(importId) ?? newChange();
    changes.set(importId, change);
    if (size !== null) {
      const { groups, entry } = filterRow(journal, row, filter, change);
      if (groups.length > 0)
        countFates(change, writer.replay({ importId, time, run: runs.get(importId ?? 0) }, groups, entry));
      progress.records += groups.length;
      progress.taken += size;
      onProgress?.(progress);
    } else if (importId !== null && change.left > 0) writer.replayEnd({ importId, time });
  }
  return changes;
}

/** The log of the imports as if what is gone had never been in their files. */
function correctImports(db: SqliteDatabase, changes: ImportChanges, filter: RecordFilter): Rewritten['changed'] {
  const set = db.prepare('UPDATE imports SET checkpoint = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM imports WHERE id = ?');
  const list = db.prepare<[], { id: number; format: string; checkpoint: string }>(
    "SELECT id, plan ->> 'format' AS format, checkpoint FROM imports ORDER BY id",
  );
  return list.all().flatMap(({ id, format, checkpoint }) => {
    const { gone, left, isTouched, outcomes } = changes.get(id) ?? newChange();
    const isGone = filter.isGone(id) || (isTouched && left === 0);
    const { counts, ...reached }: ImportCheckpoint = JSON.parse(checkpoint);
    // The first problems may quote what is gone.
    const problems = isTouched ? [] : counts.problems;
    const next = { ...reached, counts: { ...counts, ...outcomes, read: counts.read - gone, problems } };
    if (isGone) remove.run(id);
    else set.run(JSON.stringify(next), id);
    return isGone || isTouched ? [{ id, format, isGone }] : [];
  });
}

/**
 * Writes the register anew from its journal, without what the filter takes out, to the file beside it. Nothing of what is
 * gone is in the new file, and what stays keeps its address.
 */
export function rewriteRegister({ db: before, fresh }: LockedRegister, options: RewriteOptions): Rewritten {
  const journal = readWholeJournal(before);
  const db = openForWriting(fresh);
  try {
    // It is flushed as a whole before it takes the place of the register.
    db.pragma('synchronous = OFF');
    const writer = createRegisterWriter(db, { ids: idsOfBefore(before, db) });
    writer.beginReplay();
    copyTables(before, db);
    copySequences(before, db);
    options.prepare?.(db);
    const changes = replayAll(journal, writer, options);
    writer.endReplay();
    const changed = correctImports(db, changes, options.filter);
    const verdict = db.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`The new register is damaged: ${verdict}.`);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return { changed };
  } finally {
    db.close();
  }
}
