import { parseJson } from '../cells';
import type { SqliteDatabase } from '../open';
import { NameRanks } from './name-ranks';
import { NumberColumn } from './number-column';

/** Ids in one stored piece of a column. */
const PIECE = 65_536;

/** Where the records of columns are. */
export interface RecordTables {
  records: 'companies' | 'officers';
  /** The ids of records that a writer changed. */
  log: 'company_changes' | 'officer_changes';
  /** The index of the names, and the condition of its rows. */
  nameIndex: string;
  isNamed: string;
}

/** What of the register is in memory. */
interface Extent {
  /** The last row of the log that was read. */
  logged: number;
  /** The greatest id of a record that was read. */
  lastId: number;
}

interface StoredState<Terms> extends Extent {
  terms: Terms;
  /** Bytes per cell by column. */
  widths: Record<string, number>;
  isRanked: boolean;
}

/** Records that changed, and from which id on all are new. */
export interface Changes {
  changed: readonly number[];
  after: number;
}

/** Beyond this many changed records what was found before is searched anew rather than mended. */
const MOST_MENDED = 200;

/** SQL for some records, given as a JSON list of ids, or for all with an id above one. */
export const IN_SCOPE = { some: 'IN (SELECT value FROM json_each(?))', after: '> ?' } as const;
export type Scope = keyof typeof IN_SCOPE;

/**
 * What searches filter and count, as columns of numbers by id: counting reads no rows. They are read from the rows; a log
 * tells which rows changed since. The import keeps a copy in the register (`search_columns`), so that a start does not
 * read the rows.
 */
export abstract class SearchColumns<Terms> {
  readonly nameLength = new NumberColumn();
  /** Only if `ranks.areThere`. */
  readonly nameRank = new NumberColumn();
  readonly ranks: NameRanks;
  /** Differs after each change. */
  generation = 0;
  /** That of the stored columns from which these came. */
  storedGeneration = 0;

  /** Those that are stored, by name. */
  protected abstract readonly columns: Readonly<Record<string, NumberColumn>>;
  /** Those that follow from others. */
  protected readonly derived: readonly NumberColumn[] = [];

  private extent: Extent = { logged: 0, lastId: 0 };
  private history: (Changes & { generation: number })[] = [];
  private readonly readExtent;
  private readonly readStoredLog;
  private readonly listChanges;
  private readonly listPieces;

  constructor(
    protected readonly db: SqliteDatabase,
    private readonly tables: RecordTables,
  ) {
    const { records, log } = tables;
    this.ranks = new NameRanks(db, this.nameRank, tables);
    const stored = `SELECT cells FROM search_columns WHERE name = '${records}.logged'`;
    this.readExtent = db.prepare<[], Extent>(
      `SELECT max(ifnull((SELECT max(id) FROM ${log}), 0), ifnull((${stored}), 0)) AS logged,
        ifnull((SELECT max(id) FROM ${records}), 0) AS lastId`,
    );
    this.readStoredLog = db.prepare<[], number>(stored).pluck();
    this.listChanges = db.prepare<[number], Buffer>(`SELECT ids FROM ${log} WHERE id > ? ORDER BY id`).pluck();
    this.listPieces = db.prepare<[string], { piece: number; cells: Buffer }>(
      'SELECT piece, cells FROM search_columns WHERE name = ? ORDER BY piece',
    );
  }

  /** Ids are below this number. */
  get size(): number {
    return this.extent.lastId + 1;
  }

  /** Reads the cells of some records, or of all after an id; those of changed ones are 0 before. */
  protected abstract readRows(scope: Scope, bound: string | number): void;
  /** What the numbers of columns stand for: as JSON, and as cells by name. */
  protected abstract saveTerms(): { terms: Terms; cells: Record<string, Uint8Array> };
  protected abstract loadTerms(terms: Terms, cells: (name: string) => Uint8Array): void;
  protected abstract clearTerms(): void;

  /** Takes in what changed. Call in the transaction of the search, so that all it reads is of one moment. */
  refresh(): void {
    const { logged, lastId } = this.readExtent.get() ?? { logged: 0, lastId: 0 };
    const isSame = this.generation > 0 && logged === this.extent.logged && lastId <= this.extent.lastId;
    if (isSame && !this.ranks.canBeMade()) return;
    // The log is shortened when the columns are stored.
    if (this.generation === 0 || this.extent.logged < (this.readStoredLog.get() ?? 0)) this.load();
    const changed = this.changedSince(this.extent.logged);
    const after = this.extent.lastId;
    if (changed.length > after / 4) this.readAll();
    else this.readSome(changed, { after, hasNew: lastId > after });
    this.extent = { logged, lastId: Math.max(lastId, after) };
    this.noteChanges({ changed, after });
  }

  /** Begins another generation. */
  protected noteChanges(changes: Changes): void {
    this.generation++;
    this.history.push({ ...changes, generation: this.generation });
    while (this.history.length > MOST_MENDED || (this.history[0]?.changed.length ?? 0) > MOST_MENDED) {
      this.history.shift();
    }
  }

  /** What changed since a generation; undefined if it is too much, or too long ago. */
  changesSince(generation: number): Changes | undefined {
    if (generation === this.generation) return { changed: [], after: this.extent.lastId };
    const since = this.history.filter((change) => change.generation > generation);
    const [first] = since;
    if (first?.generation !== generation + 1) return undefined;
    const changed = [...new Set(since.flatMap((change) => change.changed))];
    return changed.length > MOST_MENDED ? undefined : { changed, after: first.after };
  }

  /** The number of records that were added or changed since the columns were stored; some may count twice. */
  countUnstored(): number {
    const { records, log } = this.tables;
    const changed = this.db
      .prepare<[], number>(
        `SELECT ifnull((SELECT sum(length(ids)) / 4 FROM ${log}), 0) + ifnull((SELECT max(id) FROM ${records}), 0)
           - ifnull((SELECT cells FROM search_columns WHERE name = '${records}.last_id'), 0)`,
      )
      .pluck();
    return changed.get() ?? 0;
  }

  /** Stores the columns in the register and shortens the log. Call in a transaction that writes. */
  store(): void {
    this.refresh();
    const insert = this.db.prepare('INSERT OR REPLACE INTO search_columns (name, piece, cells) VALUES (?, ?, ?)');
    const put = (name: string, cells: Uint8Array | number, piece = 0): void => {
      insert.run(this.storedName(name), piece, cells);
    };
    for (const [name, column] of Object.entries(this.columns)) {
      column.reserve(this.size);
      for (let piece = 0; piece * PIECE < this.size; piece++) {
        put(name, column.bytes(piece * PIECE, Math.min((piece + 1) * PIECE, this.size)), piece);
      }
    }
    const { terms, cells } = this.saveTerms();
    for (const name of Object.keys(cells)) put(name, cells[name] ?? new Uint8Array(0));
    const widths = Object.entries(this.columns).map(([name, column]) => [name, column.cells.BYTES_PER_ELEMENT]);
    const isRanked = this.ranks.areThere;
    const state: StoredState<Terms> = { ...this.extent, terms, widths: Object.fromEntries(widths), isRanked };
    put('state', Buffer.from(JSON.stringify(state)));
    put('logged', this.extent.logged);
    put('last_id', this.extent.lastId);
    this.db.prepare(`DELETE FROM ${this.tables.log} WHERE id <= ?`).run(this.extent.logged);
  }

  private storedName(name: string): string {
    return `${this.tables.records}.${name}`;
  }

  private load(): void {
    this.clear();
    // The stored columns may be newer than those before: what was found in these must not be mistaken for theirs.
    this.generation++;
    this.storedGeneration = this.generation;
    const only = (name: string): Uint8Array | undefined => this.listPieces.get(this.storedName(name))?.cells;
    const state = only('state');
    if (!state) return;
    const stored = parseJson<StoredState<Terms>>(state.toString());
    for (const [name, column] of Object.entries(this.columns)) {
      column.reserve(stored.lastId + 1);
      for (const { piece, cells } of this.listPieces.iterate(this.storedName(name))) {
        column.takeOver(piece * PIECE, stored.widths[name] ?? 4, cells);
      }
    }
    this.loadTerms(stored.terms, (name) => only(name) ?? new Uint8Array(0));
    this.extent = { logged: stored.logged, lastId: stored.lastId };
    this.ranks.areThere = stored.isRanked;
  }

  private clear(): void {
    for (const column of [...Object.values(this.columns), ...this.derived]) column.clear();
    this.clearTerms();
    this.extent = { logged: 0, lastId: 0 };
    this.ranks.areThere = false;
    this.history = [];
  }

  private changedSince(logged: number): number[] {
    const changed = new Set<number>();
    for (const bytes of this.listChanges.iterate(logged)) {
      for (const id of new Uint32Array(new Uint8Array(bytes).buffer)) if (id <= this.extent.lastId) changed.add(id);
    }
    return [...changed];
  }

  private readAll(): void {
    this.clear();
    this.readSome([], { after: 0, hasNew: true });
  }

  private readSome(changed: readonly number[], { after, hasNew }: { after: number; hasNew: boolean }): void {
    const columns = [...Object.values(this.columns), ...this.derived];
    for (const id of changed) for (const column of columns) column.set(id, 0);
    if (changed.length > 0) this.readRows('some', JSON.stringify(changed));
    // Placeholders may have greater ids, and as many rows as companies.
    if (hasNew) this.readRows('after', after);
    this.ranks.update(changed, after);
  }
}

/** Changed records that make it worth the time to store the columns anew. */
const WORTH_STORING = 20_000;
/** Reading the records of a word takes more than a few milliseconds if it has so many. */
const FREQUENT = 20_000;

/** How much must have changed, and how many records a word must have, to be stored. */
export interface StoringOptions {
  worthStoring?: number;
  frequent?: number;
}

/** Stores columns, and the records of frequent words, if enough has changed since the last time. */
export function storeIfWorth(
  db: SqliteDatabase,
  columns: SearchColumns<unknown>,
  storeWords: (frequent: number) => void,
  { worthStoring = WORTH_STORING, frequent = FREQUENT }: StoringOptions,
): void {
  if (columns.countUnstored() < worthStoring) return;
  db.transaction(() => {
    columns.store();
    storeWords(frequent);
  }).immediate();
}
