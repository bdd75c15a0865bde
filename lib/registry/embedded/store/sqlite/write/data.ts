import type { PreparedDatum } from '../../prepare/datum';
import type { WriteOutcome } from '../../records';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './keyed';

/** A datum is told from the others by its key. */
const COLUMNS = {
  identity: ['key'],
  facts: ['kind_id', 'title', 'description', 'attributes', 'source_id', 'retrieved_at'],
  onceOnly: ['company_id', 'created_at'],
} satisfies KeyedColumns;

const whole = (attributes: PackedAttributes): string => JSON.stringify(unpackAttributes(attributes));

/** Adds companies to those of whom a datum speaks already. */
function createSharing(db: SqliteDatabase): (datumId: number, companies: readonly number[]) => void {
  const list = db.prepare<[number], number>('SELECT company_id FROM datum_companies WHERE datum_id = ?').pluck();
  const setOnly = db.prepare('UPDATE data SET company_id = ? WHERE id = ?');
  const share = db.prepare('INSERT OR IGNORE INTO shared_data (company_id, datum_id) VALUES (?, ?)');
  return (datumId, companies) => {
    const before = list.all(datumId);
    if (companies.every((company) => before.includes(company))) return;
    const [first, ...others] = new Set([...before, ...companies]);
    setOnly.run(others.length === 0 ? first : null, datumId);
    if (others.length > 0) for (const company of [first, ...others]) share.run(company, datumId);
  };
}

export const DATUM_COLUMNS = [...COLUMNS.identity, ...COLUMNS.facts, ...COLUMNS.onceOnly];

/** In the order of the columns. `only`: the one company of which it speaks. */
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
  const { db } = context;
  const write = createKeyedWriter(db, 'data', COLUMNS);
  const share = createSharing(db);
  const setUpdated = db.prepare('UPDATE data SET updated_at = ? WHERE id = ?');
  return (datum) => {
    const companies = datum.companies.map((reference) => context.entities.resolve(reference));
    const only = companies.length === 1 ? (companies[0] ?? null) : null;
    const { id, outcome } = write(datumCells(context, datum, only));
    if (outcome === 'merged') setUpdated.run(context.now(), id);
    if (outcome !== 'added' || only === null) share(id, companies);
    if (outcome !== 'unchanged') for (const company of companies) context.touch(company);
    return outcome;
  };
}
