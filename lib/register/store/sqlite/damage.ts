import { existsSync, statSync } from 'node:fs';
import type { RegistryError } from '@/lib/contract/errors';
import { faultCodeOf, isFileBroken } from '@/lib/shared/errors';
import { Database } from '@/lib/shared/sqlite.mjs';
import { logsOf } from './file-identity';
import type { SqliteDatabase } from './open';

/** Whether a read failed because the file is damaged, or because the disk does not give what is in it. */
export const isDamage = (error: unknown): boolean =>
  isFileBroken(error) || faultCodeOf(error)?.startsWith('SQLITE_IOERR') === true;

/** The first and the last row of each table: reads the upper pages of each, and none of the others. */
function readEnds(db: SqliteDatabase): void {
  const tables = db
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .pluck()
    .all();
  for (const table of tables) {
    const hasRowid = db
      .prepare<[string], number>('SELECT NOT wr FROM pragma_table_list WHERE name = ?')
      .pluck()
      .get(table);
    for (const order of hasRowid ? ['ORDER BY rowid', 'ORDER BY rowid DESC'] : ['']) {
      db.prepare(`SELECT * FROM "${table}" ${order} LIMIT 1`).get();
    }
  }
}

/** What is known of the damage of the register that is served. */
export interface DamageNotes {
  /** Whether a read has met any. */
  isFound(): boolean;
  /** Notes the error of such a read, and returns what its caller is told. */
  note(error: unknown): RegistryError;
}

/** Why a register cannot be served. */
export interface Damage {
  /** False if the file is something else altogether. */
  isRegister: boolean;
  reason: string;
}

/**
 * Looks at the register in `file` in milliseconds, whatever its size: whether it is one, is as long as it says, and has
 * readable tables. Changes nothing.
 */
export function findDamageQuickly(file: string): Damage | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // It becomes a register when it is opened.
  if (size === 0) return undefined;
  let db: SqliteDatabase | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    const [log] = logsOf(file);
    const pages = Number(db.pragma('page_count', { simple: true }));
    const needed = pages * Number(db.pragma('page_size', { simple: true }));
    // What is written last may still be in the log.
    if (size < needed && !(existsSync(log) && statSync(log).size > 0)) {
      return { isRegister: true, reason: `it should have ${needed} bytes, and has ${size}` };
    }
    readEnds(db);
    return undefined;
  } catch (error) {
    const isRegister = faultCodeOf(error) !== 'SQLITE_NOTADB';
    return isDamage(error) ? { isRegister, reason: (error as Error).message } : undefined;
  } finally {
    db?.close();
  }
}

/** What to say of it to whoever starts a server. */
export const damageSentence = (file: string, { isRegister, reason }: Damage): string =>
  isRegister
    ? `The register ${file} is damaged: ${reason}. npm run check-register -- --repair may repair it; otherwise put a backup in its place.`
    : `The file ${file} is no register: move it away, or put a backup in its place.`;

/** More than these say no more. */
const MOST_FINDINGS = 20;

/** The tables of searches have a structure of their own, which they check themselves. */
function checkSearchTables(db: SqliteDatabase): string[] {
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%' ORDER BY name",
    )
    .pluck()
    .all();
  return tables.flatMap((table) => {
    try {
      db.exec(`INSERT INTO ${table} (${table}) VALUES ('integrity-check')`);
      return [];
    } catch (error) {
      if (!isDamage(error)) throw error;
      return [`the search table ${table}: ${(error as Error).message}`];
    }
  });
}

/** Reads the whole register, and returns what is wrong with it; nothing if it is whole. */
export function listDamage(db: SqliteDatabase): string[] {
  try {
    const pages = db.prepare<[], string>(`PRAGMA integrity_check(${MOST_FINDINGS})`).pluck().all();
    const keys = db.prepare<[], { table: string; parent: string }>('PRAGMA foreign_key_check').iterate();
    const lost = new Map<string, number>();
    for (const { table, parent } of keys) {
      const which = `rows of ${table} that lead to no row of ${parent}`;
      lost.set(which, (lost.get(which) ?? 0) + 1);
    }
    return [
      ...pages.filter((line) => line !== 'ok'),
      ...[...lost].map(([which, count]) => `${count} ${which}`),
      ...checkSearchTables(db),
    ];
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [(error as Error).message];
  }
}
