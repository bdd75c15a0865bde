import type { Company } from '@/lib/contract/company';
import type { RegistrationEntity } from '@/lib/contract/reference';
import type { SqliteDatabase } from '../open';
import { createEntityNames, type NamedEntity } from './entities';

type Registrations = Pick<
  Company,
  'alternate_registration_entities' | 'previous_registration_entities' | 'subsequent_registration_entities'
>;

interface OtherEndRow {
  data_type: string;
  /** The role of the other entity in the statement. */
  role: 'subject' | 'object';
  entity_id: number;
}

function toRegistration({ name, jurisdiction_code, company_number, service_url }: NamedEntity): RegistrationEntity {
  return { company_name: name, jurisdiction_code, company_number, service_url };
}

/**
 * Other registrations of a company, from its registration statements: in a subsequent registration the subject is
 * the earlier entry and the object the later one; an alternate registration goes both ways.
 */
export function createRegistrationReader(db: SqliteDatabase): (companyId: number) => Registrations {
  const nameEntities = createEntityNames(db);
  const list = db.prepare<[number], OtherEndRow>(
    `SELECT DISTINCT s.data_type, other.role, other.entity_id
     FROM statement_entities own
     JOIN statements s ON s.id = own.statement_id AND s.data_type IN ('subsequent_registration', 'alternate_registration')
     JOIN statement_entities other ON other.statement_id = s.id AND other.entity_id <> own.entity_id
     WHERE own.entity_id = ? ORDER BY other.entity_id`,
  );
  return (companyId) => {
    const rows = list.all(companyId);
    const names = nameEntities(rows.map(({ entity_id }) => entity_id));
    const pick = (wanted: (row: OtherEndRow) => boolean): RegistrationEntity[] =>
      [...new Set(rows.filter(wanted).map(({ entity_id }) => entity_id))]
        .map((id) => names.get(id))
        .filter((entity) => entity !== undefined)
        .map(toRegistration);
    return {
      alternate_registration_entities: pick(({ data_type }) => data_type === 'alternate_registration'),
      previous_registration_entities: pick(
        (row) => row.data_type === 'subsequent_registration' && row.role === 'subject',
      ),
      subsequent_registration_entities: pick(
        (row) => row.data_type === 'subsequent_registration' && row.role === 'object',
      ),
    };
  };
}
