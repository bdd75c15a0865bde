import { companyKey } from '../../records';
import type { CompanyKey, EntityAddress, ResolvedEntity } from '../../store';
import type { SqliteDatabase } from '../open';
import { createEntityNames } from './entities';

interface ResolvedRow {
  /** Index in the list that was asked for. */
  place: number;
  id: number;
  redacted: number;
}

/** As given, then in capitals, then as an earlier number: the order of `createCompanyReader`. */
const COMPANIES = `SELECT a.key AS place, c.id, c.redacted FROM json_each(?) a
  LEFT JOIN companies given ON given.jurisdiction_code = a.value ->> 0 AND given.company_number = a.value ->> 1
  LEFT JOIN companies capitals ON capitals.jurisdiction_code = a.value ->> 0 AND capitals.company_number = a.value ->> 2
  LEFT JOIN entity_keys k ON k.key = a.value ->> 3
  JOIN companies c ON c.id = coalesce(given.id, capitals.id, k.entity_id)`;

const PLACEHOLDERS = `SELECT a.key AS place, e.id, coalesce(c.redacted, 0) AS redacted FROM json_each(?) a
  JOIN placeholders p ON p.id = a.value JOIN entities own ON own.id = p.id
  JOIN entities e ON e.id = coalesce(own.merged_into, own.id) LEFT JOIN companies c ON c.id = e.id`;

function spellingsOf({ jurisdiction_code, company_number }: CompanyKey): string[] {
  const jurisdiction = jurisdiction_code.toLowerCase();
  return [jurisdiction, company_number, company_number.toUpperCase(), companyKey(jurisdiction, company_number)];
}

/** What stands behind many addresses, in a question for companies and one for placeholders. */
export function createEntityResolver(db: SqliteDatabase) {
  const companies = db.prepare<[string], ResolvedRow>(COMPANIES);
  const placeholders = db.prepare<[string], ResolvedRow>(PLACEHOLDERS);
  const nameEntities = createEntityNames(db);
  return (addresses: readonly EntityAddress[]): (ResolvedEntity | undefined)[] => {
    // Null keeps the place of what the other question is about.
    const numbers = addresses.map((address) => ('placeholder' in address ? null : spellingsOf(address)));
    const ids = addresses.map((address) => ('placeholder' in address ? address.placeholder : null));
    const rows = [...companies.all(JSON.stringify(numbers)), ...placeholders.all(JSON.stringify(ids))];
    const names = nameEntities(rows.map(({ id }) => id));
    const resolved = rows.map(({ place, id, redacted }): [number, ResolvedEntity] => {
      const service_url = names.get(id)?.service_url ?? '';
      return [place, { id, redacted: redacted === 1, service_url }];
    });
    const byPlace = new Map(resolved);
    return addresses.map((_, place) => byPlace.get(place));
  };
}
