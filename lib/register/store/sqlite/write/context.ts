import type { RunResult, Statement } from 'better-sqlite3';
import type { Source } from '@/lib/contract/provenance';
import { termKey } from '@/lib/shared/names/normalise';
import { EVENT_KIND_COLUMNS } from '../../prepare/event-row';
import { type ImportCheckpoint, type ImportPlan, type ImportRun, NO_COUNTS } from '../../store';
import type { SqliteDatabase } from '../open';
import { createImportReader } from '../read/contents';
import { uidKey } from '../read/industry-codes-tree';
import type { Cell, Row } from './columns';
import { EntityIndex } from './entities';
import { ImpliedRows } from './implied-rows';
import { Snapshots } from './snapshots';
import { StatementIndex } from './statement-words';

/** What was imported and how far each import came: in the register itself, so that both are kept or neither. */
export function createImportLog(db: SqliteDatabase) {
  const { findStopped } = createImportReader(db);
  const insert = db.prepare('INSERT INTO imports (plan, checkpoint, started_at) VALUES (?, ?, ?)');
  const reach = db.prepare('UPDATE imports SET checkpoint = ? WHERE id = ?');
  const end = db.prepare('UPDATE imports SET ended_at = ? WHERE id = ?');
  return {
    begin(plan: ImportPlan, now: string): ImportRun {
      const { format, files, options } = plan;
      const text = JSON.stringify({ format, files, options });
      const stopped = findStopped(text);
      if (stopped) return stopped;
      const start: ImportCheckpoint = { position: 0, rejects_bytes: 0, counts: NO_COUNTS };
      const id = Number(insert.run(text, JSON.stringify(start), now).lastInsertRowid);
      return { ...plan, ...start, id, started_at: now, ended_at: null };
    },
    reach(id: number, checkpoint: ImportCheckpoint): void {
      reach.run(JSON.stringify(checkpoint), id);
    },
    end(id: number, now: string): void {
      end.run(now, id);
    },
  };
}

/** Facts that are terms, with the columns that hold the ids of these. */
const ID_COLUMNS = { company_type: 'company_type_id', current_status: 'current_status_id' } as const;

/** The column in which a fact of a company stands. */
export const columnOf = <Fact extends string>(fact: Fact) => (ID_COLUMNS as Record<string, string>)[fact] ?? fact;

/** Of so many the ids are remembered: where every company has a status of its own they must not fill the memory. */
const COMPANY_TERMS_REMEMBERED = 10_000;

/**
 * The terms by which registers say what a company is and how it stands. Most companies share a few of them, so that
 * rows and indexes hold their ids.
 */
export class CompanyTerms {
  private readonly known = new Map<string, number>();
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string], number>('SELECT id FROM company_terms WHERE term = ?').pluck();
    this.insert = db.prepare<[string, string]>('INSERT INTO company_terms (term, key) VALUES (?, ?)');
  }

  /** The id of a term, which is made where there is none; null for none. */
  idOf(cell: Cell | undefined): number | null {
    return cell == null ? null : this.idOfTerm(String(cell));
  }

  /** Facts by the columns in which they stand. */
  toColumns(facts: Row): Row {
    const cells = Object.entries(facts).map(([fact, cell]): [string, Cell] =>
      fact in ID_COLUMNS ? [columnOf(fact), this.idOf(cell)] : [fact, cell],
    );
    return Object.fromEntries(cells);
  }

  /** After a transaction that was rolled back: terms that it made are gone. */
  forget(): void {
    this.known.clear();
  }

  private idOfTerm(term: string): number {
    const known = this.known.get(term);
    if (known !== undefined) return known;
    const id = this.find.get(term) ?? Number(this.insert.run(term, termKey(term)).lastInsertRowid);
    if (this.known.size >= COMPANY_TERMS_REMEMBERED) this.known.clear();
    this.known.set(term, id);
    return id;
  }
}

/** What many data have in common: their type, the fields of their attributes, and the title that most of them have. */
interface DataKind {
  id: number;
  title: string;
  shape: string | null;
}

/** Where fields are named by what they hold, hardly two data have the same: so many kinds, and no more. */
const MOST_KINDS = 4_000;

/** The kinds of data, each kept once with the title of the first datum of its kind. */
class DataKinds {
  /** By type and shape. */
  private readonly known = new Map<string, Map<string | null, DataKind>>();
  private readonly find;
  private readonly insert;
  private readonly count;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string, string | null], DataKind>(
      'SELECT id, title, shape FROM data_kinds WHERE data_type = ? AND shape IS ?',
    );
    this.insert = db.prepare<[string, string | null, string]>(
      'INSERT INTO data_kinds (data_type, shape, title) VALUES (?, ?, ?)',
    );
    this.count = db.prepare<[], number>('SELECT count(*) FROM data_kinds').pluck();
  }

  /**
   * The kind of a datum, which is made where this is the first. It has no shape where there are too many kinds, so that
   * the datum must hold its attributes whole.
   */
  kindOf(data_type: string, shape: string | null, title: string): DataKind {
    return this.known.get(data_type)?.get(shape) ?? this.remember(data_type, shape, title);
  }

  /** After a transaction that was rolled back: kinds that it made are gone. */
  forget(): void {
    this.known.clear();
  }

  private remember(data_type: string, shape: string | null, title: string): DataKind {
    const found = this.find.get(data_type, shape);
    if (!found && shape !== null && (this.count.get() ?? 0) >= MOST_KINDS) return this.kindOf(data_type, null, title);
    const kind = found ?? this.make(data_type, shape, title);
    if (this.known.size >= MOST_KINDS) this.known.clear();
    const ofType = this.known.get(data_type) ?? new Map<string | null, DataKind>();
    this.known.set(data_type, ofType.set(shape, kind));
    return kind;
  }

  private make(data_type: string, shape: string | null, title: string): DataKind {
    return { id: Number(this.insert.run(data_type, shape, title).lastInsertRowid), shape, title };
  }
}

/** Of so many the ids are remembered: more than real code lists have. */
const TOLD_CODES_REMEMBERED = 20_000;

/** The industry codes that companies have, each kept once: most companies share a few hundred. */
export class ToldCodes {
  /** By scheme, and by code. */
  private readonly known = new Map<string, Map<string, number>>();
  private size = 0;
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db
      .prepare<[string, string], number>('SELECT id FROM told_industry_codes WHERE code_scheme_id = ? AND code = ?')
      .pluck();
    this.insert = db.prepare<[string, string, string]>(
      'INSERT INTO told_industry_codes (code_scheme_id, code, key) VALUES (?, ?, ?)',
    );
  }

  /** The id of a code, which is made where there is none. */
  private idOf(scheme: string, code: string): number {
    return this.known.get(scheme)?.get(code) ?? this.remember(scheme, code);
  }

  /** @param codes Scheme and code by turns. */
  idsOf(codes: readonly string[]): number[] {
    const ids: number[] = [];
    for (let at = 0; at < codes.length; at += 2) ids.push(this.idOf(codes[at] ?? '', codes[at + 1] ?? ''));
    return ids;
  }

  /** After a transaction that was rolled back: codes that it made are gone. */
  forget(): void {
    this.known.clear();
    this.size = 0;
  }

  private remember(scheme: string, code: string): number {
    const id = this.find.get(scheme, code) ?? this.make(scheme, code);
    if (this.size >= TOLD_CODES_REMEMBERED) this.forget();
    const ofScheme = this.known.get(scheme) ?? new Map<string, number>();
    this.known.set(scheme, ofScheme.set(code, id));
    this.size++;
    return id;
  }

  private make(scheme: string, code: string): number {
    return Number(this.insert.run(scheme, code, uidKey(`${scheme}-${code}`)).lastInsertRowid);
  }
}

/** A statement for rows of one shape; its parameters are the row's values in their order. */
interface Compiled {
  columns: string[];
  statement: Statement<[Cell[]]>;
}

/** Whether a row has these columns, in this order. */
function isOfShape({ columns }: Compiled, row: Row): boolean {
  const own = Object.keys(row);
  return own.length === columns.length && own.every((column, at) => column === columns[at]);
}

type ToSql = (table: string, columns: string[]) => string;

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;

/**
 * Writes rows given as values by column. An import writes many of the same few shapes: each is compiled once.
 */
class TableRows {
  private readonly inserts = new Map<string, Compiled[]>();
  private readonly updates = new Map<string, Compiled[]>();

  constructor(private readonly db: SqliteDatabase) {}

  /** The id of the new row. */
  insert(table: string, row: Row): number {
    return Number(this.run(this.inserts, insertSql, table, row).lastInsertRowid);
  }

  update(table: string, id: number, changes: Row): void {
    this.run(this.updates, updateSql, table, changes, id);
  }

  private run(known: Map<string, Compiled[]>, toSql: ToSql, table: string, row: Row, ...after: Cell[]): RunResult {
    const shape = known.get(table)?.find((one) => isOfShape(one, row)) ?? this.compile(known, toSql, table, row);
    return shape.statement.run([...Object.values(row), ...after]);
  }

  private compile(known: Map<string, Compiled[]>, toSql: ToSql, table: string, row: Row): Compiled {
    const columns = Object.keys(row);
    const shape = { columns, statement: this.db.prepare<[Cell[]]>(toSql(table, columns)) };
    known.set(table, [...(known.get(table) ?? []), shape]);
    return shape;
  }
}

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
