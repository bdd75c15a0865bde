import type { Source } from '@/lib/contract/provenance';
import { companyKey } from '@/lib/shared/links';
import type { EntityReference } from '../../../records';
import { chooseKey, type ExportSelection } from '../../../store';
import type { SqliteDatabase } from '../../open';
import type { SourceColumns } from '../../sql-parts';
import type { ExportScope } from './export';

/** Shared by all readers of the export. */
export interface ExportContext {
  db: SqliteDatabase;
  scope: ExportScope;
  withHidden: boolean;
  keysOf(entityId: number): string[];
  referenceTo(entityId: number): EntityReference;
}

/** Rows in memory at a time. */
const WINDOW = 1_000;
/** Size of the cache of entities: consecutive records often name the same ones. */
const REMEMBERED = 20_000;

/** The rows of a query by id, read in windows: other queries can run in between, and memory use stays small. */
export function* rowsById<Row extends { id: number }>(
  db: SqliteDatabase,
  select: string,
  id = 'id',
  idOf = (row: Row): number => row.id,
): Generator<Row> {
  const windowAfter = db.prepare<[number, number], Row>(`${select} AND ${id} > ? ORDER BY ${id} LIMIT ?`);
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = windowAfter.all(after, WINDOW);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < WINDOW) return;
    after = idOf(last);
  }
}

type WithSource = { [Column in keyof SourceColumns]: string | null };

export const SOURCE = 's.publisher, s.url AS source_url, s.source_type, s.terms';

/** The source, without absent fields. */
export function sourceOf(row: WithSource): Source {
  const { publisher, source_url: url, source_type, retrieved_at, terms } = row;
  const said = Object.entries({ publisher, url, source_type, retrieved_at, terms }).filter(([, text]) => text !== null);
  return Object.fromEntries(said);
}

interface NamedRow {
  jurisdiction_code: string | null;
  company_number: string | null;
  name: string;
  entity_type: NonNullable<EntityReference['entity_type']> | null;
  jurisdiction_string: string | null;
  identifier: string | null;
}

const NAMED = `SELECT coalesce(c.jurisdiction_code, p.jurisdiction_code) AS jurisdiction_code, c.company_number,
    coalesce(c.name, p.name, '') AS name, CASE WHEN c.id IS NULL THEN p.entity_type END AS entity_type,
    CASE WHEN c.id IS NULL THEN p.jurisdiction_string END AS jurisdiction_string,
    CASE WHEN c.id IS NULL THEN p.identifier END AS identifier
  FROM entities e LEFT JOIN companies c ON c.id = e.id LEFT JOIN placeholders p ON p.id = e.id WHERE e.id = ?`;

interface NumberRow {
  jurisdiction_code: string;
  company_number: string;
}

/** All keys of an entity, including a company's own number. */
function createKeyReader(db: SqliteDatabase): ExportContext['keysOf'] {
  const keys = db.prepare<[number], string>('SELECT key FROM entity_keys WHERE entity_id = ? ORDER BY key').pluck();
  const number = db.prepare<[number], NumberRow>(
    'SELECT jurisdiction_code, company_number FROM companies WHERE id = ?',
  );
  return (id) => {
    const row = number.get(id);
    return row ? [companyKey(row.jurisdiction_code, row.company_number), ...keys.all(id)] : keys.all(id);
  };
}

function toReference(key: string, row: NamedRow | undefined): EntityReference {
  const entity_type = row?.entity_type ?? 'company';
  const { name = '', jurisdiction_code, jurisdiction_string, identifier } = row ?? {};
  return {
    ...{ key, name, entity_type },
    ...(jurisdiction_code != null && { jurisdiction_code }),
    ...(jurisdiction_string != null && { jurisdiction_string }),
    ...(identifier != null && { identifier }),
  };
}

export function createExportContext(
  db: SqliteDatabase,
  scope: ExportScope,
  { keyPrefix, withHidden = false }: ExportSelection,
): ExportContext {
  const keysOf = createKeyReader(db);
  const named = db.prepare<[number], NamedRow>(NAMED);
  const known = new Map<number, EntityReference>();
  const read = (id: number): EntityReference => {
    const row = named.get(id);
    const isCompany = row?.jurisdiction_code != null && row.company_number !== null;
    const own = isCompany ? companyKey(row.jurisdiction_code ?? '', row.company_number ?? '') : undefined;
    return toReference(chooseKey(keysOf(id), own, keyPrefix), row);
  };
  return {
    db,
    scope,
    withHidden,
    keysOf,
    referenceTo: (id) => {
      const reference = known.get(id) ?? read(id);
      if (known.size >= REMEMBERED) known.clear();
      known.set(id, reference);
      return reference;
    },
  };
}
