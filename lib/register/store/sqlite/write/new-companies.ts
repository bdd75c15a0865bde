import type { Statement } from 'better-sqlite3';
import { entryOf, ownKeyOf, type PreparedCompany } from '../../prepare/company';
import type { PreparedDatum, PreparedEvent } from '../../prepare/datum';
import type { PreparedInput } from '../../prepare/prepare';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';
import {
  COMPANY_COLUMNS,
  CompanyNames,
  companyCells,
  countCompany,
  impliedCells,
  type TakenIn,
  termsOf,
  WRITTEN_AT,
} from './company-names';
import type { WriteContext } from './context';
import { DATUM_COLUMNS, datumCells } from './data';
import { EVENT_COLUMNS, eventCells } from './events';

interface WrittenRows {
  /** Number of new rows. */
  count: number;
  /** The id of the last new row. */
  last: number;
}

/** The most rows in one INSERT. */
const MOST_ROWS = 32;

interface NewRowsOptions {
  /** Columns with the same value in all rows of a write, bound once. */
  common?: readonly string[];
  /** What happens if the row exists. */
  onDouble?: 'FAIL' | 'IGNORE';
}

/**
 * Rows of one table that are expected to be new, written in batches: with a statement for each row, half the time would
 * be overhead. They are written in the order in which they were added.
 */
class NewRows {
  /** Indexed by the power of two of the number of rows inserted. */
  private readonly statements: Statement<(Cell | Row)[]>[] = [];
  private cells: Cell[] = [];
  private rows = 0;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly table: string,
    private readonly columns: readonly string[],
    private readonly options: NewRowsOptions = {},
  ) {}

  /** Cells without the common columns. */
  add(cells: readonly Cell[]): void {
    for (const cell of cells) this.cells.push(cell);
    this.rows++;
  }

  /**
   * Writes all added rows.
   * @param common values of the common columns
   * @throws if a row exists and is not to be ignored: some rows may then be written, and the transaction must be rolled
   * back.
   */
  write(common: Row = {}): WrittenRows {
    const { cells, rows } = this;
    const width = this.columns.length;
    this.forget();
    const written: WrittenRows = { count: 0, last: 0 };
    for (let row = 0; row < rows; ) {
      const power = Math.floor(Math.log2(Math.min(MOST_ROWS, rows - row)));
      const next = row + 2 ** power;
      const some = row === 0 && next === rows ? cells : cells.slice(row * width, next * width);
      // Spread arguments are bound in half the time of an array.
      const { changes, lastInsertRowid } = this.statementFor(power).run(...some, common);
      written.count += changes;
      written.last = Number(lastInsertRowid);
      row = next;
    }
    return written;
  }

  /** Drops added rows that were not written. */
  forget(): void {
    this.cells = [];
    this.rows = 0;
  }

  /** FAIL and IGNORE need no statement journal, which would copy each changed page. */
  private statementFor(power: number): Statement<(Cell | Row)[]> {
    const known = this.statements[power];
    if (known) return known;
    const { common = [], onDouble = 'FAIL' } = this.options;
    const row = `(${[...this.columns.map(() => '?'), ...common.map((column) => `@${column}`)].join(', ')})`;
    const rows = Array.from({ length: 2 ** power }, () => row).join(', ');
    const columns = [...this.columns, ...common].join(', ');
    const sql = `INSERT OR ${onDouble} INTO ${this.table} (${columns}) VALUES ${rows}`;
    const statement = this.db.prepare<(Cell | Row)[]>(sql);
    this.statements[power] = statement;
    return statement;
  }
}

/** A record about one company alone, as most records of the largest registers are. */
export interface LoneCompany {
  /** The company record with all its parts. */
  inputs: PreparedInput[];
  /** The key of its number. */
  key: string;
  company: PreparedCompany;
  parts: (PreparedDatum | PreparedEvent)[];
}

interface NewCompany extends Omit<LoneCompany, 'inputs' | 'key'> {
  taken: TakenIn;
}

/** Limit for comparing all pairs of parts. */
const MOST_PARTS = 16;

const isPart = (input: PreparedInput): input is PreparedDatum | PreparedEvent =>
  input.kind === 'datum' || input.kind === 'event';

/** Whether the company has only its number as key, and no fields that need rows elsewhere. */
function isPlain({ canImply, extras }: PreparedCompany): boolean {
  const { keys, identifiers, alternative_names, home_company, redacted, confidence, details, created_at } = extras;
  const { is_restored } = extras;
  if (!canImply || details || home_company || redacted || is_restored) return false;
  if (confidence !== undefined || created_at !== undefined) return false;
  return !keys?.length && !identifiers?.length && !alternative_names?.length;
}

function belongsToCompanyOnly(part: PreparedDatum | PreparedEvent, key: string): boolean {
  if (part.kind === 'event') return part.company.key === key && !part.found_by_register;
  return part.companies.length === 1 && part.companies[0]?.key === key;
}

const keyOf = (part: PreparedDatum | PreparedEvent): string => (part.kind === 'event' ? part.row.key : part.key);

/** Whether two parts have the same key. */
const hasDoubles = (parts: (PreparedDatum | PreparedEvent)[]): boolean =>
  parts.some((part, at) => {
    for (let before = 0; before < at; before++) {
      const other = parts[before];
      if (other?.kind === part.kind && keyOf(other) === keyOf(part)) return true;
    }
    return false;
  });

/** The record if it is about one company alone; undefined if it is not, or may not be. */
export function asLoneCompany(inputs: PreparedInput[]): LoneCompany | undefined {
  const company = inputs[0];
  if (company?.kind !== 'company' || !isPlain(company)) return undefined;
  const parts = inputs.slice(1);
  if (parts.length > MOST_PARTS || !parts.every(isPart)) return undefined;
  const key = ownKeyOf(company);
  if (!parts.every((part) => belongsToCompanyOnly(part, key)) || hasDoubles(parts)) return undefined;
  return { inputs, key, company, parts };
}

/** The most companies written at once. */
export const COMPANIES_AT_ONCE = 32;

/** Whether any of the companies was mentioned before, or a company had its number. */
function createLookUp(db: SqliteDatabase): (companies: readonly LoneCompany[]) => boolean {
  const marks = Array.from({ length: COMPANIES_AT_ONCE }, () => '?').join(', ');
  const find = db
    .prepare<(string | null)[], number>(`SELECT EXISTS (SELECT 1 FROM entity_keys WHERE key IN (${marks}))`)
    .pluck();
  return (companies) => {
    const asked: (string | null)[] = new Array(COMPANIES_AT_ONCE).fill(null);
    for (const [at, { key }] of companies.entries()) asked[at] = key;
    return find.get(...asked) === 1;
  };
}

/** Writes up to `COMPANIES_AT_ONCE` companies. Returns false and writes nothing if the register knows any of them. */
export function createNewCompanyWriter(context: WriteContext): (companies: readonly LoneCompany[]) => boolean {
  const { db } = context;
  const isAnySpokenOf = createLookUp(db);
  const names = new CompanyNames(db, context.companyWords);
  const entities = new NewRows(db, 'entities', [], { common: ['kind'] });
  const rows = new NewRows(db, 'companies', COMPANY_COLUMNS, { common: WRITTEN_AT, onDouble: 'IGNORE' });
  const codes = new NewRows(db, 'company_industry_codes', ['company_id', 'code_id'], { onDouble: 'IGNORE' });
  const data = new NewRows(db, 'data', DATUM_COLUMNS);
  const events = new NewRows(db, 'events', EVENT_COLUMNS);
  const parts = [codes, data, events];
  const takeOut = [
    'DELETE FROM companies WHERE id >= ?',
    'DELETE FROM entities WHERE id >= ?',
    // Nobody has seen their ids.
    "UPDATE sqlite_sequence SET seq = ? - 1 WHERE name = 'entities'",
  ].map((sql) => db.prepare<[number]>(sql));

  const addPart = (id: number, part: PreparedDatum | PreparedEvent): void => {
    if (part.kind === 'datum') {
      data.add(datumCells(context, part, id));
      context.counts.countOfSource('data', context.sourceId(part.source), part.source.retrieved_at);
    } else {
      events.add(eventCells(context, part.row, id, part.row.key, part.created_at ?? context.now()));
      context.counts.count('events');
    }
  };
  /** Lists each field: spreading objects takes as long as writing a small row. */
  const takeIn = ({ company, parts }: LoneCompany): NewCompany => {
    const { type, status } = termsOf(company, context.companyTerms);
    const { incorporation, entry } = impliedCells(context, company);
    const source = context.sourceId(company.source);
    return {
      company,
      parts,
      taken: {
        home: null,
        source,
        fetched: context.fetchedOn(company.source.retrieved_at),
        type,
        status,
        implies: true,
        incorporation,
        entry,
      },
    };
  };
  const addParts = (id: number, { company, parts, taken }: NewCompany): void => {
    countCompany(context, company, taken);
    for (const code of context.companyCodes.idsOf(company.codes)) codes.add([id, code]);
    for (const part of parts) addPart(id, part);
    if (company.entry && !taken.entry) addPart(id, entryOf(company, company.entry));
  };
  const index = (id: number, { words, previousNames }: PreparedCompany): void => {
    names.index(id, words, names.addFirst(id, previousNames));
  };

  /**
   * Writes the rows and checks whether all were new, which is faster than looking each up first. If not, they are
   * deleted by id: a savepoint would make the search table flush what it has collected, each time.
   * @returns the id of the first row; undefined if nothing was written because not all were new.
   */
  function writeRows(companies: readonly NewCompany[]): number | undefined {
    for (const _ of companies) entities.add([]);
    const first = entities.write({ kind: 'company' }).last - companies.length + 1;
    companies.forEach(({ company, taken }, at) => {
      rows.add(companyCells(first + at, company, taken));
    });
    const now = context.now();
    const areNew = rows.write({ created_at: now, updated_at: now }).count === companies.length;
    if (areNew) return first;
    for (const statement of takeOut) statement.run(first);
    return undefined;
  }

  return (lone) => {
    // In case the previous write failed.
    for (const table of [rows, ...parts]) table.forget();
    if (isAnySpokenOf(lone)) return false;
    // Done before anything is undone, because the ids of sources and kinds stay in the cache.
    const companies = lone.map(takeIn);
    const first = writeRows(companies);
    if (first === undefined) return false;
    companies.forEach((company, at) => {
      addParts(first + at, company);
    });
    for (const table of parts) table.write();
    companies.forEach(({ company }, at) => {
      index(first + at, company);
    });
    return true;
  };
}
