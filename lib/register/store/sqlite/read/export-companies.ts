import type { Identifier, PreviousName } from '@/lib/contract/company';
import { type CompanyInput, companyKey } from '../../records';
import { addressOfCell } from '../address-cells';
import { type SourceColumns, truth } from './event-rows';
import { type ExportContext, rowsById, SOURCE, sourceOf } from './export-context';

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
  home_company_id: number | null;
  record_key: string;
  created_at: string;
}

const ITS_HOME_HAS_ONE =
  'EXISTS (SELECT 1 FROM companies h WHERE h.id = c.home_company_id AND h.home_company_id IS NOT NULL)';

/** Companies before their branches, as whoever writes them down needs to have met the company that a branch is of. */
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
  };
}

export function* exportCompanies(context: ExportContext): Generator<CompanyInput> {
  const { db, scope, keysOf, referenceTo } = context;
  const partsOf = createPartsReader(context);
  const select = `SELECT c.*, ${SOURCE} FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id WHERE ${scope.isGiven('c.id')}`;
  for (const turn of TURNS) {
    for (const row of rowsById<Row>(db, `${select} AND ${turn}`, 'c.id')) {
      const { jurisdiction_code, company_number } = row;
      const own = companyKey(jurisdiction_code, company_number);
      yield {
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
        created_at: row.created_at,
      };
    }
  }
}
