import type { SqliteDatabase } from '../open';

/** Adds companies to those of whom a datum speaks already. */
export function createSharing(db: SqliteDatabase): (datumId: number, companies: readonly number[]) => void {
  const list = db.prepare<[number], number>('SELECT company_id FROM datum_companies WHERE datum_id = ?').pluck();
  const setOnly = db.prepare('UPDATE data SET company_id = ? WHERE id = ?');
  const share = db.prepare('INSERT OR IGNORE INTO shared_data (company_id, datum_id) VALUES (?, ?)');
  return (datumId, companies) => {
    const before = list.all(datumId);
    if (companies.every((company) => before.includes(company))) return;
    const [first, ...others] = new Set([...before, ...companies]);
    setOnly.run(others.length === 0 ? first : null, datumId);
    if (others.length > 0) for (const company of [first, ...others]) share.run(company, datumId);
  };
}
