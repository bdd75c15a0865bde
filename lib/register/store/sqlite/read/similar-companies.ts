import type { ComparableCompany } from '@/lib/records/company/same-company';
import { fold } from '@/lib/shared/names/fold';
import { normaliseName, spellingsOfName } from '@/lib/shared/names/normalise';
import type { CompanyKey, SimilarCompanies } from '../../store';
import { addressOfCell, createNameReader } from '../cells';
import { createIndexHint, LAST_LETTER } from '../indexes';
import type { SqliteDatabase } from '../open';

interface Row {
  id: number;
  name: string;
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: number;
  incorporation_date: string | null;
  branch: string | null;
  registered_address: string | null;
  registered_address_in_full: string | null;
}

interface IdentifierRow {
  company_id: number;
  uid: string;
  identifier_system_code: string;
  identifier_system_name: string | null;
}

/** Read from each range of names, from each identifier, and of the former names: limits that common names reach. */
const MOST_OF_A_RANGE = 50;
const MOST_OF_AN_IDENTIFIER = 10;
const MOST_FORMER_NAMES = 5;

/** Companies with an identifier of the given one. CROSS JOIN reads the index of identifiers for each. */
const BY_IDENTIFIER = `SELECT DISTINCT other.company_id FROM company_identifiers own CROSS JOIN company_identifiers other
  ON lower(other.uid) = lower(own.uid) AND other.identifier_system_code = own.identifier_system_code
  WHERE own.company_id = @id AND other.company_id <> @id LIMIT ${MOST_OF_AN_IDENTIFIER}`;

/** Those of the given companies that a statement names together with the company: the register knows how they relate. */
const STATED_TOGETHER = `SELECT DISTINCT theirs.entity_id FROM json_each(@others) other
  CROSS JOIN statement_entities theirs ON theirs.entity_id = other.value
  CROSS JOIN statement_entities own ON own.statement_id = theirs.statement_id WHERE own.entity_id = @id`;

/**
 * Finds the records that may be about the same company as a given one, by identifiers and by names. Reads a limited
 * number of index entries, whatever the size of the register.
 */
export function createSimilarCompanyReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const byIdentifier = db.prepare<{ id: number }, number>(BY_IDENTIFIER).pluck();
  const together = db.prepare<{ id: number; others: string }, number>(STATED_TOGETHER).pluck();
  const find = db
    .prepare<[string, string], number>('SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?')
    .pluck();
  const list = db.prepare<[string], Row>(
    `SELECT c.id, c.name, c.jurisdiction_code, c.company_number, c.number_is_stand_in, c.incorporation_date, c.branch,
       c.registered_address, c.registered_address_in_full
     FROM json_each(?) given JOIN companies c ON c.id = given.value WHERE c.redacted = 0`,
  );
  const listIdentifiers = db.prepare<[string], IdentifierRow>(
    'SELECT * FROM company_identifiers WHERE company_id IN (SELECT value FROM json_each(?))',
  );
  const previousNames = createNameReader(db, 'previous');

  function idsByName(name: string): number[] {
    const inRange = db.prepare<[string, string], { id: number; name: string }>(
      `SELECT id, name FROM companies ${indexedBy('companies_by_name')}
       WHERE redacted = 0 AND sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ${MOST_OF_A_RANGE}`,
    );
    const wanted = normaliseName(name);
    if (wanted === '') return [];
    const rows = spellingsOfName(fold(name).trim()).flatMap((start) => inRange.all(start, start + LAST_LETTER));
    return rows.filter((row) => normaliseName(row.name) === wanted).map(({ id }) => id);
  }

  function load(ids: readonly number[]): Map<number, ComparableCompany> {
    const all = JSON.stringify(ids);
    const identifiers = listIdentifiers.all(all);
    const names = previousNames([...ids]);
    return new Map(
      list.all(all).map(({ id, number_is_stand_in, registered_address, ...row }) => [
        id,
        {
          ...row,
          number_is_stand_in: number_is_stand_in === 1,
          registered_address: addressOfCell(registered_address, row.registered_address_in_full),
          previous_names: names.get(id) ?? [],
          identifiers: identifiers
            .filter(({ company_id }) => company_id === id)
            .map(({ company_id: _, ...identifier }) => ({ identifier })),
        },
      ]),
    );
  }

  return ({ jurisdiction_code, company_number }: CompanyKey): SimilarCompanies | undefined => {
    const id = find.get(jurisdiction_code, company_number);
    const company = id === undefined ? undefined : load([id]).get(id);
    if (id === undefined || !company) return undefined;
    const former = (company.previous_names ?? []).slice(0, MOST_FORMER_NAMES).map(({ company_name }) => company_name);
    const named = [company.name, ...former].flatMap(idsByName);
    const others = new Set([...byIdentifier.all({ id }), ...named]);
    others.delete(id);
    if (others.size === 0) return { company, others: [] };
    for (const known of together.all({ id, others: JSON.stringify([...others]) })) others.delete(known);
    return { company, others: [...load([...others]).values()] };
  };
}
