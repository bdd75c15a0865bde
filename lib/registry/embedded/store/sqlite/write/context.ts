import type { Source } from '@/lib/contract/provenance';
import type { SqliteDatabase } from '../open';
import { EntityIndex } from './entities';
import { StatementIndex } from './statement-index';
import { TableRows } from './table-rows';

/** What the writers of the single resources share during one transaction. */
export interface WriteContext {
  db: SqliteDatabase;
  /** The time of writing, ISO 8601. */
  now(): string;
  entities: EntityIndex;
  rows: TableRows;
  sourceId(source: Source): number;
  /** Who changes a statement or a name marks it here. */
  statements: StatementIndex;
  /** A company counts as updated when any associated data changes (specification, `updated_at`). */
  touch(entityId: number): void;
  /** After a transaction that was rolled back: nothing remembered from it may be used. */
  forget(): void;
}

function createSourceIndex(db: SqliteDatabase) {
  const find = db.prepare<unknown[], { id: number }>(
    'SELECT id FROM sources WHERE publisher IS ? AND url IS ? AND source_type IS ? AND terms IS ?',
  );
  const insert = db.prepare('INSERT INTO sources (publisher, url, source_type, terms) VALUES (?, ?, ?, ?)');
  const known = new Map<string, number>();
  const idOf = ({ publisher = null, url = null, source_type = null, terms = null }: Source): number => {
    const values = [publisher, url, source_type, terms];
    const key = JSON.stringify(values);
    const id = known.get(key) ?? find.get(...values)?.id ?? Number(insert.run(...values).lastInsertRowid);
    known.set(key, id);
    return id;
  };
  return { idOf, forget: () => known.clear() };
}

export function createWriteContext(db: SqliteDatabase, now: () => string): WriteContext {
  const touchCompany = db.prepare('UPDATE companies SET updated_at = ? WHERE id = ? AND updated_at < ?');
  const sources = createSourceIndex(db);
  const statements = new StatementIndex(db);
  return {
    db,
    now,
    entities: new EntityIndex(db),
    rows: new TableRows(db),
    sourceId: sources.idOf,
    statements,
    forget: () => {
      sources.forget();
      statements.forget();
    },
    touch: (entityId) => {
      const time = now();
      touchCompany.run(time, entityId, time);
    },
  };
}
