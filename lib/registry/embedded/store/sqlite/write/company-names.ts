import type { PreviousName } from '@/lib/contract/company';
import { fold } from '@/lib/names/fold';
import { normaliseName } from '@/lib/names/normalise';
import type { SqliteDatabase } from '../open';

/** Rows a company has room for in the search table; see the schema. */
export const SEARCH_ROWS_PER_COMPANY = 1024;

type NameKind = 'previous' | 'alternative';

/** The former and other names of companies, and the search table that follows from all of their names. */
export class CompanyNames {
  private readonly insertName;
  private readonly listNames;
  private readonly deleteRow;
  private readonly insertRow;

  constructor(db: SqliteDatabase) {
    this.insertName = db.prepare(
      `INSERT INTO company_names (company_id, kind, name, type, language, start_date, end_date)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         type = coalesce(excluded.type, type), language = coalesce(excluded.language, language),
         start_date = coalesce(excluded.start_date, start_date), end_date = coalesce(excluded.end_date, end_date)
       WHERE type IS NOT coalesce(excluded.type, type) OR language IS NOT coalesce(excluded.language, language)
         OR start_date IS NOT coalesce(excluded.start_date, start_date)
         OR end_date IS NOT coalesce(excluded.end_date, end_date)`,
    );
    this.listNames = db.prepare<[number], { name: string }>(
      'SELECT name FROM company_names WHERE company_id = ? ORDER BY kind DESC, name',
    );
    this.deleteRow = db.prepare('DELETE FROM company_search WHERE rowid = ?');
    this.insertRow = db.prepare(
      'INSERT INTO company_search (rowid, name, normalised_name, previous_names) VALUES (?, ?, ?, ?)',
    );
  }

  /** True when something was added or changed. */
  add(
    companyId: number,
    kind: NameKind,
    { company_name, type, language, start_date, end_date, con_date }: PreviousName,
  ): boolean {
    const values = [type ?? null, language ?? null, start_date ?? null, end_date ?? con_date ?? null];
    return this.insertName.run(companyId, kind, company_name, ...values).changes > 0;
  }

  otherNames(companyId: number): string[] {
    return this.listNames.all(companyId).map(({ name }) => name);
  }

  /** Takes the names as they were before out of the search table. */
  unindex(companyId: number, otherNames: string[]): void {
    const rows = Math.min(otherNames.length + 1, SEARCH_ROWS_PER_COMPANY);
    for (let row = 0; row < rows; row++) this.deleteRow.run(companyId * SEARCH_ROWS_PER_COMPANY + row);
  }

  index(companyId: number, name: string, otherNames: string[]): void {
    const first = companyId * SEARCH_ROWS_PER_COMPANY;
    this.insertRow.run(first, fold(name), normaliseName(name), '');
    for (const [index, other] of otherNames.slice(0, SEARCH_ROWS_PER_COMPANY - 1).entries()) {
      this.insertRow.run(first + index + 1, '', normaliseName(other), fold(other));
    }
  }
}
