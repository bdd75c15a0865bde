import type { Neighbour, Neighbours } from '@/lib/contract/neighbours';
import { fold } from '@/lib/shared/names/fold';
import type { CompanyKey } from '../../store';
import { createIndexHint } from '../late-indexes';
import type { SqliteDatabase } from '../open';
import { truth } from './rows';

type Row = Omit<Neighbour, 'inactive'> & { inactive: number | null };

const COLUMNS = 'name, jurisdiction_code, company_number, inactive';

const isSame = (a: CompanyKey, b: CompanyKey): boolean =>
  a.jurisdiction_code === b.jurisdiction_code && a.company_number === b.company_number;

/**
 * The companies before and after a name in the order of names, without those named in `except`. The index of that order
 * is entered twice, so it costs the same in a register of any size.
 */
export function createNeighbourReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const list = (condition: string) =>
    db.prepare<[string, number], Row>(
      `SELECT ${COLUMNS} FROM companies ${indexedBy('companies_by_name')} WHERE redacted = 0 AND ${condition} LIMIT ?`,
    );
  return (name: string, limit: number, except: readonly CompanyKey[]): Neighbours => {
    const key = fold(name).trim();
    const chosen = (rows: Row[]): Neighbour[] =>
      rows
        .filter((row) => !except.some((other) => isSame(row, other)))
        .slice(0, limit)
        .map((row) => ({ ...row, inactive: truth(row.inactive) }));
    const asked = limit + except.length;
    return {
      before: chosen(list('sort_name < ? ORDER BY sort_name DESC, id DESC').all(key, asked)).reverse(),
      after: chosen(list('sort_name >= ? ORDER BY sort_name, id').all(key, asked)),
    };
  };
}
