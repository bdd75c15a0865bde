import type { Company } from '@/lib/contract/company';
import type { IndustryCode } from '@/lib/contract/industry-code';
import { companyKey } from '../../records';
import type { CompanyKey, StoredCompany } from '../../store';
import type { SqliteDatabase } from '../open';
import { type CompanyRow, createNameReader, toCompanyItem } from './company-rows';
import { createControlReader } from './control';
import { createEntityNames, toCompanyReference } from './entities';
import { createOfficerReader } from './officers';
import { createDataSummary, createFilingReader } from './papers';
import { createRegistrationReader } from './registrations';
import { groupingPath, SOURCE_COLUMNS } from './rows';

/** The most recent filings inside a company record; the rest have a list of their own. */
const SUMMARY_FILINGS = 30;
/** Officers of a company have no other list: as many as any list of the interface has at most. */
const SUMMARY_OFFICERS = 10_000;

interface IdentifierRow {
  uid: string;
  identifier_system_code: string;
  identifier_system_name: string | null;
}

interface GroupingRow {
  name: string;
  updated_at: string;
  wikipedia_id: string | null;
}

function createPartsReader(db: SqliteDatabase) {
  const identifiers = db.prepare<[number], IdentifierRow>(
    `SELECT uid, identifier_system_code, identifier_system_name FROM company_identifiers WHERE company_id = ?`,
  );
  const industryCodes = db.prepare<[number], IndustryCode>(
    `SELECT t.code, i.description, t.code_scheme_id, s.name AS code_scheme_name,
       t.code_scheme_id || '-' || replace(t.code, '.', '') AS uid
     FROM company_industry_codes cc JOIN told_industry_codes t ON t.id = cc.code_id
     LEFT JOIN industry_codes i ON i.code_scheme_id = t.code_scheme_id AND i.code = t.code
     LEFT JOIN industry_code_schemes s ON s.id = t.code_scheme_id
     WHERE cc.company_id = ? ORDER BY t.code_scheme_id, t.code`,
  );
  const groupings = db.prepare<[number], GroupingRow>(
    `SELECT g.name, g.updated_at, g.wikipedia_id FROM corporate_grouping_members m
     JOIN corporate_groupings g ON g.id = m.grouping_id WHERE m.company_id = ? ORDER BY g.name`,
  );
  return (id: number): Pick<Company, 'identifiers' | 'industry_codes' | 'corporate_groupings'> => ({
    identifiers: identifiers.all(id).map((identifier) => ({ identifier })),
    industry_codes: industryCodes.all(id).map((industry_code) => ({ industry_code })),
    corporate_groupings: groupings.all(id).map((grouping) => ({
      corporate_grouping: { ...grouping, service_url: groupingPath(grouping.name) },
    })),
  });
}

function createRowFinder(db: SqliteDatabase) {
  const select = `SELECT c.*, ${SOURCE_COLUMNS} FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id`;
  const byNumber = db.prepare<[string, string], CompanyRow>(
    `${select} WHERE c.jurisdiction_code = ? AND c.company_number = ?`,
  );
  const byKey = db.prepare<[string], CompanyRow>(`${select} JOIN entity_keys k ON k.entity_id = c.id WHERE k.key = ?`);
  /** As given, then in capitals (numbers are, in most registers), then as an earlier number of the company. */
  return ({ jurisdiction_code, company_number }: CompanyKey): CompanyRow | undefined => {
    const jurisdiction = jurisdiction_code.toLowerCase();
    return (
      byNumber.get(jurisdiction, company_number) ??
      byNumber.get(jurisdiction, company_number.toUpperCase()) ??
      byKey.get(companyKey(jurisdiction, company_number))
    );
  };
}

export function createCompanyReader(db: SqliteDatabase) {
  const findRow = createRowFinder(db);
  const previousNames = createNameReader(db, 'previous');
  const alternativeNames = createNameReader(db, 'alternative');
  const readParts = createPartsReader(db);
  const readControl = createControlReader(db);
  const readRegistrations = createRegistrationReader(db);
  const nameEntities = createEntityNames(db);
  const officers = createOfficerReader(db);
  const filings = createFilingReader(db);
  const summariseData = createDataSummary(db);

  function homeCompany(id: number | null): Company['home_company'] {
    const entity = id === null ? undefined : nameEntities([id]).get(id);
    return entity ? toCompanyReference(entity) : null;
  }

  return (key: CompanyKey): StoredCompany | undefined => {
    const row = findRow(key);
    if (!row) return undefined;
    const { id } = row;
    return {
      id,
      redacted: row.redacted === 1,
      company: {
        ...toCompanyItem(row, previousNames([id]).get(id) ?? []),
        native_company_number: row.native_company_number,
        alternative_names: alternativeNames([id]).get(id) ?? [],
        ...readRegistrations(id),
        ...readParts(id),
        ...readControl(id),
        home_company: homeCompany(row.home_company_id),
      },
      summarise: async () => ({
        filings: filings.list(id, { limit: SUMMARY_FILINGS, offset: 0 }).items.map((filing) => ({ filing })),
        officers: officers.listOfCompany(id, SUMMARY_OFFICERS).map((officer) => ({ officer })),
        data: summariseData(id, row.jurisdiction_code, row.company_number),
      }),
    };
  };
}
