import { parseJson } from '../cells';
import type { SqliteDatabase } from '../open';
import { NameRanks } from './name-ranks';
import { NumberColumn } from './number-column';
import { NumberSets } from './number-sets';

/** What companies share that are alike in everything with few values: counted and filtered once for all of them. */
export interface Profile {
  jurisdiction_code: string;
  /** Ids of `company_terms`. */
  company_type_id: number | null;
  current_status_id: number | null;
  inactive: boolean;
  branch: boolean;
  nonprofit: boolean;
}

/** Ids in one stored piece of a column. */
const PIECE = 65_536;

/** The first year of `created_at` and `updated_at` that is told from others: their cells stay narrow. */
const FIRST_YEAR_OF_WRITING = 1970;

/** A day, month or year as a number in the order of the texts; 0 for none. The month is `code >>> 5`, the year `code >>> 9`. */
export function dayCode(day: string | null): number {
  const [, year, month, date] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(day ?? '') ?? [];
  return year === undefined ? 0 : (Number(year) << 9) | (Number(month ?? 0) << 5) | Number(date ?? 0);
}

/** The same for days on which records were written. */
export const writingDayCode = (day: string): number => Math.max(1, dayCode(day) - (FIRST_YEAR_OF_WRITING << 9));

/** The month of `code >>> 5` as text; the year alone if the month is unknown. */
export function monthText(month: number): string {
  const year = String(month >>> 4).padStart(4, '0');
  return (month & 15) === 0 ? year : `${year}-${String(month & 15).padStart(2, '0')}`;
}

type CompanyCells = [
  id: number,
  jurisdiction_code: string,
  incorporation_date: string | null,
  dissolution_date: string | null,
  created_at: string,
  updated_at: string,
  inactive: number | null,
  branch: number,
  nonprofit: number | null,
  company_type_id: number | null,
  current_status_id: number | null,
  redacted: number,
  name_length: number,
  entry_kind_id: number | null,
];

/** Remembers the last result: the companies of an import are written at one time. */
function rememberLast<Given, Result>(work: (given: Given) => Result): (given: Given) => Result {
  let last: { given: Given; result: Result } | undefined;
  return (given) => {
    if (last?.given !== given) last = { given, result: work(given) };
    return last.result;
  };
}

/** Types of data whose sets are remembered, far more than there are. */
const MOST_REMEMBERED_TYPES = 1_024;

/** What of the register is in memory. */
interface Extent {
  /** The last row of `company_changes` that was read. */
  logged: number;
  /** The greatest id of a company that was read. */
  lastId: number;
}

interface StoredState extends Extent {
  profiles: Profile[];
  dataTypes: string[];
  /** Bytes per cell by column. */
  widths: Record<string, number>;
  isRanked: boolean;
}

/** Companies that changed, and from which id on all are new. */
export interface Changes {
  changed: readonly number[];
  after: number;
}

/** Beyond this many changed companies what was found before is searched anew rather than mended. */
const MOST_MENDED = 200;

const COLUMN_NAMES = [
  ...['profile', 'incorporation', 'dissolution', 'created', 'updated', 'industries', 'dataTypes'],
  ...['nameLength', 'nameRank'],
] as const;

const SETS_NAMES = ['industrySets', 'dataTypeSets'] as const;

/** SQL for some companies, given as a JSON list of ids, or for all with an id above one. */
const IN_SCOPE = { some: 'IN (SELECT value FROM json_each(?))', after: '> ?' } as const;
type Scope = keyof typeof IN_SCOPE;

/**
 * What searches filter and count of all companies, as columns of numbers by id: counting reads no rows. They are read
 * from the rows; `company_changes` tells which rows changed since. The import keeps a copy in the register
 * (`company_columns`), so that a start reads 25 bytes a company and not the rows.
 */
export class CompanyColumns {
  /** The id of the profile; 0 for an id that is no company, or one that is not shown. */
  readonly profile = new NumberColumn();
  readonly incorporation = new NumberColumn();
  readonly dissolution = new NumberColumn();
  readonly created = new NumberColumn();
  readonly updated = new NumberColumn();
  /** The set of `told_industry_codes`. */
  readonly industries = new NumberColumn();
  /** The set of types of data held. */
  readonly dataTypes = new NumberColumn();
  readonly nameLength = new NumberColumn();
  /** Only if `ranks.areThere`. */
  readonly nameRank = new NumberColumn();
  readonly ranks: NameRanks;
  /** By id; the first means none. */
  profiles: (Profile | undefined)[] = [undefined];
  industrySets = new NumberSets();
  dataTypeSets = new NumberSets();
  /** The types of data, numbered by the sets. */
  dataTypeNames: string[] = [];
  /** Differs after each change. */
  generation = 0;
  /** That of the stored columns from which these came. */
  storedGeneration = 0;

  private extent: Extent = { logged: 0, lastId: 0 };
  private history: (Changes & { generation: number })[] = [];
  private readonly profileIds = new Map<string, number>();
  private readonly dataTypeIds = new Map<string, number>();
  /** The set with one more type, by set and type. */
  private readonly dataTypeSteps = new Map<number, number>();
  private readonly readExtent;
  private readonly listChanges;
  private readonly readState;
  private readonly readStoredLog;

  constructor(private readonly db: SqliteDatabase) {
    this.ranks = new NameRanks(db, this.nameRank);
    this.readExtent = db.prepare<[], Extent>(
      `SELECT max(ifnull((SELECT max(id) FROM company_changes), 0),
          ifnull((SELECT cells FROM company_columns WHERE name = 'logged'), 0)) AS logged,
        ifnull((SELECT max(id) FROM companies), 0) AS lastId`,
    );
    this.readStoredLog = db.prepare<[], number>("SELECT cells FROM company_columns WHERE name = 'logged'").pluck();
    this.listChanges = db
      .prepare<[number], Buffer>('SELECT companies FROM company_changes WHERE id > ? ORDER BY id')
      .pluck();
    this.readState = db.prepare<[], Buffer>("SELECT cells FROM company_columns WHERE name = 'state'").pluck();
  }

  /** Ids are below this number. */
  get size(): number {
    return this.extent.lastId + 1;
  }

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
    else this.readSome(changed, after);
    this.extent = { logged, lastId: Math.max(lastId, after) };
    this.generation++;
    this.remember({ changed, after });
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

  /** The number of companies that were added or changed since the columns were stored; some may count twice. */
  countUnstored(): number {
    const changed = this.db
      .prepare<[], number>(
        `SELECT ifnull((SELECT sum(length(companies)) / 4 FROM company_changes), 0)
           + ifnull((SELECT max(id) FROM companies), 0)
           - ifnull((SELECT cells FROM company_columns WHERE name = 'last_id'), 0)`,
      )
      .pluck();
    return changed.get() ?? 0;
  }

  /** Stores the columns in the register and shortens the log. Call in a transaction that writes. */
  store(): void {
    this.refresh();
    const put = this.db.prepare('INSERT OR REPLACE INTO company_columns (name, piece, cells) VALUES (?, ?, ?)');
    for (const name of COLUMN_NAMES) {
      const column = this[name];
      column.reserve(this.size);
      for (let piece = 0; piece * PIECE < this.size; piece++) {
        put.run(name, piece, column.bytes(piece * PIECE, Math.min((piece + 1) * PIECE, this.size)));
      }
    }
    for (const name of SETS_NAMES) {
      for (const [part, cells] of Object.entries(this[name].save())) put.run(`${name}.${part}`, 0, cells);
    }
    const { profiles, dataTypeNames: dataTypes, ranks } = this;
    const widths = Object.fromEntries(COLUMN_NAMES.map((name) => [name, this[name].cells.BYTES_PER_ELEMENT]));
    const state: StoredState = {
      ...this.extent,
      profiles: profiles.slice(1) as Profile[],
      dataTypes,
      widths,
      isRanked: ranks.areThere,
    };
    put.run('state', 0, Buffer.from(JSON.stringify(state)));
    put.run('logged', 0, this.extent.logged);
    put.run('last_id', 0, this.extent.lastId);
    this.db.prepare('DELETE FROM company_changes WHERE id <= ?').run(this.extent.logged);
  }

  private load(): void {
    this.clear();
    // A generation of its own: what was found in the one before is not of the stored columns.
    this.generation++;
    this.storedGeneration = this.generation;
    const state = this.readState.get();
    if (!state) return;
    const stored = parseJson<StoredState>(state.toString());
    const list = this.db.prepare<[string], { piece: number; cells: Buffer }>(
      'SELECT piece, cells FROM company_columns WHERE name = ? ORDER BY piece',
    );
    for (const name of COLUMN_NAMES) {
      this[name].reserve(stored.lastId + 1);
      for (const { piece, cells } of list.iterate(name)) {
        this[name].takeOver(piece * PIECE, stored.widths[name] ?? 4, cells);
      }
    }
    for (const profile of stored.profiles) this.profileIdOf(profile);
    const only = (name: string): Uint8Array => list.get(name)?.cells ?? new Uint8Array(0);
    for (const name of SETS_NAMES)
      this[name].load({ members: only(`${name}.members`), starts: only(`${name}.starts`) });
    for (const type of stored.dataTypes) this.dataTypeIdOf(type);
    this.extent = { logged: stored.logged, lastId: stored.lastId };
    this.ranks.areThere = stored.isRanked;
  }

  private clear(): void {
    for (const name of COLUMN_NAMES) this[name].clear();
    this.profiles = [undefined];
    this.profileIds.clear();
    this.industrySets = new NumberSets();
    this.dataTypeSets = new NumberSets();
    this.dataTypeNames = [];
    this.dataTypeIds.clear();
    this.dataTypeSteps.clear();
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

  private remember(changes: Changes): void {
    this.history.push({ ...changes, generation: this.generation });
    while (this.history.length > MOST_MENDED || (this.history[0]?.changed.length ?? 0) > MOST_MENDED) {
      this.history.shift();
    }
  }

  private readAll(): void {
    this.clear();
    this.readSome([], 0);
  }

  private readSome(changed: readonly number[], after: number): void {
    for (const id of changed) for (const name of COLUMN_NAMES) this[name].set(id, 0);
    // Cells of entities that were not companies yet.
    for (const { cells } of [this.industries, this.dataTypes]) cells.fill(0, after + 1);
    if (changed.length > 0) this.readCompanies('some', JSON.stringify(changed));
    this.readCompanies('after', after);
    this.ranks.update(changed, after);
  }

  private readCompanies(scope: Scope, bound: string | number): void {
    const rows = this.db
      .prepare<[string | number], CompanyCells>(
        `SELECT id, jurisdiction_code, incorporation_date, dissolution_date, created_at, updated_at, inactive,
           branch IS NOT NULL, nonprofit, company_type_id, current_status_id, redacted, length(sort_name), entry_kind_id
         FROM companies WHERE id ${IN_SCOPE[scope]}`,
      )
      .raw();
    const toWritingDay = rememberLast(writingDayCode);
    const typeOf = this.readKinds();
    for (const row of rows.iterate(bound)) {
      const [id, jurisdiction_code, incorporated, dissolved, created, updated, inactive, branch, nonprofit] = row;
      const [, , , , , , , , , company_type_id, current_status_id, redacted, length, entry] = row;
      const flags = { inactive: inactive === 1, branch: branch === 1, nonprofit: nonprofit === 1 };
      const profile = { jurisdiction_code, company_type_id, current_status_id, ...flags };
      if (redacted === 0) this.profile.set(id, this.profileIdOf(profile));
      this.incorporation.set(id, dayCode(incorporated));
      this.dissolution.set(id, dayCode(dissolved));
      this.created.set(id, toWritingDay(created));
      this.updated.set(id, toWritingDay(updated));
      this.nameLength.set(id, length);
      if (entry !== null) this.addDataType(id, typeOf(entry));
    }
    this.readIndustries(scope, bound);
    this.readData(scope, bound, typeOf);
    this.readStatements(scope, bound);
  }

  /** The types of data by the id of their kind. */
  private readKinds(): (kind: number) => number {
    const list = this.db.prepare<[], [number, string]>('SELECT id, data_type FROM data_kinds').raw().all();
    const kinds = new Map(list.map(([id, type]) => [id, this.dataTypeIdOf(type)]));
    return (kind) => kinds.get(kind) ?? 0;
  }

  private readIndustries(scope: Scope, bound: string | number): void {
    const codes = this.db
      .prepare<[string | number], [id: number, code: number]>(
        `SELECT company_id, code_id FROM company_industry_codes WHERE company_id ${IN_SCOPE[scope]} ORDER BY company_id`,
      )
      .raw();
    let company = 0;
    let held: number[] = [];
    const settle = (): void => {
      if (held.length > 0) this.industries.set(company, this.industrySets.idOf(held));
    };
    for (const [id, code] of codes.iterate(bound)) {
      if (id !== company) {
        settle();
        held = [];
        company = id;
      }
      held.push(code);
    }
    settle();
  }

  /** Data in rows of their own. */
  private readData(scope: Scope, bound: string | number, typeOf: (kind: number) => number): void {
    const data = this.db
      .prepare<(string | number)[], [id: number, kind: number]>(
        `SELECT company_id, kind_id FROM data WHERE company_id ${IN_SCOPE[scope]}
         UNION ALL SELECT h.company_id, d.kind_id FROM shared_data h JOIN data d ON d.id = h.datum_id
           WHERE h.company_id ${IN_SCOPE[scope]}`,
      )
      .raw();
    for (const [id, kind] of data.iterate(bound, bound)) this.addDataType(id, typeOf(kind));
  }

  /** Statements about a company, in any role. */
  private readStatements(scope: Scope, bound: string | number): void {
    if (bound === 0) {
      this.readAllStatements();
      return;
    }
    const statements = this.db
      .prepare<[string | number], [id: number, type: string]>(
        `SELECT entity_id, data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
         WHERE entity_id ${IN_SCOPE[scope]}`,
      )
      .raw();
    for (const [id, type] of statements.iterate(bound)) this.addDataType(id, this.dataTypeIdOf(type));
  }

  /** From an index and a small table, each read once from end to end, instead of looking up each statement. */
  private readAllStatements(): void {
    const types = new NumberColumn();
    const list = this.db
      .prepare<[], [id: number, type: string]>('SELECT id, data_type FROM statements INDEXED BY statements_by_type')
      .raw();
    for (const [id, type] of list.iterate()) types.set(id, this.dataTypeIdOf(type));
    const ends = this.db
      .prepare<[], [statement: number, id: number]>('SELECT statement_id, entity_id FROM statement_entities')
      .raw();
    for (const [statement, id] of ends.iterate()) this.addDataType(id, types.get(statement));
  }

  private addDataType(id: number, type: number): void {
    const before = this.dataTypes.get(id);
    const step = before * MOST_REMEMBERED_TYPES + type;
    const known = type < MOST_REMEMBERED_TYPES ? this.dataTypeSteps.get(step) : undefined;
    const next = known ?? this.dataTypeSets.idOf([...this.dataTypeSets.of(before), type]);
    if (known === undefined && type < MOST_REMEMBERED_TYPES) this.dataTypeSteps.set(step, next);
    this.dataTypes.set(id, next);
  }

  private profileIdOf(profile: Profile): number {
    const { jurisdiction_code, company_type_id, current_status_id, inactive, branch, nonprofit } = profile;
    const flags = Number(inactive) + 2 * Number(branch) + 4 * Number(nonprofit);
    const key = `${jurisdiction_code} ${company_type_id} ${current_status_id} ${flags}`;
    const known = this.profileIds.get(key);
    if (known !== undefined) return known;
    const id = this.profiles.push(profile) - 1;
    this.profileIds.set(key, id);
    return id;
  }

  private dataTypeIdOf(type: string): number {
    const known = this.dataTypeIds.get(type);
    if (known !== undefined) return known;
    const id = this.dataTypeNames.push(type) - 1;
    this.dataTypeIds.set(type, id);
    return id;
  }
}
