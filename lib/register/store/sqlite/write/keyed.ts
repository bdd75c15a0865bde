import type { WriteOutcome } from '../../records';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';

/** The columns of a table whose rows the importers tell apart, in the order in which its rows give their cells. */
export interface KeyedColumns {
  /** What tells one row from the others. */
  readonly identity: readonly string[];
  /** What may be told anew. */
  readonly facts: readonly string[];
  /** What is said of a new row only. */
  readonly onceOnly: readonly string[];
}

export interface Written {
  id: number;
  outcome: WriteOutcome;
}

const list = (columns: readonly string[]): string => columns.join(', ');
const areGiven = (columns: readonly string[], joint: string): string =>
  columns.map((column) => `${column} = ?`).join(joint);

function prepareAll(db: SqliteDatabase, table: string, { identity, facts, onceOnly }: KeyedColumns) {
  const columns = [...identity, ...facts, ...onceOnly];
  const isIt = areGiven(identity, ' AND ');
  return {
    insert: db.prepare<Cell[]>(
      `INSERT INTO ${table} (${list(columns)}) VALUES (${list(columns.map(() => '?'))})
       ON CONFLICT (${list(identity)}) DO NOTHING`,
    ),
    find: db.prepare<[Cell[]], number>(`SELECT id FROM ${table} WHERE ${isIt}`).pluck(),
    change: db.prepare<[Cell[]]>(
      `UPDATE ${table} SET ${areGiven(facts, ', ')} WHERE id = ? AND (${list(facts)}) IS NOT (${list(facts.map(() => '?'))})`,
    ),
  };
}

/**
 * Inserts or updates rows that have a name of their own; the last word wins. Millions of new rows are written so, and
 * cost one statement each.
 */
export function createKeyedWriter(db: SqliteDatabase, table: string, columns: KeyedColumns): (row: Cell[]) => Written {
  const { insert, find, change } = prepareAll(db, table, columns);
  const [begin, end] = [columns.identity.length, columns.identity.length + columns.facts.length];
  return (row) => {
    const { changes, lastInsertRowid } = insert.run(...row);
    if (changes > 0) return { id: Number(lastInsertRowid), outcome: 'added' };
    const id = Number(find.get(row.slice(0, begin)));
    const facts = row.slice(begin, end);
    const isChanged = change.run([...facts, id, ...facts]).changes > 0;
    return { id, outcome: isChanged ? 'merged' : 'unchanged' };
  };
}
