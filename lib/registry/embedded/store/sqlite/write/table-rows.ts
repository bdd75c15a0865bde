import type { RunResult, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';

/** A statement for rows of one shape; its parameters are the row's values in their order. */
interface Compiled {
  columns: string[];
  statement: Statement<[Cell[]]>;
}

/** The values of a row of this shape in the order of its columns; undefined for one of another shape. */
function valuesBy({ columns }: Compiled, parts: Row[]): Cell[] | undefined {
  const values: Cell[] = [];
  for (const part of parts) {
    for (const column of Object.keys(part)) {
      if (columns[values.length] !== column) return undefined;
      values.push(part[column] ?? null);
    }
  }
  return values.length === columns.length ? values : undefined;
}

type ToSql = (table: string, columns: string[]) => string;

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;

/**
 * Writes rows given as values by column. An import writes millions of the same few shapes: each is compiled once. A new
 * row may be given in parts, as joining objects of many columns is dearer than writing them.
 */
export class TableRows {
  private readonly inserts = new Map<string, Compiled[]>();
  private readonly updates = new Map<string, Compiled[]>();

  constructor(private readonly db: SqliteDatabase) {}

  /** The id of the new row. */
  insert(table: string, ...row: Row[]): number {
    return Number(this.run(this.inserts, insertSql, table, row).lastInsertRowid);
  }

  update(table: string, id: number, changes: Row): void {
    this.run(this.updates, updateSql, table, [changes], id);
  }

  private run(known: Map<string, Compiled[]>, toSql: ToSql, table: string, parts: Row[], ...after: Cell[]): RunResult {
    const shapes = known.get(table) ?? [];
    for (const shape of shapes) {
      const values = valuesBy(shape, parts);
      if (values) return shape.statement.run([...values, ...after]);
    }
    const columns = parts.flatMap((part) => Object.keys(part));
    const statement = this.db.prepare<[Cell[]]>(toSql(table, columns));
    known.set(table, [...shapes, { columns, statement }]);
    return statement.run([...parts.flatMap((part) => Object.values(part)), ...after]);
  }
}
