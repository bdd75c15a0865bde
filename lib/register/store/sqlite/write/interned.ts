import type { Statement } from 'better-sqlite3';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';

/** Of so many the ids are remembered: a register of many kinds must not fill the memory. */
const REMEMBERED = 10_000;

function areSame(known: readonly Cell[], told: readonly Cell[]): boolean {
  for (let at = 0; at < known.length; at++) if (known[at] !== told[at]) return false;
  return true;
}

/** Rows to which many others point: each is kept once, and found again by all that it says. */
export class Interned {
  private readonly known = new Map<string, number>();
  /** Nearly every record points to the row to which the one before it pointed. */
  private last: { cells: readonly Cell[]; id: number } | undefined;
  private readonly find: Statement<[readonly Cell[]], number>;
  private readonly insert: Statement<[readonly Cell[]]>;

  /** @param columns All that such a row says, but for its `id`. */
  constructor(db: SqliteDatabase, table: string, columns: readonly string[]) {
    const isSame = columns.map((column) => `${column} IS ?`).join(' AND ');
    this.find = db.prepare<[readonly Cell[]], number>(`SELECT id FROM ${table} WHERE ${isSame}`).pluck();
    const marks = columns.map(() => '?').join(', ');
    this.insert = db.prepare<[readonly Cell[]]>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`);
  }

  /** The id of the row of these cells, which is made where there is none. */
  idOf(cells: readonly Cell[]): number {
    if (this.last && areSame(this.last.cells, cells)) return this.last.id;
    const key = JSON.stringify(cells);
    const id = this.known.get(key) ?? this.find.get(cells) ?? Number(this.insert.run(cells).lastInsertRowid);
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(key, id);
    this.last = { cells, id };
    return id;
  }

  /** After a transaction that was rolled back: rows that it made are gone. */
  forget(): void {
    this.known.clear();
    this.last = undefined;
  }
}
