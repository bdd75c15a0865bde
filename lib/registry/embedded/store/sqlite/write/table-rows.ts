import type { Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Row } from './columns';

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = @${column}`).join(', ')} WHERE id = @id`;

/** Writes rows given as values by column. An import writes millions of the same few shapes: each is compiled once. */
export class TableRows {
  private readonly compiled = new Map<string, Statement<[Row]>>();

  constructor(private readonly db: SqliteDatabase) {}

  /** The id of the new row. */
  insert(table: string, row: Row): number {
    return Number(this.prepare(insertSql(table, Object.keys(row))).run(row).lastInsertRowid);
  }

  update(table: string, id: number, changes: Row): void {
    this.prepare(updateSql(table, Object.keys(changes))).run({ ...changes, id });
  }

  private prepare(sql: string): Statement<[Row]> {
    const known = this.compiled.get(sql) ?? this.db.prepare<[Row]>(sql);
    this.compiled.set(sql, known);
    return known;
  }
}
