import type { Window } from '../../store';
import type { SqliteDatabase } from '../open';
import { hasIndex, parseJson } from '../sql-parts';
import { NumberColumn } from './number-column';

/** The greatest rank, so that a rank takes two bytes. */
const LAST_RANK = 2 ** 16 - 1;
/** Names of one rank, beyond their share, before all are ranked anew: those of one rank are sorted by their rows. */
const MOST_ALIKE = 4_000;

/** The first name that is not before a text. */
interface NameBound {
  rank: number;
  /** The ids of that rank whose names are not before the text. */
  ids: ReadonlySet<number>;
}

/** Whether a name, by its id and rank, is before those from the bound on. */
export const isBefore = ({ rank: first, ids }: NameBound, id: number, rank: number): boolean =>
  rank < first || (rank === first && !ids.has(id));

/**
 * The order of the names (`sort_name, id`) as numbers that do not descend. Some neighbours share a rank: a hundred and fifty
 * of ten million names, and a new name takes that of the one before it. Their own order is read from their rows.
 */
class NameRanks {
  /** 0 for none. Only if `areThere`. */
  readonly column = new NumberColumn();
  /** False until the index of names is there. */
  areThere = false;
  /** The names by rank; undefined until one is added. */
  private counts: Uint32Array | undefined;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly tables: RecordTables,
  ) {}

  /** The names in their index. */
  private get named(): string {
    const { records, nameIndex, isNamed } = this.tables;
    return `SELECT id FROM ${records} INDEXED BY ${nameIndex} WHERE ${isNamed}`;
  }

  /** Whether the index has been built since. */
  canBeMade(): boolean {
    return !this.areThere && hasIndex(this.db, this.tables.nameIndex);
  }

  clear(): void {
    this.areThere = false;
    this.counts = undefined;
  }

  /** Takes over ranks that an earlier program stored in four bytes. */
  shorten(): void {
    const { cells } = this.column;
    this.column.clear();
    this.column.reserve(cells.length, LAST_RANK);
    for (let id = 0; id < cells.length; id++) {
      const rank = cells[id] as number;
      if (rank > 0) this.column.set(id, Math.max(1, rank >>> 16));
    }
  }

  /** Where names begin that are not before the text. */
  from(text: string): NameBound {
    const names = this.db.prepare<[string], number>(`${this.named} AND sort_name >= ? ORDER BY sort_name, id`).pluck();
    const ids = new Set<number>();
    let rank = LAST_RANK + 1;
    for (const id of names.iterate(text)) {
      if (ids.size === 0) rank = this.column.get(id);
      if (this.column.get(id) > rank) break;
      ids.add(id);
    }
    return { rank, ids };
  }

  /** The ids in the order of their names. */
  sort(ids: readonly number[]): number[] {
    const by = 'r.sort_name, r.id';
    return sortRows(
      this.db,
      Uint32Array.from(ids),
      { table: this.tables.records, by },
      { offset: 0, limit: ids.length },
    );
  }

  /** Takes in what changed, and all records with an id above `after`. Names that are gone have the rank 0. */
  update(changed: readonly number[], after: number): void {
    const { records, nameIndex, isNamed } = this.tables;
    const wasRanked = this.areThere;
    this.areThere = hasIndex(this.db, nameIndex);
    if (!this.areThere) return;
    const added = this.db
      .prepare<[number], number>(`SELECT count(*) FROM ${records} WHERE id > ? AND ${isNamed}`)
      .pluck()
      .get(after);
    if (!wasRanked || changed.length + (added ?? 0) > after / 8) this.rankAll();
    else this.rankSome(changed, after);
  }

  private rankAll(): void {
    const { records, isNamed } = this.tables;
    const count = this.db.prepare<[], number>(`SELECT count(*) FROM ${records} WHERE ${isNamed}`).pluck().get() ?? 0;
    const ids = this.db.prepare<[], number>(`${this.named} ORDER BY sort_name, id`).pluck();
    const step = LAST_RANK / Math.max(1, count);
    let place = 0;
    for (const id of ids.iterate()) this.column.set(id, 1 + Math.floor(place++ * step));
    this.counts = undefined;
  }

  /** Gives each new and changed name the rank of the one before it, in their order. */
  private rankSome(changed: readonly number[], after: number): void {
    const { records, isNamed } = this.tables;
    // The plus prevents the planner from reading the index of names from end to end, as it is in this order.
    const unranked = this.db.prepare<[string, number], { id: number; sort_name: string }>(
      `SELECT id, sort_name FROM ${records}
       WHERE ${isNamed} AND (id IN (SELECT value FROM json_each(?)) OR id > ?)
       ORDER BY +sort_name, id`,
    );
    const before = this.db
      .prepare<[string, string, number], number>(
        `${this.named} AND sort_name <= ? AND (sort_name <> ? OR id < ?) ORDER BY sort_name DESC, id DESC LIMIT 1`,
      )
      .pluck();
    for (const { id, sort_name } of unranked.all(JSON.stringify(changed), after)) {
      const previous = before.get(sort_name, sort_name, id);
      const rank = previous === undefined ? 1 : this.column.get(previous);
      this.column.set(id, rank);
      if (this.countOne(rank)) continue;
      this.rankAll();
      return;
    }
  }

  /** Counts a name; false if there are too many of its rank. */
  private countOne(rank: number): boolean {
    this.counts ??= this.countAll();
    this.counts[rank] = (this.counts[rank] as number) + 1;
    return (this.counts[rank] as number) <= MOST_ALIKE + (4 * this.column.cells.length) / LAST_RANK;
  }

  private countAll(): Uint32Array {
    const counts = new Uint32Array(LAST_RANK + 1);
    for (const rank of this.column.cells) counts[rank] = (counts[rank] as number) + 1;
    return counts;
  }
}

/** What is stored beside the columns. Earlier programs, which would misread days, look for the other and read the rows. */
const [STATE, FORMER_STATE] = ['head', 'state'];
const FORMER_PARTS = ['industrySets', 'dataTypeSets'].flatMap((sets) => [`${sets}.members`, `${sets}.starts`]);
const NO_CELLS = new Uint8Array(0);

/** Ids in one stored piece of a column. */
const PIECE = 65_536;

/** Where the records of columns are. */
interface RecordTables {
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
  /** The cells that belong to the terms; undefined if an earlier program stored them. */
  parts?: string[];
  /** Bytes per cell by column. */
  widths: Record<string, number>;
  hasRanks?: boolean;
  /** Of an earlier program, which stored ranks in four bytes. */
  isRanked?: boolean;
}

/** Records that changed, and from which id on all are new. */
export interface Changes {
  changed: readonly number[];
  after: number;
}

/** Beyond this many changed records what was found before is searched anew rather than mended. */
const MOST_MENDED = 200;
/** So many changed records are remembered, for what follows them one by one. */
export const MOST_REMEMBERED = 20_000;

/** A column that is stored but not kept in memory, as only what follows from it is needed. */
interface PassingColumn {
  name: string;
  /** Takes what was stored of the records from an id on. */
  take(from: number, cells: ArrayLike<number>): void;
  /** The cells of some records, both ends included. */
  read(from: number, to: number): Uint32Array;
}

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
  readonly ranks: NameRanks;
  /** Differs after each change. */
  generation = 0;
  /** That of the stored columns from which these came. */
  storedGeneration = 0;

  /** Those that are stored, by name. */
  protected abstract readonly columns: Readonly<Record<string, NumberColumn>>;
  /** Those that follow from others. */
  protected readonly derived: readonly NumberColumn[] = [];
  protected readonly passing?: PassingColumn;
  /** Set to have all read again by the next refresh. */
  protected isStale = false;

  private extent: Extent = { logged: 0, lastId: 0 };
  private history: (Changes & { generation: number })[] = [];
  private readonly readExtent;
  private readonly readStored;
  private readonly listChanges;
  private readonly listPieces;

  constructor(
    protected readonly db: SqliteDatabase,
    private readonly tables: RecordTables,
  ) {
    const { records, log } = tables;
    this.ranks = new NameRanks(db, tables);
    const stored = (name: string) => `ifnull((SELECT cells FROM search_columns WHERE name = '${records}.${name}'), 0)`;
    this.readExtent = db.prepare<[], Extent>(
      `SELECT max(ifnull((SELECT max(id) FROM ${log}), 0), ${stored('logged')}) AS logged,
        ifnull((SELECT max(id) FROM ${records}), 0) AS lastId`,
    );
    this.readStored = db.prepare<[], Extent>(`SELECT ${stored('logged')} AS logged, ${stored('last_id')} AS lastId`);
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
    if (isSame && !this.isStale && !this.ranks.canBeMade()) return;
    // The log is shortened when the columns are stored.
    const isPast = this.generation === 0 || this.extent.logged < (this.readStored.get()?.logged ?? 0);
    if (isPast || this.isStale) this.load();
    this.isStale = false;
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
    const count = () => this.history.reduce((sum, { changed }) => sum + changed.length, 0);
    while (this.history.length > MOST_MENDED || count() > MOST_REMEMBERED) this.history.shift();
  }

  /** What changed since a generation; undefined if it is too much, or too long ago. */
  changesSince(generation: number, most = MOST_MENDED): Changes | undefined {
    if (generation === this.generation) return { changed: [], after: this.extent.lastId };
    const since = this.history.filter((change) => change.generation > generation);
    const [first] = since;
    if (first?.generation !== generation + 1) return undefined;
    const changed = [...new Set(since.flatMap((change) => change.changed))];
    return changed.length > most ? undefined : { changed, after: first.after };
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
    this.db.prepare("DELETE FROM search_columns WHERE name GLOB ? || '.*'").run(this.tables.records);
    const insert = this.db.prepare('INSERT INTO search_columns (name, piece, cells) VALUES (?, ?, ?)');
    const put = (name: string, cells: Uint8Array | number, piece = 0): void => {
      insert.run(this.storedName(name), piece, cells);
    };
    const { columns, passing, size } = this;
    for (const column of Object.values(columns)) column.reserve(size);
    for (let piece = 0; piece * PIECE < size; piece++) {
      const [from, to] = [piece * PIECE, Math.min((piece + 1) * PIECE, size)];
      for (const [name, column] of Object.entries(columns)) put(name, column.bytes(from, to), piece);
      if (passing) put(passing.name, new Uint8Array(passing.read(from, to - 1).buffer), piece);
    }
    const { terms, cells } = this.saveTerms();
    for (const name of Object.keys(cells)) put(name, cells[name] ?? new Uint8Array(0));
    const widths = Object.entries(columns).map(([name, column]) => [name, column.cells.BYTES_PER_ELEMENT]);
    const hasRanks = this.ranks.areThere;
    const parts = Object.keys(cells);
    const state: StoredState<Terms> = { ...this.extent, terms, parts, widths: Object.fromEntries(widths), hasRanks };
    put(STATE, Buffer.from(JSON.stringify(state)));
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
    const stored = this.readState(STATE) ?? this.readState(FORMER_STATE);
    if (!stored) return;
    for (const [name, column] of Object.entries(this.columns)) {
      const width = stored.widths[name] ?? 4;
      column.reserve(stored.lastId + 1, 2 ** (8 * width) - 1);
      for (const { piece, cells } of this.listPieces.iterate(this.storedName(name))) {
        column.takeOver(piece * PIECE, width, cells);
      }
    }
    const { parts = FORMER_PARTS } = stored;
    this.loadTerms(stored.terms, (name) => (parts.includes(name) ? this.readPart(name) : undefined) ?? NO_CELLS);
    this.extent = { logged: stored.logged, lastId: stored.lastId };
    if (stored.isRanked) this.ranks.shorten();
    this.ranks.areThere = stored.isRanked ?? stored.hasRanks ?? false;
    this.loadPassing(stored);
  }

  private loadPassing({ lastId, widths }: StoredState<Terms>): void {
    const { derived, passing } = this;
    if (!passing) return;
    for (const column of derived) column.reserve(lastId + 1);
    for (const { piece, cells } of this.listPieces.iterate(this.storedName(passing.name))) {
      const column = new NumberColumn();
      column.takeOver(0, widths[passing.name] ?? Uint32Array.BYTES_PER_ELEMENT, cells);
      passing.take(piece * PIECE, column.cells);
    }
  }

  private readPart(name: string): Uint8Array | undefined {
    return this.listPieces.get(this.storedName(name))?.cells;
  }

  /** Undefined if it is not there, or of other columns than those that are. */
  private readState(name: string): StoredState<Terms> | undefined {
    const bytes = this.readPart(name);
    const state = bytes && parseJson<StoredState<Terms>>(bytes.toString());
    const { logged, lastId } = this.readStored.get() ?? {};
    return state?.logged === logged && state?.lastId === lastId ? state : undefined;
  }

  private clear(): void {
    for (const column of [...Object.values(this.columns), ...this.derived]) column.clear();
    this.clearTerms();
    this.extent = { logged: 0, lastId: 0 };
    this.ranks.clear();
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

/** An order of rows, whose table is named r. */
export interface RowOrder {
  table: 'companies' | 'officers';
  by: string;
  bind?: (string | number)[];
}

/** Sorts by the rows, for an order that the columns lack. */
export function sortRows(
  db: SqliteDatabase,
  ids: Uint32Array,
  { table, by, bind = [] }: RowOrder,
  { offset, limit }: Window,
): number[] {
  // The plus prevents the planner from walking an index of the order.
  return db
    .prepare<unknown[], number>(
      `SELECT r.id FROM json_each(?) hit CROSS JOIN ${table} r ON r.id = hit.value ORDER BY +${by} LIMIT ? OFFSET ?`,
    )
    .pluck()
    .all(JSON.stringify([...ids]), ...bind, limit, offset);
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
