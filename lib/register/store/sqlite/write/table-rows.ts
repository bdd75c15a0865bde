import type { RunResult, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';

/** A statement for rows of one shape; its parameters are the row's values in their order. */
interface Compiled {
  columns: string[];
  statement: Statement<[Cell[]]>;
}

/** Whether a row has these columns, in this order. */
function isOfShape({ columns }: Compiled, row: Row): boolean {
  const own = Object.keys(row);
  return own.length === columns.length && own.every((column, at) => column === columns[at]);
}

type ToSql = (table: string, columns: string[]) => string;

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;

/**
 * Writes rows given as values by column. An import writes many of the same few shapes: each is compiled once.
 */
export class TableRows {
  private readonly inserts = new Map<string, Compiled[]>();
  private readonly updates = new Map<string, Compiled[]>();

  constructor(private readonly db: SqliteDatabase) {}

  /** The id of the new row. */
  insert(table: string, row: Row): number {
    return Number(this.run(this.inserts, insertSql, table, row).lastInsertRowid);
  }

  update(table: string, id: number, changes: Row): void {
    this.run(this.updates, updateSql, table, changes, id);
  }

  private run(known: Map<string, Compiled[]>, toSql: ToSql, table: string, row: Row, ...after: Cell[]): RunResult {
    const shape = known.get(table)?.find((one) => isOfShape(one, row)) ?? this.compile(known, toSql, table, row);
    return shape.statement.run([...Object.values(row), ...after]);
  }

  private compile(known: Map<string, Compiled[]>, toSql: ToSql, table: string, row: Row): Compiled {
    const columns = Object.keys(row);
    const shape = { columns, statement: this.db.prepare<[Cell[]]>(toSql(table, columns)) };
    known.set(table, [...(known.get(table) ?? []), shape]);
    return shape;
  }
}
