import type { RunResult, Statement } from 'better-sqlite3';
import type { Source } from '@/lib/contract/provenance';
import { termKey } from '@/lib/shared/names/normalise';
import { Findings } from '../../findings';
import { EVENT_KIND_COLUMNS } from '../../prepare/event-row';
import { type ImportCheckpoint, type ImportPlan, type ImportRun, NO_COUNTS } from '../../store';
import { RecordCounts } from '../counts/record-counts';
import type { SqliteDatabase } from '../open';
import { createImportReader } from '../read/contents';
import { uidKey } from '../read/industry-codes-tree';
import { reverseWord } from '../sql-parts';
import { ChangedRecords } from './changed-records';
import type { Cell, Row } from './columns';
import { EntityIndex } from './entities';
import { ImpliedRows } from './implied-rows';
import type { RowIds } from './row-ids';
import { Snapshots } from './snapshots';
import { StatementIndex } from './statement-words';

/** The log of imports and their progress. It is in the register, so that it commits together with the records. */
export function createImportLog(db: SqliteDatabase) {
  const { findStopped } = createImportReader(db);
  const insert = db.prepare('INSERT INTO imports (plan, checkpoint, started_at) VALUES (?, ?, ?)');
  const reach = db.prepare('UPDATE imports SET checkpoint = ? WHERE id = ?');
  const end = db.prepare('UPDATE imports SET ended_at = ? WHERE id = ?');
  const lastEntity = db.prepare<[], number>('SELECT max(id) FROM entities').pluck();
  return {
    begin(plan: ImportPlan, now: string): ImportRun {
      const { format, files, options } = plan;
      const text = JSON.stringify({ format, files, options });
      const stopped = findStopped(text);
      if (stopped) return stopped;
      const last_entity = lastEntity.get() ?? 0;
      const start: ImportCheckpoint = { position: 0, rejects_bytes: 0, counts: NO_COUNTS, last_entity };
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

/** Facts that are stored as term ids, with their columns. */
const ID_COLUMNS = { company_type: 'company_type_id', current_status: 'current_status_id' } as const;

/** The column of a company's fact. */
export const columnOf = <Fact extends string>(fact: Fact) => (ID_COLUMNS as Record<string, string>)[fact] ?? fact;

/** Size of the cache of ids, limited for registers in which every company has its own status. */
const COMPANY_TERMS_REMEMBERED = 10_000;

/** Types and statuses of companies. Most companies share a few of them, so that rows and indexes store their ids. */
export class CompanyTerms {
  private readonly known = new Map<string, number>();
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string], number>('SELECT id FROM company_terms WHERE term = ?').pluck();
    this.insert = db.prepare<[string, string]>('INSERT INTO company_terms (term, key) VALUES (?, ?)');
  }

  /** The id of a term, which is added if new; null for no term. */
  idOf(cell: Cell | undefined): number | null {
    return cell == null ? null : this.idOfTerm(String(cell));
  }

  /** Facts by column name. */
  toColumns(facts: Row): Row {
    const cells = Object.entries(facts).map(([fact, cell]): [string, Cell] =>
      fact in ID_COLUMNS ? [columnOf(fact), this.idOf(cell)] : [fact, cell],
    );
    return Object.fromEntries(cells);
  }

  /** Call after a rollback: terms that the transaction added are gone. */
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

/** Words that are known to be stored, at most. */
const WORDS_REMEMBERED = 200_000;

/** The words of the names in a search table. */
export class NameWords {
  private readonly known = new Set<string>();
  private readonly insert;
  private readonly insertReversed;

  constructor(
    db: SqliteDatabase,
    private readonly search: 'company_search' | 'officer_search',
  ) {
    this.insert = db.prepare('INSERT OR IGNORE INTO name_words (search, word) VALUES (?, ?)');
    this.insertReversed = db.prepare('INSERT OR IGNORE INTO reversed_name_words (search, word) VALUES (?, ?)');
  }

  /** @param name As it goes into the search table: capitals are letters to it. */
  add(name: Cell): void {
    if (name === null) return;
    const small = String(name).toLowerCase();
    for (const [word] of small.matchAll(/[a-z0-9]+/g)) {
      if (this.known.has(word)) continue;
      const { changes } = this.insert.run(this.search, word);
      if (changes > 0) this.insertReversed.run(this.search, reverseWord(word));
      if (this.known.size >= WORDS_REMEMBERED) this.known.clear();
      this.known.add(word);
    }
  }

  /** Call after a rollback: words that the transaction added are gone. */
  forget(): void {
    this.known.clear();
  }
}

/** What many data share: type, fields of the attributes, and the usual title. */
interface DataKind {
  id: number;
  title: string;
  shape: string | null;
}

/** The most kinds. Some sources use values as field names, so that hardly two data have the same fields. */
const MOST_KINDS = 4_000;

/** The kinds of data, each stored once with the title of its first datum. */
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
   * The kind of a datum, which is added if new. If there are too many kinds, it has no shape and the datum must store
   * its attributes whole.
   */
  kindOf(data_type: string, shape: string | null, title: string): DataKind {
    return this.known.get(data_type)?.get(shape) ?? this.remember(data_type, shape, title);
  }

  /** Call after a rollback: kinds that the transaction added are gone. */
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

/** Size of the cache of ids: larger than real code lists. */
const CODES_REMEMBERED = 20_000;

/** The industry codes of companies, each stored once: most companies share a few hundred. */
export class CompanyCodes {
  /** By scheme, then by code. */
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

  /** The id of a code, which is added if new. */
  private idOf(scheme: string, code: string): number {
    return this.known.get(scheme)?.get(code) ?? this.remember(scheme, code);
  }

  /**
   * @param codes Alternating: scheme, code.
   */
  idsOf(codes: readonly string[]): number[] {
    const ids: number[] = [];
    for (let at = 0; at < codes.length; at += 2) ids.push(this.idOf(codes[at] ?? '', codes[at + 1] ?? ''));
    return ids;
  }

  /** Call after a rollback: codes that the transaction added are gone. */
  forget(): void {
    this.known.clear();
    this.size = 0;
  }

  private remember(scheme: string, code: string): number {
    const id = this.find.get(scheme, code) ?? this.make(scheme, code);
    if (this.size >= CODES_REMEMBERED) this.forget();
    const ofScheme = this.known.get(scheme) ?? new Map<string, number>();
    this.known.set(scheme, ofScheme.set(code, id));
    this.size++;
    return id;
  }

  private make(scheme: string, code: string): number {
    return Number(this.insert.run(scheme, code, uidKey(`${scheme}-${code}`)).lastInsertRowid);
  }
}

/** A prepared statement for rows with the same columns; its parameters are the values in column order. */
interface Compiled {
  columns: string[];
  statement: Statement<[Cell[]]>;
}

/** Whether the row has these columns in this order. */
function isOfShape({ columns }: Compiled, row: Row): boolean {
  const own = Object.keys(row);
  return own.length === columns.length && own.every((column, at) => column === columns[at]);
}

type ToSql = (table: string, columns: string[]) => string;

const insertSql = (table: string, columns: string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;

const updateSql = (table: string, columns: string[]): string =>
  `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`;

/** Inserts rows given as objects. Imports write many rows of a few shapes, so each statement is prepared once. */
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

/** Size of the cache of ids. */
const REMEMBERED = 10_000;

function areSame(known: readonly Cell[], given: readonly Cell[]): boolean {
  for (let at = 0; at < known.length; at++) if (known[at] !== given[at]) return false;
  return true;
}

/** Shared rows: each is stored once and found by its values. */
export class Interned {
  private readonly known = new Map<string, number>();
  /** The previous row, since most records share it with the one before. */
  private last: { cells: readonly Cell[]; id: number } | undefined;
  private readonly find: Statement<[readonly Cell[]], number>;
  private readonly insert: Statement<[readonly Cell[]]>;

  /**
   * @param columns All columns except `id`.
   */
  constructor(db: SqliteDatabase, table: string, columns: readonly string[]) {
    const isSame = columns.map((column) => `${column} IS ?`).join(' AND ');
    this.find = db.prepare<[readonly Cell[]], number>(`SELECT id FROM ${table} WHERE ${isSame}`).pluck();
    const marks = columns.map(() => '?').join(', ');
    this.insert = db.prepare<[readonly Cell[]]>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`);
  }

  /** The id of the row with these cells, which is added if new. */
  idOf(cells: readonly Cell[]): number {
    if (this.last && areSame(this.last.cells, cells)) return this.last.id;
    const key = JSON.stringify(cells);
    const id = this.known.get(key) ?? this.find.get(cells) ?? Number(this.insert.run(cells).lastInsertRowid);
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(key, id);
    this.last = { cells, id };
    return id;
  }

  /** Call after a rollback: rows that the transaction added are gone. */
  forget(): void {
    this.known.clear();
    this.last = undefined;
  }
}

/** Shared by all writers of a transaction. */
export interface WriteContext {
  db: SqliteDatabase;
  /** Time of writing, ISO 8601: the same during a transaction. */
  now(): string;
  entities: EntityIndex;
  snapshots: Snapshots;
  /** Rows implied by rows of companies. */
  implied: ImpliedRows;
  rows: TableRows;
  /** Absent: the database chooses ids. */
  ids: RowIds | undefined;
  sourceId(source: Source): number;
  companyTerms: CompanyTerms;
  companyCodes: CompanyCodes;
  companyWords: NameWords;
  officerWords: NameWords;
  eventKinds: Interned;
  dataKinds: DataKinds;
  /** Records which statements must be indexed again. */
  statements: StatementIndex;
  /** The log of companies whose columns must be read again. */
  changed: ChangedRecords;
  /** The same of officers, if it is not for their companies alone. */
  changedOfficers: ChangedRecords;
  /** The day of the files that are imported, which tells two records of one day apart: null if it is that day. */
  fetchedOn(day: string | null | undefined): string | null;
  /** Call before an import writes. */
  setFetched(day: string | null): void;
  /** The numbers of records. */
  counts: RecordCounts;
  /** What this transaction found about the records that it wrote. */
  findings: Findings;
  /** Marks a company as updated when any associated data changes (specification, `updated_at`). */
  touch(entityId: number): void;
  /** Records the update time that a company's own record gives. */
  noteUpdate(companyId: number, updatedAt: string): void;
  /** True if the register cannot have derived an event of the company yet, because this transaction added it. */
  hasNoEventsOfOurs(companyId: number): boolean;
  noteEventOfOurs(companyId: number): void;
  /** Call before a transaction: other connections may have written. */
  begin(): void;
  /** Call after a rollback: clears what was remembered from the transaction. */
  forget(): void;
}

const SOURCE_COLUMNS = ['publisher', 'url', 'source_type', 'terms'] as const;

/** In column order. */
const sourceCells = ({ publisher, url, source_type, terms }: Source): Cell[] => [
  publisher ?? null,
  url ?? null,
  source_type ?? null,
  terms ?? null,
];

export function createWriteContext(db: SqliteDatabase, now: () => string, ids?: RowIds): WriteContext {
  const touchCompany = db.prepare('UPDATE companies SET updated_at = ? WHERE id = ? AND updated_at < ?');
  const sources = new Interned(db, 'sources', SOURCE_COLUMNS);
  const companyTerms = new CompanyTerms(db);
  const companyCodes = new CompanyCodes(db);
  const companyWords = new NameWords(db, 'company_search');
  const officerWords = new NameWords(db, 'officer_search');
  const eventKinds = new Interned(db, 'event_kinds', EVENT_KIND_COLUMNS);
  const dataKinds = new DataKinds(db);
  const statements = new StatementIndex(db);
  const snapshots = new Snapshots(db);
  const counts = new RecordCounts(db);
  const implied = new ImpliedRows(db, snapshots, counts);
  const changed = new ChangedRecords(db, 'company_changes');
  const changedOfficers = new ChangedRecords(db, 'officer_changes');
  const logs = { companies: changed, officers: changedOfficers };
  const entities = new EntityIndex(db, implied, logs, counts, statements, ids);
  const findings = new Findings();
  const touched = new Set<number>();
  const withEventsOfOurs = new Set<number>();
  const forgetTransaction = (): void => {
    touched.clear();
    withEventsOfOurs.clear();
    entities.forget();
  };
  let fetchedAt: string | null = null;
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
    ids,
    sourceId: (source) => sources.idOf(sourceCells(source)),
    companyTerms,
    companyCodes,
    companyWords,
    officerWords,
    eventKinds,
    dataKinds,
    statements,
    changed,
    counts,
    findings,
    changedOfficers,
    fetchedOn: (day) => (fetchedAt === null || fetchedAt.slice(0, 10) === day?.slice(0, 10) ? null : fetchedAt),
    setFetched: (day) => {
      fetchedAt = day;
    },
    forget: () => {
      forgetTransaction();
      const words = [companyWords, officerWords];
      for (const kept of [sources, companyTerms, companyCodes, eventKinds, dataKinds, ...words]) kept.forget();
      statements.forget();
      changed.forget();
      counts.forget();
      changedOfficers.forget();
    },
    touch: (entityId) => {
      if (touched.has(entityId)) return;
      touched.add(entityId);
      if (touchCompany.run(timeOfWriting(), entityId, timeOfWriting()).changes > 0) changed.add(entityId);
    },
    noteUpdate: (companyId, updatedAt) => {
      if (updatedAt >= timeOfWriting()) touched.add(companyId);
      else touched.delete(companyId);
    },
    hasNoEventsOfOurs: (companyId) => entities.isMadeNow(companyId) && !withEventsOfOurs.has(companyId),
    noteEventOfOurs: (companyId) => void withEventsOfOurs.add(companyId),
    begin: () => {
      time = undefined;
      findings.take();
      forgetTransaction();
    },
  };
}
