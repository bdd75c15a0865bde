import type { SqliteDatabase } from '../open';

/**
 * The log of companies whose searched or counted facts changed (`company_changes`), a row a transaction. Those that are
 * new need not be in it: their ids are greater than all before.
 */
export class ChangedCompanies {
  private readonly changed = new Set<number>();
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.insert = db.prepare<[Buffer]>('INSERT INTO company_changes (companies) VALUES (?)');
  }

  /** Also for an entity that is no company: it is passed over. */
  add(entityId: number): void {
    this.changed.add(entityId);
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
