import type { PreparedDatum } from '../../prepare/datum';
import type { WriteOutcome } from '../../records';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { SqliteDatabase } from '../open';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './keyed';

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

export function createDatumWriter(context: WriteContext): (datum: PreparedDatum) => WriteOutcome {
  const { db, dataKinds } = context;
  const write = createKeyedWriter(db, 'data', COLUMNS);
  const share = createSharing(db);
  const setUpdated = db.prepare('UPDATE data SET updated_at = ? WHERE id = ?');
  return (datum) => {
    const { key, data_type, title, description, attributes } = datum;
    const companies = datum.companies.map((reference) => context.entities.resolve(reference));
    const only = companies.length === 1 ? (companies[0] ?? null) : null;
    const kind = dataKinds.kindOf(data_type, attributes.shape, title);
    const values = kind.shape === attributes.shape ? attributes.values : whole(attributes);
    const own = title === kind.title ? null : title;
    const source = context.sourceId(datum.source);
    const created = datum.created_at ?? context.now();
    const { id, outcome } = write([
      key,
      kind.id,
      own,
      description,
      values,
      source,
      datum.source.retrieved_at,
      only,
      created,
    ]);
    if (outcome === 'merged') setUpdated.run(context.now(), id);
    if (outcome !== 'added' || only === null) share(id, companies);
    if (outcome !== 'unchanged') for (const company of companies) context.touch(company);
    return outcome;
  };
}
