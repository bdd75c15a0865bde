import type { PreviousName } from '@/lib/contract/records';
import {
  FACT_COLUMNS,
  IDENTITY_COLUMNS,
  otherNameRow,
  type PreparedCompany,
  SEARCH_COLUMNS,
} from '../../prepare/company';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import { type CompanyTerms, columnOf, type WriteContext } from './context';
import { entryCells } from './data';

/** The columns of a company's row, in the order in which it is written. */
export const COMPANY_COLUMNS = [
  'id',
  ...IDENTITY_COLUMNS,
  ...FACT_COLUMNS.map(columnOf),
  ...['home_company_id', 'source_id', 'redacted', 'implies_snapshot'],
  ...['incorporation_kind_id', 'entry_kind_id', 'entry_attributes'],
];
/** And those that say when it was written. */
export const WRITTEN_AT = ['created_at', 'updated_at'];

const [TYPE, STATUS] = [FACT_COLUMNS.indexOf('company_type'), FACT_COLUMNS.indexOf('current_status')];
const FACTS_BEGIN = 1 + IDENTITY_COLUMNS.length;

/** The rows to which that of a company points. */
interface References {
  home: number | null;
  source: number;
  type: number | null;
  status: number | null;
}

/** What only the register knows of a company that it takes in. */
export interface TakenIn extends References {
  /** Whether its first snapshot follows from its row. */
  implies: boolean;
  /** The kind of the event that follows from its row. */
  incorporation: number | null;
  /** Kind and values of the datum that does. */
  entry: readonly Cell[] | null;
}

type Parts = Pick<TakenIn, 'incorporation' | 'entry'>;

/** Nothing follows from its row but a snapshot, if that. */
export const NO_PARTS: Parts = { incorporation: null, entry: null };

/** What a company's row is to hold of the event and the datum that came with it and follow from it. */
export const impliedCells = (context: WriteContext, { incorporation, entry }: PreparedCompany): Parts => ({
  incorporation: incorporation && context.eventKinds.idOf(incorporation),
  entry: entry && entryCells(context, entry),
});

/** The ids of its terms, which are made where there are none. */
export const termsOf = ({ facts }: PreparedCompany, terms: CompanyTerms): Pick<References, 'type' | 'status'> => ({
  type: terms.idOf(facts[TYPE]),
  status: terms.idOf(facts[STATUS]),
});

/** By `COMPANY_COLUMNS`. */
export function companyCells(id: number, company: PreparedCompany, taken: TakenIn): Cell[] {
  const { identity, facts, extras } = company;
  const { home, source, implies, incorporation, entry } = taken;
  const cells: Cell[] = [id, ...identity, ...facts, home, source, extras.redacted ? 1 : 0, implies ? 1 : 0];
  cells[FACTS_BEGIN + TYPE] = taken.type;
  cells[FACTS_BEGIN + STATUS] = taken.status;
  cells.push(incorporation, entry?.[0] ?? null, entry?.[1] ?? null);
  return cells;
}

/** A spell during which a company bore a name. '' is a day, type or language that is not known. */
export interface NamePeriod {
  start_date: string;
  end_date: string;
  type: string;
  language: string;
}

const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other;

/** How surely two periods of one name are the same: 0 where they cannot be. A known start settles it. */
function likeness(known: NamePeriod, told: NamePeriod): number {
  if (known.start_date !== '' && known.start_date === told.start_date) return 3;
  if (!agree(known.start_date, told.start_date) || !agree(known.end_date, told.end_date)) return 0;
  return known.end_date !== '' && known.end_date === told.end_date ? 2 : 1;
}

/** Which of the known periods is told of; undefined where it is one more: the name was taken up again. */
export function findSamePeriod(known: readonly NamePeriod[], told: NamePeriod): NamePeriod | undefined {
  const best = Math.max(0, ...known.map((period) => likeness(period, told)));
  return best === 0 ? undefined : known.find((period) => likeness(period, told) === best);
}

/** What two records know of one period: the newer record's word before the older one's, any word before none. */
export function mergePeriods(known: NamePeriod, told: NamePeriod, toldIsNewer: boolean): NamePeriod {
  const [first, second] = toldIsNewer ? [told, known] : [known, told];
  return {
    start_date: first.start_date || second.start_date,
    end_date: first.end_date || second.end_date,
    type: first.type || second.type,
    language: first.language || second.language,
  };
}

/** Rows a company has room for in the search table; see the schema. */
export const SEARCH_ROWS_PER_COMPANY = 1024;

type NameKind = 'previous' | 'alternative';

function toPeriod({ type, language, start_date, end_date, con_date }: PreviousName): NamePeriod {
  return {
    start_date: start_date ?? '',
    end_date: end_date ?? con_date ?? '',
    type: type ?? '',
    language: language ?? '',
  };
}

/** The former and other names of companies, and the search table that follows from all of their names. */
export class CompanyNames {
  private readonly listPeriods;
  private readonly insertPeriod;
  private readonly updatePeriod;
  private readonly listNames;
  private readonly deleteRow;
  private readonly insertRow;

  constructor(db: SqliteDatabase) {
    this.listPeriods = db.prepare<[number, string, string], NamePeriod>(
      `SELECT start_date, end_date, coalesce(type, '') AS type, coalesce(language, '') AS language
       FROM company_names WHERE company_id = ? AND kind = ? AND name = ? ORDER BY start_date, end_date`,
    );
    this.insertPeriod = db.prepare(
      `INSERT INTO company_names (company_id, kind, name, start_date, end_date, type, language)
       VALUES (?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''))`,
    );
    // Where filling in a day makes two periods one, the row that is there already stands.
    this.updatePeriod = db.prepare(
      `UPDATE OR IGNORE company_names
       SET start_date = ?, end_date = ?, type = nullif(?, ''), language = nullif(?, '')
       WHERE company_id = ? AND kind = ? AND name = ? AND start_date = ? AND end_date = ?`,
    );
    this.listNames = db.prepare<[number], { name: string }>(
      'SELECT DISTINCT kind, name FROM company_names WHERE company_id = ? ORDER BY kind DESC, name',
    );
    this.deleteRow = db.prepare('DELETE FROM company_search WHERE rowid = ?');
    this.insertRow = db.prepare(
      `INSERT INTO company_search (rowid, ${SEARCH_COLUMNS.join(', ')}) VALUES (?${', ?'.repeat(SEARCH_COLUMNS.length)})`,
    );
  }

  /**
   * True when something was added or changed. A name borne in two periods is kept twice; one period told of by two
   * records is kept once, `isNewer` saying whether this record's word counts before what is there.
   */
  add(companyId: number, kind: NameKind, name: PreviousName, isNewer: boolean): boolean {
    const told = toPeriod(name);
    const known = findSamePeriod(this.listPeriods.all(companyId, kind, name.company_name), told);
    if (!known) {
      this.insert(companyId, kind, name.company_name, told);
      return true;
    }
    const next = mergePeriods(known, told, isNewer);
    if (JSON.stringify(next) === JSON.stringify({ ...next, ...known })) return false;
    const key = [companyId, kind, name.company_name, known.start_date, known.end_date];
    return this.updatePeriod.run(next.start_date, next.end_date, next.type, next.language, ...key).changes > 0;
  }

  private insert(companyId: number, kind: NameKind, name: string, period: NamePeriod): void {
    const { start_date, end_date, type, language } = period;
    this.insertPeriod.run(companyId, kind, name, start_date, end_date, type, language);
  }

  /** The former names of a company that is new, which are returned as `otherNames` tells them. */
  addFirst(companyId: number, names: readonly PreviousName[]): string[] {
    const [only, another] = names;
    if (!only) return [];
    if (!another) {
      this.insert(companyId, 'previous', only.company_name, toPeriod(only));
      return [only.company_name];
    }
    for (const name of names) this.add(companyId, 'previous', name, true);
    return this.otherNames(companyId);
  }

  otherNames(companyId: number): string[] {
    return this.listNames.all(companyId).map(({ name }) => name);
  }

  /** Takes the names as they were before out of the search table. */
  unindex(companyId: number, otherNames: string[]): void {
    const rows = Math.min(otherNames.length + 1, SEARCH_ROWS_PER_COMPANY);
    for (let row = 0; row < rows; row++) this.deleteRow.run(companyId * SEARCH_ROWS_PER_COMPANY + row);
  }

  /** `words`: the first of its rows, see `firstSearchRow`. */
  index(companyId: number, words: readonly Cell[], otherNames: string[]): void {
    const first = companyId * SEARCH_ROWS_PER_COMPANY;
    this.insertRow.run(first, ...words);
    if (otherNames.length === 0) return;
    for (const [index, other] of otherNames.slice(0, SEARCH_ROWS_PER_COMPANY - 1).entries()) {
      this.insertRow.run(first + index + 1, ...otherNameRow(other));
    }
  }
}
