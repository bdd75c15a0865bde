import type { Source } from '@/lib/contract/provenance';
import { EVENT_KIND_COLUMNS } from '../../prepare/event-row';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import { CompanyTerms } from './company-terms';
import { DataKinds } from './data-kinds';
import { EntityIndex } from './entities';
import { ImpliedRows } from './implied-rows';
import { Interned } from './interned';
import { Snapshots } from './snapshots';
import { StatementIndex } from './statement-index';
import { TableRows } from './table-rows';
import { ToldCodes } from './told-codes';

/** What the writers of the single resources share during one transaction. */
export interface WriteContext {
  db: SqliteDatabase;
  /** The time of writing, ISO 8601: one time for all of a transaction. */
  now(): string;
  entities: EntityIndex;
  snapshots: Snapshots;
  /** What the rows of companies say beside what is in them. */
  implied: ImpliedRows;
  rows: TableRows;
  sourceId(source: Source): number;
  companyTerms: CompanyTerms;
  toldCodes: ToldCodes;
  eventKinds: Interned;
  dataKinds: DataKinds;
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

/** In the order of the columns. */
const sourceCells = ({ publisher, url, source_type, terms }: Source): Cell[] => [
  publisher ?? null,
  url ?? null,
  source_type ?? null,
  terms ?? null,
];

export function createWriteContext(db: SqliteDatabase, now: () => string): WriteContext {
  const touchCompany = db.prepare('UPDATE companies SET updated_at = ? WHERE id = ? AND updated_at < ?');
  const sources = new Interned(db, 'sources', SOURCE_COLUMNS);
  const companyTerms = new CompanyTerms(db);
  const toldCodes = new ToldCodes(db);
  const eventKinds = new Interned(db, 'event_kinds', EVENT_KIND_COLUMNS);
  const dataKinds = new DataKinds(db);
  const statements = new StatementIndex(db);
  const snapshots = new Snapshots(db);
  const implied = new ImpliedRows(db, snapshots);
  const entities = new EntityIndex(db, implied);
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
    snapshots,
    implied,
    rows: new TableRows(db),
    sourceId: (source) => sources.idOf(sourceCells(source)),
    companyTerms,
    toldCodes,
    eventKinds,
    dataKinds,
    statements,
    forget: () => {
      forgetTransaction();
      for (const remembered of [sources, companyTerms, toldCodes, eventKinds, dataKinds]) remembered.forget();
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
