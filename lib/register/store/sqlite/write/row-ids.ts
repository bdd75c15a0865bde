import { companyOfKey } from '@/lib/shared/links';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';

/** Tables of rows with a key of the source, and with an id that is in an address. */
const KEYED = ['officers', 'filings', 'statements', 'data'] as const;

type TableWithIds = (typeof KEYED)[number] | 'events';

/** The ids of new rows; null: the database chooses. */
export interface RowIds {
  ofEntity(keys: readonly string[]): number | null;
  /** `identity`: what the row is told apart by, in column order. */
  ofRow(table: TableWithIds, identity: readonly Cell[]): number | null;
}

/** Finds the entity that has a key. */
export function createEntityFinder(db: SqliteDatabase): (key: string) => number | undefined {
  const findKey = db.prepare<[string], number>('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
  const findNumber = db
    .prepare<[string, string], number>('SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?')
    .pluck();
  return (key) => {
    const known = findKey.get(key);
    const company = known === undefined ? companyOfKey(key) : undefined;
    return company ? findNumber.get(company.jurisdiction_code, company.company_number) : known;
  };
}

/** The entities that were joined with each, and itself. */
function listFamilies(before: SqliteDatabase): Map<number, number[]> {
  const rows = before
    .prepare<[], { id: number; merged_into: number }>(
      'SELECT id, merged_into FROM entities WHERE merged_into IS NOT NULL ORDER BY id',
    )
    .all();
  const families = new Map<number, number[]>();
  for (const { id, merged_into } of rows) families.set(merged_into, [...(families.get(merged_into) ?? []), id]);
  for (const [kept, gone] of families) gone.push(kept);
  for (const family of families.values()) family.sort((a, b) => a - b);
  return families;
}

/**
 * The ids that rows had in the register before: addresses of records stay what they were, and no address leads to
 * another record. Entities that were joined get their ids in the order in which they were made.
 */
export function idsOfBefore(before: SqliteDatabase, now: SqliteDatabase): RowIds {
  const families = listFamilies(before);
  const keptFor = new Map([...families].flatMap(([kept, family]) => family.map((id) => [id, kept] as const)));
  const find = createEntityFinder(before);
  const isTaken = now.prepare<[number]>('SELECT 1 FROM entities WHERE id = ?');
  const isEventTaken = now.prepare<[number]>('SELECT 1 FROM events WHERE id = ?');
  // Negative ids belong to what the rows of companies imply.
  const findEvent = before
    .prepare<[number, Cell], number>('SELECT id FROM events WHERE company_id = ? AND key = ? AND id > 0')
    .pluck();
  const findRow = Object.fromEntries(
    KEYED.map((table) => [
      table,
      before.prepare<[Cell], number>(`SELECT id FROM ${table} WHERE key = ? AND id > 0`).pluck(),
    ]),
  );
  /** An event of a company that was joined with another later became that one's. */
  function findEventOf(company: number, key: Cell): number | null {
    const found = findEvent.get(company, key) ?? findEvent.get(keptFor.get(company) ?? company, key);
    return found === undefined || isEventTaken.get(found) ? null : found;
  }
  return {
    ofEntity(keys) {
      for (const key of keys) {
        const kept = find(key);
        if (kept === undefined) continue;
        const free = (families.get(kept) ?? [kept]).find((id) => isTaken.get(id) === undefined);
        if (free !== undefined) return free;
      }
      return null;
    },
    ofRow(table, [first = null, second = null]) {
      if (table === 'events') return findEventOf(Number(first), second);
      return findRow[table]?.get(first) ?? null;
    },
  };
}
