import { AS_OF } from '@/lib/registry/embedded/sample/calendar';
import { sampleRecords } from '@/lib/registry/embedded/sample/sample';
import { openDatabase, type SqliteDatabase } from '@/lib/registry/embedded/store/sqlite/open';
import { createRegisterWriter } from '@/lib/registry/embedded/store/sqlite/writer';

let database: SqliteDatabase | undefined;

/** The sample register in memory, made once for the process. Whoever uses it must not write to it. */
export function sampleDatabase(): SqliteDatabase {
  if (!database) {
    database = openDatabase(':memory:');
    createRegisterWriter(database, { now: () => `${AS_OF}T12:00:00Z` }).write([...sampleRecords()]);
  }
  return database;
}
