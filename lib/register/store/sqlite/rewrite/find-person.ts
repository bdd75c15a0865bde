import { companyKey } from '@/lib/shared/links';
import { endsInLegalForm } from '@/lib/shared/names/normalise';
import { birthMonth, isSuppressedKey, nameSign, otherNames, signsOf } from '../../prepare/suppress';
import type { SqliteDatabase } from '../open';

/** Somebody in the register, as one of its records says. */
export interface PersonRecord {
  names: string[];
  /** Texts by which the person is recognised again (prepare/suppress.ts). */
  signs: string[];
}

/** Why a record cannot be suppressed. */
export type NoPerson = 'unknown' | 'company' | 'like_company' | 'suppressed';

/** "Corporate director", as Companies House calls a company in an office. */
const CORPORATE = /^corporate\b/i;

interface PlaceholderRow {
  id: number;
  entity_type: string;
  name: string;
  details: string | null;
}

/**
 * Finds persons by an address (`officers/12`, `placeholders/34`) or by a key of a source. Records of officers do not say
 * whether they are persons: without a date of birth, the name and the position tell, unless `isPerson`.
 */
export function createPersonFinder(db: SqliteDatabase, isPerson = false): (given: string) => PersonRecord | NoPerson {
  const officer = db.prepare<
    [{ id: number | null; key: string | null }],
    { key: string; name: string; position: string | null; date_of_birth: string | null; company_id: number }
  >('SELECT key, name, position, date_of_birth, company_id FROM officers WHERE id = @id OR key = @key');
  const entityOfKey = db.prepare<[string], number>('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
  const placeholder = db.prepare<[number], PlaceholderRow>(
    `SELECT p.id, p.entity_type, p.name, p.details FROM entities e
     JOIN placeholders p ON p.id = coalesce(e.merged_into, e.id) WHERE e.id = ?`,
  );
  const company = db.prepare<[number], { jurisdiction_code: string; company_number: string }>(
    'SELECT jurisdiction_code, company_number FROM companies WHERE id = ?',
  );
  const keys = db.prepare<[number], string>('SELECT key FROM entity_keys WHERE entity_id = ?').pluck();
  const partners = db
    .prepare<[number, number], number>(
      `SELECT DISTINCT other.entity_id FROM statement_entities own
       JOIN statement_entities other ON other.statement_id = own.statement_id AND other.role <> own.role
       WHERE own.entity_id = ? AND other.entity_id <> ?`,
    )
    .pluck();

  function keysOfEntity(id: number): string[] {
    const row = company.get(id);
    return [...keys.all(id), ...(row ? [companyKey(row.jurisdiction_code, row.company_number)] : [])];
  }

  function record(
    own: readonly string[],
    names: readonly string[],
    birth: string | null,
    companies: readonly number[],
  ) {
    if (own.some(isSuppressedKey)) return 'suppressed';
    const all = { keys: own, names, birth, companies: companies.flatMap(keysOfEntity) };
    return { names: names.filter((name) => nameSign(name) !== ''), signs: signsOf(all) };
  }

  function findOfficer(by: { id: number | null; key: string | null }): PersonRecord | NoPerson {
    const row = officer.get(by);
    if (!row) return 'unknown';
    const birth = birthMonth(row.date_of_birth);
    const isLikeCompany = endsInLegalForm(row.name) || CORPORATE.test(row.position ?? '');
    if (isLikeCompany && birth === null && !isPerson) return 'like_company';
    return record([row.key], [row.name], birth, [row.company_id]);
  }

  function findPlaceholder(id: number): PersonRecord | NoPerson {
    if (company.get(id)) return 'company';
    const row = placeholder.get(id);
    if (!row) return 'unknown';
    if (row.entity_type !== 'person' && row.entity_type !== 'unknown') return 'company';
    if (row.entity_type === 'unknown' && endsInLegalForm(row.name) && !isPerson) return 'like_company';
    const details = JSON.parse(row.details ?? '{}');
    const names = [row.name, ...otherNames(details)];
    return record(keys.all(row.id), names, birthMonth(details.date_of_birth), partners.all(row.id, row.id));
  }

  return (given) => {
    const [, kind, id] = /(?:^|\/)(officers|placeholders)\/(\d+)\/?$/.exec(given) ?? [];
    if (kind === 'officers') return findOfficer({ id: Number(id), key: null });
    if (kind === 'placeholders') return findPlaceholder(Number(id));
    const entity = entityOfKey.get(given);
    return entity === undefined ? findOfficer({ id: null, key: given }) : findPlaceholder(entity);
  };
}
