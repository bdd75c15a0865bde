import type { PreviousName } from '@/lib/contract/records';
import { normaliseName } from '@/lib/shared/names/normalise';
import {
  confidenceOf,
  FACT_COLUMNS,
  IDENTITY_COLUMNS,
  otherNameRow,
  type PreparedCompany,
  SEARCH_COLUMNS,
} from '../../prepare/company';
import type { SqliteDatabase } from '../open';
import { type Cell, jsonCell } from './columns';
import { type CompanyTerms, columnOf, type NameWords, type WriteContext } from './context';
import { entryCells } from './data';
import { IMPLIES_SNAPSHOT } from './snapshots';

/** The columns of a company's row, in the order of its cells. */
export const COMPANY_COLUMNS = [
  'id',
  ...IDENTITY_COLUMNS,
  ...FACT_COLUMNS.map(columnOf),
  ...['home_company_id', 'source_id', 'redacted', 'confidence', 'fetched_at', 'details', 'implies_snapshot'],
  ...['incorporation_kind_id', 'entry_kind_id', 'entry_attributes'],
];
/** The columns with the times of writing. */
export const WRITTEN_AT = ['created_at', 'updated_at'];

const [TYPE, STATUS] = [FACT_COLUMNS.indexOf('company_type'), FACT_COLUMNS.indexOf('current_status')];
const FACTS_BEGIN = 1 + IDENTITY_COLUMNS.length;

/** Ids of rows to which a company's row refers. */
interface References {
  home: number | null;
  source: number;
  type: number | null;
  status: number | null;
}

/** The parts of a company's row that only the register knows. */
export interface TakenIn extends References {
  /** The day of its file, if it is not its own. */
  fetched: string | null;
  /** Whether its first snapshot follows from its row. */
  implies: boolean;
  /** The kind of the event that follows from its row. */
  incorporation: number | null;
  /** Kind and values of the datum that follows from its row. */
  entry: readonly Cell[] | null;
}

type Parts = Pick<TakenIn, 'incorporation' | 'entry'>;

/** At most a snapshot follows from its row. */
export const NO_PARTS: Parts = { incorporation: null, entry: null };

/** The cells for the event and the datum that follow from the row. */
export const impliedCells = (context: WriteContext, { incorporation, entry }: PreparedCompany): Parts => ({
  incorporation: incorporation && context.eventKinds.idOf(incorporation),
  entry: entry && entryCells(context, entry),
});

/** The ids of its terms, which are added if new. */
export const termsOf = ({ facts }: PreparedCompany, terms: CompanyTerms): Pick<References, 'type' | 'status'> => ({
  type: terms.idOf(facts[TYPE]),
  status: terms.idOf(facts[STATUS]),
});

/** In the order of `COMPANY_COLUMNS`. */
export function companyCells(id: number, company: PreparedCompany, taken: TakenIn): Cell[] {
  const { identity, facts, extras } = company;
  const { home, source, implies, incorporation, entry } = taken;
  const cells: Cell[] = [id, ...identity, ...facts, home, source, extras.redacted ? 1 : 0];
  cells.push(confidenceOf(company), taken.fetched, jsonCell(extras.details), implies ? IMPLIES_SNAPSHOT : 0);
  cells[FACTS_BEGIN + TYPE] = taken.type;
  cells[FACTS_BEGIN + STATUS] = taken.status;
  cells.push(incorporation, entry?.[0] ?? null, entry?.[1] ?? null);
  return cells;
}

/** Counts a new row of a company, with what follows from it. */
export function countCompany(
  { counts }: WriteContext,
  { source: { retrieved_at = null } }: PreparedCompany,
  { source, incorporation, entry }: Pick<TakenIn, 'source' | 'incorporation' | 'entry'>,
): void {
  counts.countOfSource('companies', source, retrieved_at);
  if (entry !== null) counts.countOfSource('data', source, retrieved_at);
  if (incorporation !== null) counts.count('events');
}

/** A period in which a company had a name. '' is an unknown day, type or language. */
export interface NamePeriod {
  start_date: string;
  end_date: string;
  type: string;
  language: string;
}

const agree = (one: string, other: string): boolean => one === '' || other === '' || one === other;

/** How likely two periods of one name are the same; 0 if they cannot be. A known start decides. */
function likeness(known: NamePeriod, given: NamePeriod): number {
  if (known.start_date !== '' && known.start_date === given.start_date) return 3;
  if (!agree(known.start_date, given.start_date) || !agree(known.end_date, given.end_date)) return 0;
  return known.end_date !== '' && known.end_date === given.end_date ? 2 : 1;
}

/** The known period that is meant; undefined if it is a further one, because the name was used again. */
export function findSamePeriod(known: readonly NamePeriod[], given: NamePeriod): NamePeriod | undefined {
  const best = Math.max(0, ...known.map((period) => likeness(period, given)));
  return best === 0 ? undefined : known.find((period) => likeness(period, given) === best);
}

/** Merges two records of one period: the newer record wins, and any value wins over none. */
export function mergePeriods(known: NamePeriod, given: NamePeriod, givenIsNewer: boolean): NamePeriod {
  const [first, second] = givenIsNewer ? [given, known] : [known, given];
  return {
    start_date: first.start_date || second.start_date,
    end_date: first.end_date || second.end_date,
    type: first.type || second.type,
    language: first.language || second.language,
  };
}

/** Number of rows reserved for a company in the search table; see the schema. */
export const SEARCH_ROWS_PER_COMPANY = 1024;

/** The first columns of the search table have names. */
const NAME_COLUMNS = 4;
/** The words of addresses go into `company_address_search`, those of the columns before into `company_search`. */
const ADDRESS = SEARCH_COLUMNS.indexOf('address');

type NameKind = 'previous' | 'alternative';

function toPeriod({ type, language, start_date, end_date, con_date }: PreviousName): NamePeriod {
  return {
    start_date: start_date ?? '',
    end_date: end_date ?? con_date ?? '',
    type: type ?? '',
    language: language ?? '',
  };
}

/** The former and other names of companies, and the search table of all their names. */
export class CompanyNames {
  private readonly listPeriods;
  private readonly insertPeriod;
  private readonly updatePeriod;
  private readonly listNames;
  private readonly listUnknown;
  private readonly deleteUnknown;
  private readonly deleteRow;
  private readonly insertRow;
  private readonly deleteAddress;
  private readonly insertAddress;

  constructor(
    db: SqliteDatabase,
    private readonly nameWords: NameWords,
  ) {
    this.listPeriods = db.prepare<[number, string, string], NamePeriod>(
      `SELECT start_date, end_date, coalesce(type, '') AS type, coalesce(language, '') AS language
       FROM company_names WHERE company_id = ? AND kind = ? AND name = ? ORDER BY start_date, end_date`,
    );
    this.insertPeriod = db.prepare(
      `INSERT INTO company_names (company_id, kind, name, start_date, end_date, type, language)
       VALUES (?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''))`,
    );
    // If the new day makes two periods equal, the existing row is kept.
    this.updatePeriod = db.prepare(
      `UPDATE OR IGNORE company_names
       SET start_date = ?, end_date = ?, type = nullif(?, ''), language = nullif(?, '')
       WHERE company_id = ? AND kind = ? AND name = ? AND start_date = ? AND end_date = ?`,
    );
    this.listNames = db.prepare<[number], { name: string }>(
      'SELECT DISTINCT kind, name FROM company_names WHERE company_id = ? ORDER BY kind DESC, name',
    );
    const isUnknown = "kind = 'alternative' AND type = 'unknown' AND start_date = '' AND end_date = ''";
    this.listUnknown = db
      .prepare<[number], string>(`SELECT name FROM company_names WHERE company_id = ? AND ${isUnknown}`)
      .pluck();
    this.deleteUnknown = db.prepare(`DELETE FROM company_names WHERE company_id = ? AND name = ? AND ${isUnknown}`);
    this.deleteRow = db.prepare('DELETE FROM company_search WHERE rowid = ?');
    this.deleteAddress = db.prepare('DELETE FROM company_address_search WHERE rowid = ?');
    this.insertRow = db.prepare(
      `INSERT INTO company_search (rowid, ${SEARCH_COLUMNS.slice(0, ADDRESS).join(', ')}) VALUES (?${', ?'.repeat(ADDRESS)})`,
    );
    this.insertAddress = db.prepare('INSERT INTO company_address_search (rowid, address) VALUES (?, ?)');
  }

  /**
   * Returns true if something was added or changed. A name used in two periods is stored twice; one period reported by
   * two records is stored once, where `isNewer` decides which record wins.
   */
  add(companyId: number, kind: NameKind, name: PreviousName, isNewer: boolean): boolean {
    const given = toPeriod(name);
    const known = findSamePeriod(this.listPeriods.all(companyId, kind, name.company_name), given);
    if (!known) {
      this.insert(companyId, kind, name.company_name, given);
      return true;
    }
    const next = mergePeriods(known, given, isNewer);
    if (JSON.stringify(next) === JSON.stringify({ ...next, ...known })) return false;
    const key = [companyId, kind, name.company_name, known.start_date, known.end_date];
    return this.updatePeriod.run(next.start_date, next.end_date, next.type, next.language, ...key).changes > 0;
  }

  private insert(companyId: number, kind: NameKind, name: string, period: NamePeriod): void {
    const { start_date, end_date, type, language } = period;
    this.insertPeriod.run(companyId, kind, name, start_date, end_date, type, language);
  }

  /** The former names of a new company; returns them as `otherNames` does. */
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

  /**
   * Removes names that were listed because another record or an earlier version had them, and that are shown now.
   * Returns true if there was one.
   */
  removeShown(companyId: number, shown: string): boolean {
    const same = this.listUnknown.all(companyId).filter((name) => normaliseName(name) === normaliseName(shown));
    for (const name of same) this.deleteUnknown.run(companyId, name);
    return same.length > 0;
  }

  otherNames(companyId: number): string[] {
    return this.listNames.all(companyId).map(({ name }) => name);
  }

  /** Removes the company with the given names from the search tables. */
  unindex(companyId: number, otherNames: string[]): void {
    const rows = Math.min(otherNames.length + 1, SEARCH_ROWS_PER_COMPANY);
    for (let row = 0; row < rows; row++) this.deleteRow.run(companyId * SEARCH_ROWS_PER_COMPANY + row);
    this.deleteAddress.run(companyId);
  }

  /** `words`: the cells of its first row, see `firstSearchRow`. */
  index(companyId: number, words: readonly Cell[], otherNames: string[]): void {
    const first = companyId * SEARCH_ROWS_PER_COMPANY;
    this.indexRow(first, words);
    if (words[ADDRESS]) this.insertAddress.run(companyId, words[ADDRESS]);
    if (otherNames.length === 0) return;
    for (const [index, other] of otherNames.slice(0, SEARCH_ROWS_PER_COMPANY - 1).entries()) {
      this.indexRow(first + index + 1, otherNameRow(other));
    }
  }

  private indexRow(rowid: number, words: readonly Cell[]): void {
    this.insertRow.run(rowid, ...words.slice(0, ADDRESS));
    for (let column = 0; column < NAME_COLUMNS; column++) this.nameWords.add(words[column] ?? null);
  }
}
