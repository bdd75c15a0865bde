import type { WriteOutcome } from '../../records';
import { changedColumns, type Row } from './columns';
import type { WriteContext } from './context';

/** Inserts or updates a row that has a `key` of its own; the last word wins. */
export function createKeyedWriter({ db, rows }: WriteContext, table: string) {
  const find = db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE key = ?`);
  return (row: Row & { key: string }, onceOnly: Row = {}): { id: number; outcome: WriteOutcome } => {
    const added = rows.insertNew(table, row, onceOnly);
    if (added !== undefined) return { id: added, outcome: 'added' };
    const before = find.get(row.key) ?? {};
    const id = Number(before.id);
    const changed = changedColumns(before, row);
    if (Object.keys(changed).length === 0) return { id, outcome: 'unchanged' };
    rows.update(table, id, changed);
    return { id, outcome: 'merged' };
  };
}
