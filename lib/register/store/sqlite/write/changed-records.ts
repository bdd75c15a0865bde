import type { SqliteDatabase } from '../open';

/**
 * A log of records whose searched or counted facts changed, a row a transaction. Those that are new need not be in it:
 * their ids are greater than all before.
 */
export class ChangedRecords {
  private readonly changed = new Set<number>();
  private readonly insert;

  constructor(db: SqliteDatabase, log: 'company_changes' | 'officer_changes') {
    this.insert = db.prepare<[Buffer]>(`INSERT INTO ${log} (ids) VALUES (?)`);
  }

  /** Of companies also an entity that is none: it is passed over. */
  add(id: number): void {
    this.changed.add(id);
  }

  /** Call before the transaction ends. */
  write(): void {
    if (this.changed.size === 0) return;
    const ids = Uint32Array.from(this.changed);
    this.insert.run(Buffer.from(ids.buffer));
    this.changed.clear();
  }

  /** Call after a rollback. */
  forget(): void {
    this.changed.clear();
  }
}
