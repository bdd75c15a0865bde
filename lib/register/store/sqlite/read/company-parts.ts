import { type Facets, type ListFilterOf, NO_YEAR } from '@/lib/contract/extensions';
import type { CompanyReference } from '@/lib/contract/provenance';
import type { Company, Datum, DatumRecord, Filing, FilingRecord, Officer, OfficerRecord } from '@/lib/contract/records';
import type { Found, ListQuery, Window } from '../../store';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { CompanyColumns } from '../company-search/columns';
import { createOfficerSearch } from '../officer-search/search';
import type { SqliteDatabase } from '../open';
import {
  type Condition,
  companyPath,
  createEntityNames,
  joinConditions,
  jsonRows,
  parseJson,
  placeholderPath,
  publicId,
  SOURCE_COLUMNS,
  type SourceColumns,
  storedId,
  toCompanyReference,
  toSource,
  truth,
  valueConditions,
} from '../sql-parts';
import { countValues } from './facets';

export interface FilingRow {
  id: number;
  key: string;
  company_id: number;
  date: string;
  title: string;
  description: string | null;
  uid: string | null;
  url: string | null;
  filing_type: string | null;
  filing_code: string | null;
}

/** With both pairs of type keys: the specification's and those of compatible services (api-shapes, section 4). */
export function toFiling(row: Omit<FilingRow, 'company_id'>): Filing & { key: string } {
  const { filing_type, filing_code } = row;
  return {
    id: row.id,
    key: row.key,
    date: row.date,
    title: row.title,
    description: row.description,
    uid: row.uid,
    url: row.url,
    filing_type,
    filing_code,
    filing_type_name: filing_type,
    filing_type_code: filing_code,
    service_url: `/filings/${row.id}`,
  };
}

/** By what filings are filtered and counted. The type is named as `typeOf` in lib/records/filing names it. */
export const FILING_VALUES: Readonly<Record<ListFilterOf<'list_company_filings'>, string>> = {
  type: `coalesce(nullif(f.filing_type, ''), nullif(f.filing_code, ''), f.title)`,
  year: `iif(f.date GLOB '[0-9][0-9][0-9][0-9]*', substr(f.date, 1, 4), '${NO_YEAR}')`,
};

const filingsWhere = ({ sql, bind }: Condition): Condition => ({ sql: `FROM filings f WHERE ${sql}`, bind });

export function createFilingReader(db: SqliteDatabase) {
  const find = db.prepare<[number], FilingRow>(
    `SELECT f.* FROM filings f LEFT JOIN companies c ON c.id = f.company_id WHERE f.id = ? AND c.redacted IS NOT 1`,
  );
  const nameEntities = createEntityNames(db);
  return {
    /** Newest first. */
    list(
      companyId: number,
      { limit, offset }: Window,
      { only = {}, facets }: ListQuery<'list_company_filings'> = {},
    ): Found<Filing> & { facets?: Facets } {
      const filters = {
        company: [{ sql: 'f.company_id = ?', bind: [companyId] }],
        ...valueConditions(FILING_VALUES, only),
      };
      const from = filingsWhere(joinConditions(Object.values(filters).flat()));
      const rows = db
        .prepare<unknown[], FilingRow>(`SELECT f.* ${from.sql} ORDER BY f.date DESC, f.id DESC LIMIT ? OFFSET ?`)
        .all(...from.bind, limit, offset);
      const total = db.prepare<unknown[], number>(`SELECT count(*) ${from.sql}`).pluck();
      const found = { items: rows.map(toFiling), total: total.get(...from.bind) ?? 0 };
      if (!facets) return found;
      return { ...found, facets: countValues({ db, filters, fromWhere: filingsWhere }, FILING_VALUES, facets) };
    },
    find(id: number): FilingRecord | undefined {
      const row = find.get(id);
      if (!row) return undefined;
      const company = nameEntities([row.company_id]).get(row.company_id);
      return { ...toFiling(row), company: company ? toCompanyReference(company) : null };
    },
  };
}

export interface OfficerColumns {
  id: number;
  name: string;
  position: string | null;
  uid: string | null;
  start_date: string | null;
  end_date: string | null;
  occupation: string | null;
  nationality: string | null;
  address: string | null;
  date_of_birth: string | null;
  inactive: number | null;
  current_status: string | null;
}

export interface OfficerRow extends OfficerColumns {
  retrieved_at: string | null;
  company_id: number;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
}

const selectOfficers = (officers: string): string =>
  `SELECT o.*, c.name AS company_name, c.jurisdiction_code, c.company_number,
     p.name AS placeholder_name, p.jurisdiction_code AS placeholder_jurisdiction_code
   FROM ${officers} LEFT JOIN companies c ON c.id = o.company_id LEFT JOIN placeholders p ON p.id = o.company_id`;
const OFFICERS = selectOfficers('officers o');

const OFFICER_COLUMNS = [
  ...['id', 'name', 'position', 'uid', 'start_date', 'end_date', 'occupation', 'nationality', 'address'],
  ...['date_of_birth', 'inactive', 'current_status'],
] as const satisfies readonly (keyof OfficerColumns)[];

/** SQL for the officers of the company `c.id`: current ones first, then the newest. For `parseOfficers`. */
const officersOfCompany = (limit: number): string =>
  jsonRows(
    OFFICER_COLUMNS,
    `SELECT * FROM officers WHERE company_id = c.id
     ORDER BY (end_date IS NOT NULL OR inactive IS 1), start_date DESC, sort_name LIMIT ${limit}`,
  );

const parseOfficers = (json: string): Officer[] => parseJson<OfficerColumns[]>(json).map(toOfficer);

export function toOfficer(row: OfficerColumns): Officer {
  return {
    id: row.id,
    name: row.name,
    position: row.position,
    uid: row.uid,
    start_date: row.start_date,
    end_date: row.end_date,
    service_url: `/officers/${row.id}`,
    occupation: row.occupation,
    inactive: truth(row.inactive),
    current_status: row.current_status,
    address: row.address,
    nationality: row.nationality,
    date_of_birth: row.date_of_birth,
  };
}

/** If the officer's company is not imported yet, a placeholder with the known facts takes its place. */
function companyOfOfficer(row: OfficerRow): CompanyReference | null {
  const { jurisdiction_code, company_number, company_name: name, placeholder_name } = row;
  if (name !== null && jurisdiction_code !== null && company_number !== null) {
    return { name, jurisdiction_code, company_number, service_url: companyPath(jurisdiction_code, company_number) };
  }
  return placeholder_name === null
    ? null
    : {
        name: placeholder_name,
        jurisdiction_code: row.placeholder_jurisdiction_code,
        company_number: null,
        service_url: placeholderPath(row.company_id),
      };
}

export function toOfficerRecord(row: OfficerRow): OfficerRecord {
  const { jurisdiction_code, retrieved_at } = row;
  return { ...toOfficer(row), jurisdiction_code, retrieved_at, company: companyOfOfficer(row) };
}

/** Reads records in the order of the ids. */
export function createOfficerRecordReader(db: SqliteDatabase): (ids: number[]) => OfficerRecord[] {
  const asked = 'json_each(?) asked JOIN officers o ON o.id = asked.value';
  const list = db.prepare<[string], OfficerRow>(`${selectOfficers(asked)} ORDER BY asked.key`);
  return (ids) => list.all(JSON.stringify(ids)).map(toOfficerRecord);
}

/** @param companies May be shared by all searches of a connection. */
export function createOfficerReader(db: SqliteDatabase, companies?: CompanyColumns) {
  const find = db.prepare<[number], OfficerRow>(`${OFFICERS} WHERE o.id = ? AND c.redacted IS NOT 1`);
  return {
    find(id: number): OfficerRecord | undefined {
      const row = find.get(id);
      return row && toOfficerRecord(row);
    },
    search: createOfficerSearch(db, createOfficerRecordReader(db), companies),
  };
}

/** Joins rows of data, or of `implied_data`, with their kind. */
export const KIND_OF_DATUM = 'JOIN data_kinds k ON k.id = d.kind_id';

/** Columns of a datum. Dates that usually equal another date are stored only if they differ. */
export const DATUM_COLUMNS = `d.id, d.key, k.data_type, coalesce(d.title, k.title) AS title, d.description,
  d.created_at, coalesce(d.updated_at, d.created_at) AS updated_at`;

const LAST_UPDATED_FIRST = 'coalesce(d.updated_at, d.created_at) DESC, d.id DESC';

const STORED_COLUMNS = 'o.id, o.key, o.kind_id, o.title, o.description, o.created_at, o.updated_at';

/** The data of a company, whose id is bound as `company`: stored ones and the one that its row implies. */
const DATA_OF_COMPANY = `(
    SELECT ${STORED_COLUMNS} FROM datum_companies dc JOIN data o ON o.id = dc.datum_id WHERE dc.company_id = @company
    UNION ALL SELECT ${STORED_COLUMNS} FROM implied_data o WHERE o.company_id = @company
  ) d ${KIND_OF_DATUM}`;

const COUNT_OF_DATA = `SELECT (SELECT count(*) FROM datum_companies WHERE company_id = @company)
  + (SELECT count(*) FROM implied_data WHERE company_id = @company) AS n`;

/** Both parts of its attributes. */
export const ATTRIBUTES = 'k.shape, d.attributes AS "values"';

export interface DatumRow {
  id: number;
  data_type: string;
  title: string;
  description: string | null;
  created_at: string;
  updated_at: string;
}

export interface WholeRow extends DatumRow, SourceColumns, PackedAttributes {}

interface DatumCompany {
  company_id: number;
  redacted: number;
}

export function toDatum({ id: stored, data_type, title, description, created_at, updated_at }: DatumRow): Datum {
  const id = publicId(stored);
  return { id, title, data_type, description, created_at, updated_at, service_url: `/data/${id}` };
}

export const MOST_RECENT_DATA = 5;

/** SQL for the data of a company that changed last, for `parseRecentData`. The company is bound as `company`. */
const RECENT_DATA: string = jsonRows(
  ['id', 'data_type', 'title', 'description'],
  `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT ${MOST_RECENT_DATA}`,
);

type RecentRow = Pick<DatumRow, 'id' | 'data_type' | 'title' | 'description'>;

const parseRecentData = (json: string): DatumRecord[] => parseJson<RecentRow[]>(json).map(toRecentDatum);

export function toRecentDatum({ id: stored, data_type, title, description }: RecentRow): DatumRecord {
  const id = publicId(stored);
  return { id, data_type, title, description, service_url: `/data/${id}` };
}

export function createDataReader(db: SqliteDatabase) {
  const list = db.prepare<{ company: number } & Window, DatumRow>(
    `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT @limit OFFSET @offset`,
  );
  const count = db.prepare<{ company: number }, number>(COUNT_OF_DATA).pluck();
  const find = (table: string, id: string) =>
    db.prepare<[number], WholeRow>(
      `SELECT ${DATUM_COLUMNS}, ${ATTRIBUTES}, d.retrieved_at, ${SOURCE_COLUMNS}
       FROM ${table} d ${KIND_OF_DATUM} LEFT JOIN sources s ON s.id = d.source_id WHERE ${id} = ?`,
    );
  const [findOwn, findImplied] = [find('data', 'd.id'), find('implied_data', 'd.company_id')];
  const listCompanies = db.prepare<[number], DatumCompany>(
    `SELECT dc.company_id, coalesce(c.redacted, 0) AS redacted
     FROM datum_companies dc LEFT JOIN companies c ON c.id = dc.company_id WHERE dc.datum_id = ? ORDER BY dc.company_id`,
  );
  const findCompany = db.prepare<[number], DatumCompany>(
    'SELECT id AS company_id, redacted FROM companies WHERE id = ?',
  );
  const nameEntities = createEntityNames(db);

  function companiesOf(ids: number[]): DatumRecord['companies'] {
    const names = nameEntities(ids);
    return ids.flatMap((id) => {
      const entity = names.get(id);
      const company = entity && toCompanyReference(entity);
      return company ? [{ ...company, company }] : [];
    });
  }

  return {
    list: (companyId: number, { limit, offset }: Window): Found<Datum> => ({
      items: list.all({ company: companyId, limit, offset }).map(toDatum),
      total: count.get({ company: companyId }) ?? 0,
    }),
    /** With its companies except redacted ones; undefined if all of its companies are redacted. */
    find(id: number): DatumRecord | undefined {
      const stored = storedId(id);
      const own = findOwn.get(stored);
      const row = own ?? findImplied.get(-stored);
      if (!row) return undefined;
      const companies = own ? listCompanies.all(stored) : findCompany.all(-stored);
      const shown = companies.filter(({ redacted }) => redacted === 0).map(({ company_id }) => company_id);
      if (companies.length > 0 && shown.length === 0) return undefined;
      return {
        ...toDatum(row),
        companies: companiesOf(shown),
        attributes: unpackAttributes(row),
        source: toSource(row),
      };
    },
  };
}

/** The newest filings in a company record; all are in the list of filings. */
export const SUMMARY_FILINGS = 30;
/** Officers of a company have no separate list: the most entries of any list of the interface. */
export const SUMMARY_OFFICERS = 10_000;

type SummaryFiling = Omit<FilingRow, 'company_id'>;

const FILING_COLUMNS = ['id', 'key', 'date', 'title', 'description', 'uid', 'url', 'filing_type', 'filing_code'];

/** Filings, officers, data and the number of data, in one statement. */
const SUMMARY = `SELECT ${[
  jsonRows(
    FILING_COLUMNS,
    `SELECT * FROM filings WHERE company_id = c.id ORDER BY date DESC, id DESC LIMIT ${SUMMARY_FILINGS}`,
  ),
  officersOfCompany(SUMMARY_OFFICERS),
  RECENT_DATA,
  `(${COUNT_OF_DATA})`,
].join(', ')} FROM companies c WHERE c.id = @company`;

/** The summaries of a company record; `data` is null if it has none. */
export function createSummaryReader(db: SqliteDatabase) {
  const find = db.prepare<{ company: number }, [string, string, string, number]>(SUMMARY).raw();
  return (company: number, path: string): Pick<Company, 'filings' | 'officers' | 'data'> => {
    const [filings, officers, data, total_count] = find.get({ company }) ?? ['[]', '[]', '[]', 0];
    const most_recent = parseRecentData(data).map((datum) => ({ datum }));
    return {
      filings: parseJson<SummaryFiling[]>(filings).map((row) => ({ filing: toFiling(row) })),
      officers: parseOfficers(officers).map((officer) => ({ officer })),
      data: total_count === 0 ? null : { most_recent, total_count, url: `${path}/data` },
    };
  };
}
