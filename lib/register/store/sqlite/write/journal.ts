import { BatchPacker } from '../../prepare/batch';
import { JOURNAL_VERSION, type JournalEntry, toJournalEntryNow } from '../../prepare/journal';
import type { PreparedInput } from '../../prepare/prepare';
import type { SqliteDatabase } from '../open';

/** Records that were not packed by another thread. */
export function packNow(groups: Iterable<PreparedInput[]>): JournalEntry {
  const packer = new BatchPacker();
  for (const inputs of groups) packer.add({ file: '', line: 0, inputs });
  return toJournalEntryNow(packer.close());
}

/** What was written, in its order. Call within the transaction of the records. */
export function createJournal(db: SqliteDatabase) {
  const insert = db.prepare(
    'INSERT INTO import_records (import_id, written_at, version, publishers, records) VALUES (?, ?, ?, ?, ?)',
  );
  return {
    add({ importId, time }: { importId: number | null; time: string }, { records, publishers }: JournalEntry): void {
      const writtenAt = importId === null ? time : null;
      insert.run(importId, writtenAt, JOURNAL_VERSION, JSON.stringify(publishers), records);
    },
    end(importId: number): void {
      insert.run(importId, null, JOURNAL_VERSION, '[]', null);
    },
  };
}
