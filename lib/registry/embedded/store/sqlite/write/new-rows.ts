import type { Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';

export interface WrittenRows {
  /** How many were new. */
  count: number;
  /** The id of the last of them. */
  last: number;
}

/** Rows that one statement inserts at most. */
const MOST_ROWS = 32;

/**
 * Rows of one table that are surely new, written many at once: of a statement for each, half the time would be spent
 * around it. They are written in the order in which they were added.
 */
export class NewRows {
  /** By the power of two that it inserts so many rows. */
  private readonly statements: Statement<Cell[]>[] = [];
  private cells: Cell[] = [];

  constructor(
    private readonly db: SqliteDatabase,
    private readonly table: string,
    private readonly columns: readonly string[],
    /** What becomes of a row that is there already. */
    private readonly onDouble: 'FAIL' | 'IGNORE' = 'FAIL',
  ) {}

  add(cells: readonly Cell[]): void {
    for (const cell of cells) this.cells.push(cell);
  }

  /**
   * Writes all that was added.
   * @throws where a row is not new and is not to be ignored: some of the others are written then, and the transaction
   * is to be rolled back.
   */
  write(): WrittenRows {
    const { cells } = this;
    const width = this.columns.length;
    this.cells = [];
    const written: WrittenRows = { count: 0, last: 0 };
    for (let at = 0; at < cells.length; ) {
      const power = Math.floor(Math.log2(Math.min(MOST_ROWS, (cells.length - at) / width)));
      const next = at + width * 2 ** power;
      const some = at === 0 && next === cells.length ? cells : cells.slice(at, next);
      // Parameters one by one are read in half the time that a list of them takes.
      const { changes, lastInsertRowid } = this.statementFor(power).run(...some);
      written.count += changes;
      written.last = Number(lastInsertRowid);
      at = next;
    }
    return written;
  }

  /** What was added, and could not be written with something else, is not written. */
  forget(): void {
    this.cells = [];
  }

  /** Without a journal of its own, which would keep each page as it was before. */
  private statementFor(power: number): Statement<Cell[]> {
    const known = this.statements[power];
    if (known) return known;
    const row = `(${this.columns.map(() => '?').join(', ')})`;
    const rows = Array.from({ length: 2 ** power }, () => row).join(', ');
    const sql = `INSERT OR ${this.onDouble} INTO ${this.table} (${this.columns.join(', ')}) VALUES ${rows}`;
    const statement = this.db.prepare<Cell[]>(sql);
    this.statements[power] = statement;
    return statement;
  }
}
