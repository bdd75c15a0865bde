import type { Datum, DatumRecord } from '@/lib/contract/records';
import type { Found, Window } from '../../store';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { SqliteDatabase } from '../open';
import {
  createEntityNames,
  jsonRows,
  parseJson,
  publicId,
  SOURCE_COLUMNS,
  type SourceColumns,
  storedId,
  toCompanyReference,
  toSource,
} from '../sql-parts';

/** Joins rows of data, or of `implied_data`, with their kind. */
export const KIND_OF_DATUM = 'JOIN data_kinds k ON k.id = d.kind_id';

/** Columns of a datum. Dates that usually equal another date are stored only if they differ. */
export const DATUM_COLUMNS = `d.id, d.key, k.data_type, coalesce(d.title, k.title) AS title, d.description,
  d.created_at, coalesce(d.updated_at, d.created_at) AS updated_at`;

const LAST_UPDATED_FIRST = 'coalesce(d.updated_at, d.created_at) DESC, d.id DESC';

const OWN_COLUMNS = 'o.id, o.key, o.kind_id, o.title, o.description, o.created_at, o.updated_at';

/** The data of a company, whose id is bound as `company`: stored ones and the one that its row implies. */
const DATA_OF_COMPANY = `(
    SELECT ${OWN_COLUMNS} FROM datum_companies dc JOIN data o ON o.id = dc.datum_id WHERE dc.company_id = @company
    UNION ALL SELECT ${OWN_COLUMNS} FROM implied_data o WHERE o.company_id = @company
  ) d ${KIND_OF_DATUM}`;

export const COUNT_OF_COMPANY = `SELECT (SELECT count(*) FROM datum_companies WHERE company_id = @company)
  + (SELECT count(*) FROM implied_data WHERE company_id = @company) AS n`;

/** Both parts of its attributes. */
export const ATTRIBUTES = 'k.shape, d.attributes AS "values"';

interface DatumRow {
  id: number;
  data_type: string;
  title: string;
  description: string | null;
  created_at: string;
  updated_at: string;
}

interface WholeRow extends DatumRow, SourceColumns, PackedAttributes {}

interface DatumCompany {
  company_id: number;
  redacted: number;
}

function toDatum({ id: stored, data_type, title, description, created_at, updated_at }: DatumRow): Datum {
  const id = publicId(stored);
  return { id, title, data_type, description, created_at, updated_at, service_url: `/data/${id}` };
}

const MOST_RECENT_DATA = 5;

/** SQL for the data of a company that changed last, for `parseRecentData`. The company is bound as `company`. */
export const RECENT_DATA: string = jsonRows(
  ['id', 'data_type', 'title', 'description'],
  `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT ${MOST_RECENT_DATA}`,
);

type RecentRow = Pick<DatumRow, 'id' | 'data_type' | 'title' | 'description'>;

export const parseRecentData = (json: string): DatumRecord[] =>
  parseJson<RecentRow[]>(json).map(({ id: stored, data_type, title, description }) => {
    const id = publicId(stored);
    return { id, data_type, title, description, service_url: `/data/${id}` };
  });

export function createDataReader(db: SqliteDatabase) {
  const list = db.prepare<{ company: number } & Window, DatumRow>(
    `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT @limit OFFSET @offset`,
  );
  const count = db.prepare<{ company: number }, number>(COUNT_OF_COMPANY).pluck();
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
