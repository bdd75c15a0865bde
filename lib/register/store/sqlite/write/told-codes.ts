import type { SqliteDatabase } from '../open';
import { uidKey } from '../read/industry-codes-tree';

/** Of so many the ids are remembered: more than real code lists have. */
const REMEMBERED = 20_000;

/** The industry codes that companies have, each kept once: most companies share a few hundred. */
export class ToldCodes {
  /** By scheme, and by code. */
  private readonly known = new Map<string, Map<string, number>>();
  private size = 0;
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db
      .prepare<[string, string], number>('SELECT id FROM told_industry_codes WHERE code_scheme_id = ? AND code = ?')
      .pluck();
    this.insert = db.prepare<[string, string, string]>(
      'INSERT INTO told_industry_codes (code_scheme_id, code, key) VALUES (?, ?, ?)',
    );
  }

  /** The id of a code, which is made where there is none. */
  private idOf(scheme: string, code: string): number {
    return this.known.get(scheme)?.get(code) ?? this.remember(scheme, code);
  }

  /** @param codes Scheme and code by turns. */
  idsOf(codes: readonly string[]): number[] {
    const ids: number[] = [];
    for (let at = 0; at < codes.length; at += 2) ids.push(this.idOf(codes[at] ?? '', codes[at + 1] ?? ''));
    return ids;
  }

  /** After a transaction that was rolled back: codes that it made are gone. */
  forget(): void {
    this.known.clear();
    this.size = 0;
  }

  private remember(scheme: string, code: string): number {
    const id = this.find.get(scheme, code) ?? this.make(scheme, code);
    if (this.size >= REMEMBERED) this.forget();
    const ofScheme = this.known.get(scheme) ?? new Map<string, number>();
    this.known.set(scheme, ofScheme.set(code, id));
    this.size++;
    return id;
  }

  private make(scheme: string, code: string): number {
    return Number(this.insert.run(scheme, code, uidKey(`${scheme}-${code}`)).lastInsertRowid);
  }
}
