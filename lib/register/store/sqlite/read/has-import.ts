import { existsSync } from 'node:fs';
import { Database } from '@/lib/shared/sqlite.mjs';
import type { ImportRun } from '../../store';

/** Whether a register has an import. Ids are given again in another register, so the time of the import counts too. */
export function hasImport(registerFile: string, { id, started_at }: Pick<ImportRun, 'id' | 'started_at'>): boolean {
  if (!existsSync(registerFile)) return false;
  const db = new Database(registerFile, { readonly: true, timeout: 5000 });
  try {
    const tables = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'imports'");
    if (tables.get() === undefined) return false;
    return db.prepare('SELECT 1 FROM imports WHERE id = ? AND started_at = ?').get(id, started_at) !== undefined;
  } finally {
    db.close();
  }
}
