import type { WriteOutcome } from '../../records';
import { changedColumns, insertSql, type Row, updateSql } from './columns';
import type { WriteContext } from './context';

/** Inserts or updates a row that has a `key` of its own; the last word wins. */
export function createKeyedWriter({ db }: WriteContext, table: string) {
  const find = db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE key = ?`);
  return (row: Row & { key: string }, onceOnly: Row = {}): { id: number; outcome: WriteOutcome } => {
    const before = find.get(row.key);
    if (!before) {
      const whole = { ...row, ...onceOnly };
      const { lastInsertRowid } = db.prepare(insertSql(table, Object.keys(whole))).run(whole);
      return { id: Number(lastInsertRowid), outcome: 'added' };
    }
    const id = Number(before.id);
    const changed = changedColumns(before, row);
    if (Object.keys(changed).length === 0) return { id, outcome: 'unchanged' };
    db.prepare(updateSql(table, Object.keys(changed))).run({ ...changed, id });
    return { id, outcome: 'merged' };
  };
}
