import type { SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { Database } from '@/lib/shared/sqlite.mjs';
import { SAMPLE_FILE } from './sample-file';

let database: SqliteDatabase | undefined;

/** The sample register, opened once a process and read only. The file is created before the tests. */
export function sampleDatabase(): SqliteDatabase {
  database ??= new Database(SAMPLE_FILE, { readonly: true, fileMustExist: true });
  return database;
}
