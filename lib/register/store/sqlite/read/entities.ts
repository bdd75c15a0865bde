import type { CompanyReference } from '@/lib/contract/parameters';
import type { NetworkEntity } from '../../store';
import { companyPath, placeholderPath } from '../cells';
import type { SqliteDatabase } from '../open';

/** Other records do not name a redacted company either, but show that there is one. */
const REDACTED_NAME = 'Redacted company';

interface EntityRow {
  id: number;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
  entity_type: string | null;
}

/** Name and address of an entity in other records. */
export interface NamedEntity {
  id: number;
  name: string;
  entity_type: string;
  service_url: string;
  jurisdiction_code: string | null;
  company_number: string | null;
}

function toNamedEntity(row: EntityRow): NamedEntity {
  const { id, jurisdiction_code, company_number } = row;
  if (row.company_name !== null && jurisdiction_code !== null && company_number !== null) {
    const service_url = companyPath(jurisdiction_code, company_number);
    return { id, name: row.company_name, entity_type: 'company', service_url, jurisdiction_code, company_number };
  }
  return {
    id,
    name: row.placeholder_name ?? 'Unknown',
    entity_type: row.entity_type ?? 'unknown',
    service_url: placeholderPath(id),
    jurisdiction_code: row.placeholder_jurisdiction_code,
    company_number: null,
  };
}

/** Names of many entities in one query, so that lists do not run one per item. */
export function createEntityNames(db: SqliteDatabase) {
  const list = db.prepare<[string], EntityRow>(
    `SELECT e.value AS id, iif(c.redacted, '${REDACTED_NAME}', c.name) AS company_name, c.jurisdiction_code, c.company_number,
       p.name AS placeholder_name, p.jurisdiction_code AS placeholder_jurisdiction_code, p.entity_type
     FROM json_each(?) e LEFT JOIN companies c ON c.id = e.value LEFT JOIN placeholders p ON p.id = e.value`,
  );
  return (ids: Iterable<number>): Map<number, NamedEntity> =>
    new Map(list.all(JSON.stringify([...new Set(ids)])).map((row) => [row.id, toNamedEntity(row)]));
}

export function toCompanyReference(entity: NamedEntity): CompanyReference {
  const { name, jurisdiction_code, company_number, service_url } = entity;
  return { name, jurisdiction_code, company_number, service_url };
}

/** Persons are placeholders in the interface; they are marked as persons only if persons are requested. */
export function toNetworkEntity(
  { id, name, entity_type, service_url }: NamedEntity,
  withPersons: boolean,
): NetworkEntity {
  const isCompany = entity_type === 'company' && service_url.startsWith('/companies/');
  const type = isCompany ? 'Company' : withPersons && entity_type === 'person' ? 'Person' : 'Placeholder';
  return { id, name, type, service_url };
}
