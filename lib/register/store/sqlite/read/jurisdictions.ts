import type { Jurisdiction } from '@/lib/contract/jurisdiction';
import type { NamedJurisdiction } from '@/lib/shared/jurisdictions/settle-named';
import type { SqliteDatabase } from '../open';

const COLUMNS = 'j.code, j.code AS jurisdiction_code, j.name, j.country, j.full_name';

/** Jurisdictions as the register knows them, and by the names that imports have brought. */
export function createJurisdictionReader(db: SqliteDatabase) {
  const all = db.prepare<[], Jurisdiction>(`SELECT ${COLUMNS} FROM jurisdictions j ORDER BY j.code`);
  const named = db.prepare<[string], Jurisdiction & { is_weak: 0 | 1 }>(
    `SELECT ${COLUMNS}, n.is_weak FROM jurisdiction_names n JOIN jurisdictions j ON j.code = n.code
     WHERE n.name_key = ? ORDER BY n.is_weak, j.code`,
  );
  return {
    list: (): Jurisdiction[] => all.all(),
    named: (key: string): NamedJurisdiction[] =>
      named.all(key).map(({ is_weak, ...jurisdiction }) => ({ jurisdiction, isWeak: is_weak === 1 })),
  };
}
