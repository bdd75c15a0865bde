import type { Source } from '@/lib/contract/provenance';
import type { Identifier, PreviousName } from '@/lib/contract/records';
import { companyKey } from '@/lib/shared/links';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  EventInput,
  FilingInput,
  OfficerInput,
  SnapshotInput,
} from '../../../records';
import { type PackedAttributes, unpackAttributes } from '../../attribute-shapes';
import type { SqliteDatabase } from '../../open';
import {
  addressOfCell,
  EVENT_COLUMNS,
  type EventRow,
  eventFacts,
  KIND_OF_EVENT,
  parseJson,
  type SourceColumns,
  truth,
} from '../../sql-parts';
import { CLAIMED_FACTS, type Claim, createClaimReader, newestClaim } from '../../write/claims';
import { AUTOMATIC } from '../../write/events';
import { SPAN_COLUMNS, type SpanCells, toSpan } from '../../write/snapshots';
import { ATTRIBUTES, DATUM_COLUMNS, KIND_OF_DATUM } from '../company-parts';
import { type ExportContext, rowsById, SOURCE, sourceOf } from './context';

type OfCompany<Input> = Omit<Input, 'kind' | 'company' | 'source' | 'inactive'> & { id: number; company_id: number };

/** The columns of a row that are fields of its record with the same names. */
function fieldsOf<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  // Safe: the names are keys of the row.
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

const OFFICER = [
  ...['key', 'name', 'position', 'uid', 'start_date', 'end_date', 'occupation', 'nationality', 'address'],
  ...['date_of_birth', 'current_status'],
] as const satisfies readonly string[];

type OfficerRow = OfCompany<OfficerInput> & SourceColumns & { inactive: number | null };

/** Reads the states of a record in the snapshots of several times. */
export function createSnapshotReader(
  db: SqliteDatabase,
  of: 'officer' | 'statement',
): (id: number) => Pick<OfficerInput, 'snapshots'> {
  const list = db.prepare<[number], SpanCells>(
    `SELECT ${SPAN_COLUMNS.join(', ')} FROM ${of}_snapshots WHERE ${of}_id = ? ORDER BY first_at`,
  );
  return (id) => {
    const snapshots = list
      .all(id)
      .map(toSpan)
      .map(({ times, facts }) => ({ times, facts: parseJson<Record<string, unknown>>(facts ?? '{}') }));
    return snapshots.length > 0 ? { snapshots } : {};
  };
}

export function* exportOfficers({ db, scope, withHidden, referenceTo }: ExportContext): Generator<OfficerInput> {
  const snapshotsOf = createSnapshotReader(db, 'officer');
  const select = `SELECT o.*, ${SOURCE} FROM officers o LEFT JOIN sources s ON s.id = o.source_id
    WHERE ${scope.belongs('o.company_id')}`;
  for (const row of rowsById<OfficerRow>(db, select, 'o.id')) {
    yield {
      kind: 'officer',
      company: referenceTo(row.company_id),
      ...fieldsOf(row, OFFICER),
      inactive: truth(row.inactive),
      source: sourceOf(row),
      ...(withHidden && snapshotsOf(row.id)),
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
  const sql = select(
    'data',
    `EXISTS (SELECT 1 FROM datum_companies x WHERE x.datum_id = d.id AND ${scope.belongs('x.company_id')})`,
  );
  for (const row of rowsById<DatumRow>(db, sql, 'd.id')) {
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
 * Keys of derived events contain the company's id, which differs in another register, so it is removed. If two entities
 * were joined, the id of the removed one stays, because it distinguishes their events.
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

interface SnapshotRow extends SpanCells {
  publisher: string;
  series: string;
}

/** The times of a span as fields of a record. */
const timesOf = (cells: SpanCells) => {
  const [first = '', ...later] = toSpan(cells).times;
  const last = later.pop();
  if (last === undefined) return { taken_at: first };
  return { taken_at: last, first_at: first, ...(later.length > 0 && { between: later }) };
};

export function* exportSnapshots({ db, scope, referenceTo }: ExportContext): Generator<SnapshotInput> {
  const companies = `SELECT id FROM companies WHERE ${scope.belongs('id')}`;
  const others = db.prepare<[], { id: number }>(
    `SELECT DISTINCT company_id AS id FROM snapshots
     WHERE ${scope.belongs('company_id')} AND company_id NOT IN (SELECT id FROM companies)`,
  );
  const ofCompany = db.prepare<[number], SnapshotRow>(
    `SELECT publisher, series, ${SPAN_COLUMNS.join(', ')} FROM known_snapshots
     WHERE company_id = ? ORDER BY publisher, series, first_at`,
  );
  const read = ({ id }: { id: number }) =>
    ofCompany.all(id).map(
      (row): SnapshotInput => ({
        kind: 'snapshot',
        company: referenceTo(id),
        ...fieldsOf(row, ['publisher', 'series']),
        ...timesOf(row),
        facts: parseJson<Record<string, unknown>>(row.facts),
      }),
    );
  for (const company of rowsById<{ id: number }>(db, companies)) yield* read(company);
  for (const entity of others.all()) yield* read(entity);
}

interface Row extends SourceColumns {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: number;
  native_company_number: string | null;
  name: string;
  company_type: string | null;
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  inactive: number | null;
  branch: 'F' | 'L' | null;
  branch_status: string | null;
  nonprofit: number | null;
  redacted: number;
  registry_url: string | null;
  registered_address: string | null;
  registered_address_in_full: string | null;
  details: string | null;
  home_company_id: number | null;
  confidence: number | null;
  record_key: string;
  created_at: string;
}

const ITS_HOME_HAS_ONE =
  'EXISTS (SELECT 1 FROM companies h WHERE h.id = c.home_company_id AND h.home_company_id IS NOT NULL)';

/** Companies come before their branches, because a branch refers to its company. */
const TURNS = [
  'c.home_company_id IS NULL',
  `c.home_company_id IS NOT NULL AND NOT ${ITS_HOME_HAS_ONE}`,
  `c.home_company_id IS NOT NULL AND ${ITS_HOME_HAS_ONE}`,
];

interface NameRow {
  kind: 'previous' | 'alternative';
  company_name: string;
  type: string | null;
  language: string | null;
  start_date: string;
  end_date: string;
}

const toName = ({ company_name, type, language, start_date, end_date }: NameRow): PreviousName => ({
  company_name,
  ...(type !== null && { type }),
  ...(language !== null && { language }),
  ...(start_date !== '' && { start_date }),
  ...(end_date !== '' && { end_date }),
});

function createPartsReader({ db }: ExportContext) {
  const names = db.prepare<[number], NameRow>(
    `SELECT kind, name AS company_name, type, language, start_date, end_date FROM company_names
     WHERE company_id = ? ORDER BY kind, name, start_date DESC, end_date DESC`,
  );
  const identifiers = db.prepare<[number], Identifier>(
    'SELECT uid, identifier_system_code, identifier_system_name FROM company_identifiers WHERE company_id = ? ORDER BY 2, 1',
  );
  const codes = db.prepare<[number], { code_scheme_id: string; code: string }>(
    `SELECT t.code_scheme_id, t.code FROM company_industry_codes cc JOIN told_industry_codes t ON t.id = cc.code_id
     WHERE cc.company_id = ? ORDER BY 1, 2`,
  );
  return (id: number) => {
    const all = names.all(id);
    return {
      previous_names: all.filter(({ kind }) => kind === 'previous').map(toName),
      alternative_names: all.filter(({ kind }) => kind === 'alternative').map(toName),
      identifiers: identifiers.all(id),
      industry_codes: codes.all(id),
    };
  };
}

/** `retrieved_at` and the key of the record, as the writer joins them. */
export const recordKeyOf = (version: string): string => version.slice(version.indexOf('\t') + 1);

function factsOf(row: Row) {
  return {
    name: row.name,
    native_company_number: row.native_company_number,
    company_type: row.company_type,
    current_status: row.current_status,
    incorporation_date: row.incorporation_date,
    dissolution_date: row.dissolution_date,
    inactive: truth(row.inactive),
    branch: row.branch,
    branch_status: row.branch_status,
    nonprofit: truth(row.nonprofit),
    registry_url: row.registry_url,
    registered_address: addressOfCell(row.registered_address, row.registered_address_in_full),
    registered_address_in_full: row.registered_address_in_full,
    ...(row.details !== null && { details: parseJson<Record<string, unknown> | null>(row.details) }),
  };
}

type Facts = ReturnType<typeof factsOf>;

/** Facts of a claim; an absent one is null. */
function claimedFacts({ facts }: Pick<Claim, 'facts'>, name: string): Facts {
  const { inactive = null, nonprofit = null, registered_address = null, details = null, ...texts } = facts;
  const absent = Object.fromEntries(CLAIMED_FACTS.map((fact) => [fact, null]));
  const { home_company: _, details: __, ...given } = { ...absent, ...texts };
  return {
    ...(given as unknown as Facts),
    name,
    inactive: truth(inactive === null ? null : Number(inactive)),
    nonprofit: truth(nonprofit === null ? null : Number(nonprofit)),
    registered_address: parseJson<Facts['registered_address']>(registered_address as string | null),
    details: details === null ? null : parseJson<Record<string, unknown>>(String(details)),
  };
}

/** The claim as versions of its record: facts of one day in one, so that a register that reads them has the same claim. */
function versionsOf(claim: Claim): { retrieved_at: string; facts: Claim['facts'] }[] {
  const days = [...new Set([...Object.values(claim.earlier), claim.retrieved_at])].sort();
  return days.map((retrieved_at) => ({
    retrieved_at,
    facts: Object.fromEntries(
      Object.entries(claim.facts).filter(([fact]) => (claim.earlier[fact] ?? claim.retrieved_at) === retrieved_at),
    ),
  }));
}

/** A company of several records: each record with its own facts, the newest also with what is listed of the company. */
function* recordsOf(
  whole: CompanyInput,
  all: readonly Claim[],
  sourceOfId: (id: number | null, retrieved_at: string | null) => Source,
) {
  const newest = newestClaim(all);
  for (const claim of all.toSorted((one) => (one === newest ? 1 : -1))) {
    const { jurisdiction_code, company_number, number_is_stand_in, keys, created_at } = whole;
    const identity = { jurisdiction_code, company_number, ...(number_is_stand_in && { number_is_stand_in }) };
    for (const { retrieved_at, facts } of versionsOf(claim)) {
      const isLast = claim === newest && retrieved_at === claim.retrieved_at;
      const home = facts.home_company == null ? null : parseJson<EntityReference>(String(facts.home_company));
      const record: CompanyInput = {
        ...(isLast
          ? whole
          : { kind: 'company', ...identity, ...(keys && { keys }), ...(created_at && { created_at }) }),
        ...claimedFacts({ facts }, String(claim.facts.name ?? '')),
        record_key: claim.record_key,
        home_company: home,
        source: sourceOfId(claim.source_id, retrieved_at || null),
        ...(claim.confidence !== null && { confidence: claim.confidence }),
      };
      if (isLast && claim.confidence === null) delete record.confidence;
      yield record;
    }
  }
}

export function* exportCompanies(context: ExportContext): Generator<CompanyInput> {
  const { db, scope, keysOf, referenceTo } = context;
  const partsOf = createPartsReader(context);
  const { stored: claimsOf } = createClaimReader(db);
  const source = db.prepare<[number | null], Omit<SourceColumns, 'retrieved_at'>>(
    `SELECT ${SOURCE} FROM sources s WHERE s.id = ?`,
  );
  const sourceOfId = (id: number | null, retrieved_at: string | null): Source => {
    const row = source.get(id);
    return row ? sourceOf({ ...row, retrieved_at }) : { retrieved_at };
  };
  const select = `SELECT c.*, ${SOURCE} FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id WHERE ${scope.isGiven('c.id')}`;
  for (const turn of TURNS) {
    for (const row of rowsById<Row>(db, `${select} AND ${turn}`, 'c.id')) {
      const { jurisdiction_code, company_number } = row;
      const own = companyKey(jurisdiction_code, company_number);
      const whole: CompanyInput = {
        kind: 'company',
        ...{ jurisdiction_code, company_number },
        ...(row.number_is_stand_in === 1 && { number_is_stand_in: true }),
        keys: keysOf(row.id).filter((key) => key !== own),
        record_key: row.record_key,
        ...factsOf(row),
        ...(row.redacted === 1 && { redacted: true }),
        ...partsOf(row.id),
        home_company: row.home_company_id === null ? null : referenceTo(row.home_company_id),
        source: sourceOf(row),
        ...(row.confidence !== null && { confidence: row.confidence }),
        created_at: row.created_at,
      };
      // Only a register that reads them needs each record; other files have what is shown.
      const claims = context.withHidden ? claimsOf(row.id) : [];
      if (claims.length === 0) yield whole;
      else yield* recordsOf(whole, claims, sourceOfId);
    }
  }
}
