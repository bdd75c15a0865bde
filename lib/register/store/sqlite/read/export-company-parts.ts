import type { DatumInput, EntityReference, EventInput, FilingInput, OfficerInput, SnapshotInput } from '../../records';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import { AUTOMATIC } from '../write/event-doubles';
import { ATTRIBUTES, DATUM_COLUMNS, KIND_OF_DATUM } from './data';
import {
  EVENT_COLUMNS,
  type EventRow,
  eventFacts,
  KIND_OF_EVENT,
  parseJson,
  type SourceColumns,
  truth,
} from './event-rows';
import { type ExportContext, rowsById, SOURCE, sourceOf } from './export-context';

type OfCompany<Input> = Omit<Input, 'kind' | 'company' | 'source' | 'inactive'> & { id: number; company_id: number };

/** The columns of a row that are fields of its record, under the same names. */
function fieldsOf<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  // The names are those of the keys that are picked.
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

const OFFICER = [
  ...['key', 'name', 'position', 'uid', 'start_date', 'end_date', 'occupation', 'nationality', 'address'],
  ...['date_of_birth', 'current_status'],
] as const satisfies readonly string[];

type OfficerRow = OfCompany<OfficerInput> & SourceColumns & { inactive: number | null };

export function* exportOfficers({ db, scope, referenceTo }: ExportContext): Generator<OfficerInput> {
  const select = `SELECT o.*, ${SOURCE} FROM officers o LEFT JOIN sources s ON s.id = o.source_id
    WHERE ${scope.belongs('o.company_id')}`;
  for (const row of rowsById<OfficerRow>(db, select, 'o.id')) {
    yield {
      kind: 'officer',
      company: referenceTo(row.company_id),
      ...fieldsOf(row, OFFICER),
      inactive: truth(row.inactive),
      source: sourceOf(row),
    };
  }
}

const FILING = ['key', 'date', 'title', 'description', 'uid', 'url', 'filing_type', 'filing_code'] as const;

export function* exportFilings({ db, scope, referenceTo }: ExportContext): Generator<FilingInput> {
  const select = `SELECT * FROM filings WHERE ${scope.belongs('company_id')}`;
  for (const row of rowsById<OfCompany<FilingInput>>(db, select)) {
    yield { kind: 'filing', company: referenceTo(row.company_id), ...fieldsOf(row, FILING) };
  }
}

interface DatumRow extends SourceColumns, PackedAttributes {
  id: number;
  key: string;
  data_type: string;
  title: string;
  description: string | null;
  created_at: string;
}

const toDatum = (row: DatumRow, companies: EntityReference[]): DatumInput => ({
  kind: 'datum',
  companies,
  ...fieldsOf(row, ['key', 'data_type', 'title', 'description', 'created_at']),
  attributes: unpackAttributes(row),
  source: sourceOf(row),
});

export function* exportData({ db, scope, referenceTo }: ExportContext): Generator<DatumInput> {
  const select = (
    table: string,
    condition: string,
  ) => `SELECT ${DATUM_COLUMNS}, ${ATTRIBUTES}, d.retrieved_at, ${SOURCE}
    FROM ${table} d ${KIND_OF_DATUM} LEFT JOIN sources s ON s.id = d.source_id WHERE ${condition}`;
  const companies = db
    .prepare<[number], number>(
      `SELECT company_id FROM datum_companies WHERE datum_id = ? AND ${scope.isNamed('company_id')}`,
    )
    .pluck();
  const told = select(
    'data',
    `EXISTS (SELECT 1 FROM datum_companies x WHERE x.datum_id = d.id AND ${scope.belongs('x.company_id')})`,
  );
  for (const row of rowsById<DatumRow>(db, told, 'd.id')) {
    const references = companies.all(row.id).map(referenceTo);
    yield toDatum(
      row,
      references.sort((one, other) => (one.key < other.key ? -1 : 1)),
    );
  }
  const implied = select('implied_data', scope.belongs('d.company_id'));
  const companyOf = ({ id }: DatumRow): number => -id;
  for (const row of rowsById(db, implied, 'd.company_id', companyOf)) yield toDatum(row, [referenceTo(companyOf(row))]);
}

/**
 * The register writes the id of the company into the keys of events that it finds; elsewhere the company has another.
 * Where two entities became one, the id of the one that is gone stays: it tells their events apart.
 */
function keyOf({ key, type, company_id }: EventRow): Pick<EventInput, 'key' | 'found_by_register'> {
  const [ofType, ofCompany] = [`${AUTOMATIC}${type}:`, `${AUTOMATIC}${type}:${company_id}:`];
  if (!key.startsWith(ofType)) return { key };
  const own = key.startsWith(ofCompany) ? ofCompany : ofType;
  return { key: key.slice(own.length), found_by_register: true };
}

export function* exportEvents({ db, scope, referenceTo }: ExportContext): Generator<EventInput> {
  const select = (table: string) =>
    `SELECT ${EVENT_COLUMNS} FROM ${table} e ${KIND_OF_EVENT} WHERE ${scope.belongs('e.company_id')}`;
  const toInput = (row: EventRow): EventInput => ({
    kind: 'event',
    company: referenceTo(row.company_id),
    ...keyOf(row),
    ...eventFacts(row),
  });
  for (const row of rowsById<EventRow>(db, select('events'), 'e.id')) yield toInput(row);
  const companyOf = ({ company_id }: EventRow): number => company_id;
  for (const row of rowsById(db, select('implied_events'), 'e.company_id', companyOf)) yield toInput(row);
}

interface SnapshotRow {
  id: number;
  publisher: string;
  series: string;
  taken_at: string;
  earlier_at: string | null;
  facts: string | null;
}

export function* exportSnapshots({ db, scope, referenceTo }: ExportContext): Generator<SnapshotInput> {
  const companies = `SELECT id FROM companies WHERE ${scope.belongs('id')}`;
  const others = db.prepare<[], { id: number }>(
    `SELECT DISTINCT company_id AS id FROM snapshots
     WHERE ${scope.belongs('company_id')} AND company_id NOT IN (SELECT id FROM companies)`,
  );
  const ofCompany = db.prepare<[number], SnapshotRow>(
    `SELECT company_id AS id, publisher, series, taken_at, earlier_at, facts FROM known_snapshots
     WHERE company_id = ? ORDER BY publisher, series`,
  );
  const read = ({ id }: { id: number }) =>
    ofCompany.all(id).map(
      (row): SnapshotInput => ({
        kind: 'snapshot',
        company: referenceTo(id),
        ...fieldsOf(row, ['publisher', 'series', 'taken_at', 'earlier_at']),
        facts: parseJson<Record<string, unknown>>(row.facts),
      }),
    );
  for (const company of rowsById<{ id: number }>(db, companies)) yield* read(company);
  for (const entity of others.all()) yield* read(entity);
}
