import { type ImportCheckpoint, type ImportPlan, type ImportRun, NO_COUNTS } from '../../store';
import type { SqliteDatabase } from '../open';
import { createImportReader } from '../read/contents';

/** What was imported and how far each import came: in the register itself, so that both are kept or neither. */
export function createImportLog(db: SqliteDatabase) {
  const { findStopped } = createImportReader(db);
  const insert = db.prepare('INSERT INTO imports (plan, checkpoint, started_at) VALUES (?, ?, ?)');
  const reach = db.prepare('UPDATE imports SET checkpoint = ? WHERE id = ?');
  const end = db.prepare('UPDATE imports SET ended_at = ? WHERE id = ?');
  return {
    begin(plan: ImportPlan, now: string): ImportRun {
      const { format, files, options } = plan;
      const text = JSON.stringify({ format, files, options });
      const stopped = findStopped(text);
      if (stopped) return stopped;
      const start: ImportCheckpoint = { position: 0, rejects_bytes: 0, counts: NO_COUNTS };
      const id = Number(insert.run(text, JSON.stringify(start), now).lastInsertRowid);
      return { ...plan, ...start, id, started_at: now, ended_at: null };
    },
    reach(id: number, checkpoint: ImportCheckpoint): void {
      reach.run(JSON.stringify(checkpoint), id);
    },
    end(id: number, now: string): void {
      end.run(now, id);
    },
  };
}
