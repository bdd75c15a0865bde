import type { Source } from '@/lib/contract/provenance';
import type { SqliteDatabase } from '../open';
import { EntityIndex } from './entities';
import { StatementIndex } from './statement-index';
import { TableRows } from './table-rows';

/** What the writers of the single resources share during one transaction. */
export interface WriteContext {
  db: SqliteDatabase;
  /** The time of writing, ISO 8601: one time for all of a transaction. */
  now(): string;
  entities: EntityIndex;
  rows: TableRows;
  sourceId(source: Source): number;
  /** Who changes a statement or a name marks it here. */
  statements: StatementIndex;
  /** A company counts as updated when any associated data changes (specification, `updated_at`). */
  touch(entityId: number): void;
  /** A company was written that says itself when it was updated. */
  noteUpdate(companyId: number, updatedAt: string): void;
  /** Surely the register has found no event of the company by itself: it came in this very transaction. */
  hasNoEventsOfOurs(companyId: number): boolean;
  noteEventOfOurs(companyId: number): void;
  /** Before a transaction: others may have written since the last one. */
  begin(): void;
  /** After a transaction that was rolled back: nothing remembered from it may be used. */
  forget(): void;
}

const SOURCE_COLUMNS = ['publisher', 'url', 'source_type', 'terms'] as const;

function createSourceIndex(db: SqliteDatabase) {
  const find = db.prepare<unknown[], { id: number }>(
    'SELECT id FROM sources WHERE publisher IS ? AND url IS ? AND source_type IS ? AND terms IS ?',
  );
  const insert = db.prepare('INSERT INTO sources (publisher, url, source_type, terms) VALUES (?, ?, ?, ?)');
  const known = new Map<string, number>();
  // Nearly every record has the source of the one before it.
  let last: { source: Source; id: number } | undefined;
  const isLast = (source: Source): boolean => SOURCE_COLUMNS.every((column) => source[column] === last?.source[column]);
  const idOf = (source: Source): number => {
    if (last && isLast(source)) return last.id;
    const values = SOURCE_COLUMNS.map((column) => source[column] ?? null);
    const key = JSON.stringify(values);
    const id = known.get(key) ?? find.get(...values)?.id ?? Number(insert.run(...values).lastInsertRowid);
    known.set(key, id);
    last = { source, id };
    return id;
  };
  const forget = (): void => {
    known.clear();
    last = undefined;
  };
  return { idOf, forget };
}

export function createWriteContext(db: SqliteDatabase, now: () => string): WriteContext {
  const touchCompany = db.prepare('UPDATE companies SET updated_at = ? WHERE id = ? AND updated_at < ?');
  const sources = createSourceIndex(db);
  const statements = new StatementIndex(db);
  const entities = new EntityIndex(db);
  const touched = new Set<number>();
  const withEventsOfOurs = new Set<number>();
  const forgetTransaction = (): void => {
    touched.clear();
    withEventsOfOurs.clear();
    entities.forget();
  };
  let time: string | undefined;
  const timeOfWriting = (): string => {
    time ??= now();
    return time;
  };
  return {
    db,
    now: timeOfWriting,
    entities,
    rows: new TableRows(db),
    sourceId: sources.idOf,
    statements,
    forget: () => {
      forgetTransaction();
      sources.forget();
      statements.forget();
    },
    touch: (entityId) => {
      if (touched.has(entityId)) return;
      touched.add(entityId);
      touchCompany.run(timeOfWriting(), entityId, timeOfWriting());
    },
    noteUpdate: (companyId, updatedAt) => {
      if (updatedAt >= timeOfWriting()) touched.add(companyId);
      else touched.delete(companyId);
    },
    hasNoEventsOfOurs: (companyId) => entities.isMadeNow(companyId) && !withEventsOfOurs.has(companyId),
    noteEventOfOurs: (companyId) => void withEventsOfOurs.add(companyId),
    begin: () => {
      time = undefined;
      forgetTransaction();
    },
  };
}
