import type { RunResult, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';

/** A statement for rows of one shape; its parameters are the row's values in their order. */
interface Compiled {
  columns: string[];
  statement: Statement<[Cell[]]>;
}

const sameTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

const insertNewSql = (table: string, columns: string[]): string =>
  `${insertSql(table, columns)} ON CONFLICT (key) DO NOTHING`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;

const columnsOf = (parts: Row[]): string[] => parts.flatMap((part) => Object.keys(part));
const valuesOf = (parts: Row[]): Cell[] => parts.flatMap((part) => Object.values(part));

/**
 * Writes rows given as values by column. An import writes millions of the same few shapes: each is compiled once. A new
 * row may be given in parts, as joining objects of many columns is dearer than writing them.
 */
export class TableRows {
  private readonly inserts = new Map<string, Compiled[]>();
  private readonly insertsOfNew = new Map<string, Compiled[]>();
  private readonly updates = new Map<string, Compiled[]>();

  constructor(private readonly db: SqliteDatabase) {}

  /** The id of the new row. */
  insert(table: string, ...row: Row[]): number {
    return Number(this.run(this.inserts, insertSql, table, columnsOf(row), valuesOf(row)).lastInsertRowid);
  }

  /** The id of the new row; undefined where there is one with this `key` already, which is left as it is. */
  insertNew(table: string, ...row: [Row & { key: string }, ...Row[]]): number | undefined {
    const result = this.run(this.insertsOfNew, insertNewSql, table, columnsOf(row), valuesOf(row));
    const { changes, lastInsertRowid } = result;
    return changes === 0 ? undefined : Number(lastInsertRowid);
  }

  update(table: string, id: number, changes: Row): void {
    this.run(this.updates, updateSql, table, Object.keys(changes), [...Object.values(changes), id]);
  }

  private run(
    known: Map<string, Compiled[]>,
    toSql: (table: string, columns: string[]) => string,
    table: string,
    columns: string[],
    values: Cell[],
  ): RunResult {
    const shapes = known.get(table) ?? [];
    const compiled = shapes.find((shape) => sameTexts(shape.columns, columns));
    if (compiled) return compiled.statement.run(values);
    const statement = this.db.prepare<[Cell[]]>(toSql(table, columns));
    known.set(table, [...shapes, { columns, statement }]);
    return statement.run(values);
  }
}
