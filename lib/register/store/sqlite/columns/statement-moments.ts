import type { SqliteDatabase } from '../open';
import { hasStatementLog } from '../write/kept-lists';
import { NumberColumn } from './number-column';
import { parseIds } from './word-reader';

/** The searches of statements in the order of a moment, with its column and an index in the order of it. */
const MOMENTS = {
  gazette_notice: { column: 'published_at', index: 'notices_by_day' },
  control_statement: { column: 'created_at', index: 'statements_by_type' },
  alternate_registration: { column: 'created_at', index: 'statements_by_type' },
  subsequent_registration: { column: 'created_at', index: 'statements_by_type' },
} as const;
export type OrderedType = keyof typeof MOMENTS;

const TYPES = Object.keys(MOMENTS) as OrderedType[];

export const isOrderedType = (type: string): type is OrderedType => Object.hasOwn(MOMENTS, type);

/** What all statements of a type with the same moment share. */
interface Moment {
  type: OrderedType;
  text: string | null;
}

const CHANGED = `SELECT id, data_type, iif(data_type = 'gazette_notice', published_at, created_at) FROM statements
  WHERE id IN (SELECT value FROM json_each(?)) OR id > ?`;

/** As SQLite compares texts; null is the earliest. */
function compare(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/**
 * Type and moment of all searched statements, two bytes each: what a search finds by words is filtered, counted and
 * ordered without reading its rows. It is read from indexes; a log tells which rows changed since.
 */
export class StatementMoments {
  /** The number of the moment by id; 0 for statements without a search, or in no order. */
  private readonly moments = new NumberColumn();
  /** By number; the first is for none. */
  private known: (Moment | undefined)[] = [undefined];
  private numbers = new Map<string, number>();
  /** By number: the place of the moment among all, the newest first. */
  private places = new Uint32Array(1);
  private version: string | undefined;
  private extent = { logged: 0, lastId: 0 };
  private readonly readExtent;
  private readonly listChanged;

  /** @param readVersion Changes whenever the register does. */
  constructor(
    private readonly db: SqliteDatabase,
    private readonly readVersion: () => string,
  ) {
    this.readExtent = db.prepare<[], number>('SELECT ifnull(max(id), 0) FROM statements').pluck();
    this.listChanged = db.prepare<[string, number], [number, string, string | null]>(CHANGED).raw();
  }

  /** Takes in what changed. Call in the transaction of the search, so that all it reads is of one moment. */
  refresh(): void {
    const version = this.readVersion();
    if (version === this.version) return;
    const log = this.readLog();
    const lastId = this.readExtent.get() ?? 0;
    if (this.version === undefined || !log) this.readAll();
    else this.readSome(log.changed, this.extent.lastId);
    this.extent = { logged: log?.logged ?? 0, lastId };
    this.version = version;
    this.place();
  }

  /** Those of a type, in the same order. */
  only(ids: Uint32Array, type: OrderedType): Uint32Array {
    const wanted = Uint8Array.from(this.known, (moment) => Number(moment?.type === type));
    const { cells } = this.moments;
    const found = new Uint32Array(ids.length);
    let count = 0;
    // In a loop: a call for each id would take ten times as long.
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      found[count] = id;
      count += wanted[cells[id] ?? 0] as number;
    }
    return found.slice(0, count);
  }

  /** The place of each statement in the order of the moments, the newest first; below `count`. */
  placesOf(ids: Uint32Array): Uint32Array {
    const { places } = this;
    const { cells } = this.moments;
    const found = new Uint32Array(ids.length);
    for (let at = 0; at < ids.length; at++) found[at] = places[cells[ids[at] as number] ?? 0] ?? 0;
    return found;
  }

  get count(): number {
    return this.known.length;
  }

  /** Rows that changed since; undefined if the log is not there, or not complete. */
  private readLog(): { changed: number[]; logged: number } | undefined {
    if (!hasStatementLog(this.db)) return undefined;
    const { logged } = this.extent;
    const rows = this.db
      .prepare<[number], [number, number]>('SELECT id, statement_id FROM statement_changes WHERE id > ? ORDER BY id')
      .raw()
      .all(logged);
    const isComplete = rows.length === 0 || this.version === undefined || rows[0]?.[0] === logged + 1;
    return isComplete ? { changed: rows.map(([, id]) => id), logged: rows.at(-1)?.[0] ?? logged } : undefined;
  }

  private readAll(): void {
    this.moments.clear();
    this.known = [undefined];
    this.numbers = new Map();
    // As many moments as before may be others.
    this.places = new Uint32Array(0);
    for (const type of TYPES) {
      const { column, index } = MOMENTS[type];
      const moments = this.db
        .prepare<[], [string | null, string]>(
          `SELECT ${column}, group_concat(id) FROM statements INDEXED BY ${index} WHERE data_type = '${type}' GROUP BY 1`,
        )
        .raw();
      for (const [text, ids] of moments.iterate()) {
        const number = this.numberOf({ type, text });
        for (const id of parseIds(ids)) this.moments.set(id, number);
      }
    }
  }

  private readSome(changed: readonly number[], after: number): void {
    for (const id of changed) this.moments.set(id, 0);
    for (const [id, type, text] of this.listChanged.iterate(JSON.stringify(changed), after)) {
      if (isOrderedType(type)) this.moments.set(id, this.numberOf({ type, text }));
    }
  }

  private numberOf(moment: Moment): number {
    const key = JSON.stringify([moment.type, moment.text]);
    const number = this.numbers.get(key) ?? this.known.push(moment) - 1;
    this.numbers.set(key, number);
    return number;
  }

  private place(): void {
    if (this.places.length === this.known.length) return;
    const newestFirst = this.known
      .flatMap((moment, number) => (moment ? [{ text: moment.text, number }] : []))
      .sort((a, b) => compare(b.text, a.text));
    this.places = new Uint32Array(this.known.length);
    for (const [place, { number }] of newestFirst.entries()) this.places[number] = place;
  }
}
