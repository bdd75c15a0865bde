import type { Datum, DatumRecord } from '@/lib/contract/datum';
import type { Found, Window } from '../../store';
import { type PackedAttributes, unpackAttributes } from '../attribute-shapes';
import type { SqliteDatabase } from '../open';
import { ATTRIBUTES, DATA, DATA_OF_COMPANY, DATUM_COLUMNS, LAST_UPDATED_FIRST } from './datum-rows';
import { createEntityNames, toCompanyReference } from './entities';
import { SOURCE_COLUMNS, type SourceColumns, toSource } from './rows';

interface DatumRow {
  id: number;
  data_type: string;
  title: string;
  description: string | null;
  created_at: string;
  updated_at: string;
}

interface WholeRow extends DatumRow, SourceColumns, PackedAttributes {}

const toDatum = ({ id, data_type, title, description, created_at, updated_at }: DatumRow): Datum => ({
  ...{ id, title, data_type, description, created_at, updated_at },
  service_url: `/data/${id}`,
});

export function createDataReader(db: SqliteDatabase) {
  const list = db.prepare<[number, number, number], DatumRow>(
    `SELECT ${DATUM_COLUMNS} FROM ${DATA_OF_COMPANY} ORDER BY ${LAST_UPDATED_FIRST} LIMIT ? OFFSET ?`,
  );
  const count = db.prepare<[number], { n: number }>('SELECT count(*) AS n FROM datum_companies WHERE company_id = ?');
  const find = db.prepare<[number], WholeRow>(
    `SELECT ${DATUM_COLUMNS}, ${ATTRIBUTES}, d.retrieved_at, ${SOURCE_COLUMNS}
     FROM ${DATA} LEFT JOIN sources s ON s.id = d.source_id WHERE d.id = ?`,
  );
  const listCompanies = db.prepare<[number], { company_id: number; redacted: number }>(
    `SELECT dc.company_id, coalesce(c.redacted, 0) AS redacted
     FROM datum_companies dc LEFT JOIN companies c ON c.id = dc.company_id WHERE dc.datum_id = ? ORDER BY dc.company_id`,
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
      items: list.all(companyId, limit, offset).map(toDatum),
      total: count.get(companyId)?.n ?? 0,
    }),
    /** With its companies but for redacted ones; what is said of none but these is not shown at all. */
    find(id: number): DatumRecord | undefined {
      const row = find.get(id);
      if (!row) return undefined;
      const companies = listCompanies.all(id);
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
