import { toOrder } from '@/lib/contract/parameters';
import type { ImpliedEntry } from '../../prepare/company';
import type { PreparedDatum } from '../../prepare/datum';
import type { WriteOutcome } from '../../records';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { Cell, Row } from './columns';
import type { WriteContext } from './context';
import { createSharing, IMPLIED_DATUM_COLUMNS } from './implied-rows';

/** The columns of a table whose rows have a key of the source, in the order of their cells. */
export interface KeyedColumns {
  /** Columns that identify a row. */
  readonly identity: readonly string[];
  /** Columns that a later record may change. */
  readonly facts: readonly string[];
  /** Columns that are written for new rows only. */
  readonly onceOnly: readonly string[];
}

interface Written {
  id: number;
  outcome: WriteOutcome;
}

/** The tables of such rows, whose numbers are kept. */
type KeyedTable = 'officers' | 'filings' | 'data' | 'events';

const list = (columns: readonly string[]): string => columns.join(', ');
const areGiven = (columns: readonly string[], joint: string): string =>
  columns.map((column) => `${column} = ?`).join(joint);

/** Columns by which the numbers of rows are kept, if the table has them. */
const COUNTED_BY = ['source_id', 'retrieved_at'];

function prepareAll({ db, ids }: WriteContext, table: KeyedTable, { identity, facts, onceOnly }: KeyedColumns) {
  const columns = [...identity, ...facts, ...onceOnly, ...(ids ? ['id'] : [])];
  const isIt = areGiven(identity, ' AND ');
  return {
    insert: db.prepare<Cell[]>(
      `INSERT INTO ${table} (${list(columns)}) VALUES (${list(columns.map(() => '?'))})
       ON CONFLICT (${list(identity)}) DO NOTHING`,
    ),
    find: db.prepare<[Cell[]], { id: number } & Row>(`SELECT ${list(['id', ...facts])} FROM ${table} WHERE ${isIt}`),
    change: db.prepare<[Cell[]]>(`UPDATE ${table} SET ${areGiven(facts, ', ')} WHERE id = ?`),
  };
}

/** The texts of a kind, whose id differs between registers. */
const KIND_TEXTS: Partial<Record<KeyedTable, string>> = {
  data: 'SELECT json_array(data_type, title, shape) FROM data_kinds WHERE id = ?',
  events: 'SELECT json_array(type, categories, provenance) FROM event_kinds WHERE id = ?',
};

/**
 * Inserts or updates rows by their identity. The newer of two wins; of two of one day the one that is read last, but of
 * data and events the one whose texts sort first, in any order. One SQL statement per new row, as there are millions of them.
 */
export function createKeyedWriter(
  context: WriteContext,
  table: KeyedTable,
  columns: KeyedColumns,
): (row: Cell[], always?: boolean) => Written {
  const { db, counts, ids } = context;
  const { insert, find, change } = prepareAll(context, table, columns);
  const [begin, end] = [columns.identity.length, columns.identity.length + columns.facts.length];
  const [source, retrieved] = COUNTED_BY.map((column) => {
    const at = columns.facts.indexOf(column);
    return at < 0 ? undefined : at + begin;
  });
  const company = columns.identity.indexOf('company_id');

  /** `before`: the row that it replaces. */
  function count(row: Cell[], before?: Row): void {
    if (table === 'officers' || table === 'data') {
      counts.countOfSource(table, row[source ?? 0] ?? null, row[retrieved ?? 0] ?? null);
      if (before) counts.countOfSource(table, before.source_id ?? null, before.retrieved_at ?? null, -1);
    } else if (!before && table === 'events') counts.countEvent(row[company] ?? null);
    else if (!before) counts.count(table);
  }

  const dayOf = (cell: Cell | undefined): string => toOrder(cell == null ? '' : String(cell));

  const kindSql = KIND_TEXTS[table];
  const kindTexts = kindSql === undefined ? undefined : db.prepare<[Cell], string>(kindSql).pluck();
  const kindAt = columns.facts.indexOf('kind_id');

  /** The texts of a row without ids, which differ between registers. */
  function textsOf(facts: readonly Cell[]): string {
    const kind = kindTexts?.get(facts[kindAt] ?? null) ?? null;
    return JSON.stringify([kind, ...facts.filter((cell) => typeof cell !== 'number')]);
  }

  /** Whether a row replaces the one before: `always`, or by its day and texts. */
  function replaces(facts: Cell[], row: Cell[], before: Row, always: boolean): boolean {
    const known = columns.facts.map((fact) => before[fact] ?? null);
    if (facts.every((cell, at) => cell === known[at])) return false;
    const [day, dayBefore] = [dayOf(row[retrieved ?? -1]), dayOf(before.retrieved_at)];
    if (always || day !== dayBefore) return always || day > dayBefore;
    // Officers and filings are corrected by reading them again. Publishers date what they change of the others.
    return kindTexts === undefined || textsOf(facts) < textsOf(known);
  }

  return (row, always = false) => {
    const given = ids ? [ids.ofRow(table, row.slice(0, begin))] : [];
    const { changes, lastInsertRowid } = insert.run(...row, ...given);
    if (changes > 0) {
      count(row);
      return { id: Number(lastInsertRowid), outcome: 'added' };
    }
    const before = find.get(row.slice(0, begin));
    if (!before) throw new Error(`a row of ${table} was found and is gone`);
    const { id } = before;
    const facts = row.slice(begin, end);
    const isChanged = replaces(facts, row, before, always);
    if (isChanged) {
      change.run([...facts, id]);
      count(row, before);
    }
    return { id, outcome: isChanged ? 'merged' : 'unchanged' };
  };
}

/** A datum is identified by its key. */
const COLUMNS = {
  identity: ['key'],
  facts: IMPLIED_DATUM_COLUMNS.slice(1),
  onceOnly: ['company_id', 'created_at'],
} satisfies KeyedColumns;

const whole = (attributes: PackedAttributes): string => JSON.stringify(unpackAttributes(attributes));

export const DATUM_COLUMNS = [...COLUMNS.identity, ...COLUMNS.facts, ...COLUMNS.onceOnly];

/** The cells of the company's row for the datum that follows from it; null if it cannot be stored there. */
export function entryCells(context: WriteContext, { data_type, title, attributes }: ImpliedEntry): Cell[] | null {
  const kind = context.dataKinds.kindOf(data_type, attributes.shape, title);
  return kind.shape === attributes.shape && kind.title === title ? [kind.id, attributes.values] : null;
}

/** In column order. `only`: the company, if the datum is about one company. */
export function datumCells(context: WriteContext, datum: PreparedDatum, only: number | null): Cell[] {
  const { key, data_type, title, description, attributes, source } = datum;
  const kind = context.dataKinds.kindOf(data_type, attributes.shape, title);
  const values = kind.shape === attributes.shape ? attributes.values : whole(attributes);
  const own = title === kind.title ? null : title;
  const created_at = datum.created_at ?? context.now();
  const sourceId = context.sourceId(source);
  return [key, kind.id, own, description, values, sourceId, source.retrieved_at, only, created_at];
}

export function createDatumWriter(context: WriteContext): (datum: PreparedDatum) => WriteOutcome {
  const { db, implied } = context;
  const write = createKeyedWriter(context, 'data', COLUMNS);
  const share = createSharing(db);
  const setUpdated = db.prepare('UPDATE data SET updated_at = ? WHERE id = ?');
  const listCompanies = db
    .prepare<[number], number>('SELECT company_id FROM datum_companies WHERE datum_id = ?')
    .pluck();
  return (datum) => {
    const companies = datum.companies.map((reference) => context.entities.resolve(reference));
    const only = companies.length === 1 ? (companies[0] ?? null) : null;
    const cells = datumCells(context, datum, only);
    for (const company of companies) {
      const isImplied = implied.saysDatum(company, cells.slice(0, IMPLIED_DATUM_COLUMNS.length));
      if (isImplied && only !== null) return 'unchanged';
      if (isImplied !== undefined) implied.writeDownParts(company);
    }
    const { id, outcome } = write(cells);
    if (outcome === 'merged') setUpdated.run(context.now(), id);
    if (outcome !== 'added' || only === null) share(id, companies);
    // Those that shared it before too: its type may be another now.
    const sharers = outcome === 'added' ? companies : listCompanies.all(id);
    for (const company of sharers) context.changed.add(company);
    if (outcome !== 'unchanged') for (const company of companies) context.touch(company);
    return outcome;
  };
}
