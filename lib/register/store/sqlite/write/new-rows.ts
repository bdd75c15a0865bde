import type { Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';

export interface WrittenRows {
  /** How many were new. */
  count: number;
  /** The id of the last of them. */
  last: number;
}

/** Rows that one statement inserts at most. */
const MOST_ROWS = 32;

export interface NewRowsOptions {
  /** Columns in which all rows that are written together have the same value, which is then handed over once. */
  common?: readonly string[];
  /** What becomes of a row that is there already. */
  onDouble?: 'FAIL' | 'IGNORE';
}

/**
 * Rows of one table that are surely new, written many at once: of a statement for each, half the time would be spent
 * around it. They are written in the order in which they were added.
 */
export class NewRows {
  /** By the power of two that it inserts so many rows. */
  private readonly statements: Statement<(Cell | Row)[]>[] = [];
  private cells: Cell[] = [];
  private rows = 0;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly table: string,
    private readonly columns: readonly string[],
    private readonly options: NewRowsOptions = {},
  ) {}

  /** By the columns that are not common. */
  add(cells: readonly Cell[]): void {
    for (const cell of cells) this.cells.push(cell);
    this.rows++;
  }

  /**
   * Writes all that was added.
   * @param common what the common columns are to hold
   * @throws where a row is not new and is not to be ignored: some of the others are written then, and the transaction
   * is to be rolled back.
   */
  write(common: Row = {}): WrittenRows {
    const { cells, rows } = this;
    const width = this.columns.length;
    this.forget();
    const written: WrittenRows = { count: 0, last: 0 };
    for (let row = 0; row < rows; ) {
      const power = Math.floor(Math.log2(Math.min(MOST_ROWS, rows - row)));
      const next = row + 2 ** power;
      const some = row === 0 && next === rows ? cells : cells.slice(row * width, next * width);
      // Parameters one by one are read in half the time that a list of them takes.
      const { changes, lastInsertRowid } = this.statementFor(power).run(...some, common);
      written.count += changes;
      written.last = Number(lastInsertRowid);
      row = next;
    }
    return written;
  }

  /** What was added, and could not be written with something else, is not written. */
  forget(): void {
    this.cells = [];
    this.rows = 0;
  }

  /** Without a journal of its own, which would keep each page as it was before. */
  private statementFor(power: number): Statement<(Cell | Row)[]> {
    const known = this.statements[power];
    if (known) return known;
    const { common = [], onDouble = 'FAIL' } = this.options;
    const row = `(${[...this.columns.map(() => '?'), ...common.map((column) => `@${column}`)].join(', ')})`;
    const rows = Array.from({ length: 2 ** power }, () => row).join(', ');
    const columns = [...this.columns, ...common].join(', ');
    const sql = `INSERT OR ${onDouble} INTO ${this.table} (${columns}) VALUES ${rows}`;
    const statement = this.db.prepare<(Cell | Row)[]>(sql);
    this.statements[power] = statement;
    return statement;
  }
}
