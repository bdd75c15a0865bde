import type { SqliteDatabase } from './open';
import { createIndexSql, SEARCH_INDEXES } from './search-indexes';

const NAMES = Object.keys(SEARCH_INDEXES);

/** Which of the indexes by which people search are not there, because the first import has not ended. */
export function listMissing(db: SqliteDatabase): string[] {
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'index'";
  const there = new Set(db.prepare<[], string>(sql).pluck().all());
  return NAMES.filter((name) => !there.has(name));
}

/** Takes the indexes out of a register that holds nothing yet; any other is left as it is. */
export function putOffIndexes(db: SqliteDatabase): void {
  db.transaction(() => {
    if (db.prepare('SELECT 1 FROM entities LIMIT 1').get() !== undefined) return;
    db.exec(NAMES.map((name) => `DROP INDEX IF EXISTS ${name};`).join('\n'));
  }).immediate();
}

/**
 * Whatever else an import has to do is done by then, so that both processors may sort. Each sorts as much at a time as
 * there is room for pages, and puts the rest into files: of little room, one part is sorted while the next is read, and
 * all of it takes less memory and a sixth less time than of four times as much.
 */
const FOR_SORTING = { threads: 2, cache_size: -4_096, temp_store: 'FILE' };

function withRoomForSorting(db: SqliteDatabase, work: () => void): void {
  const before = Object.keys(FOR_SORTING).map((name) => `${name} = ${db.pragma(name, { simple: true })}`);
  for (const [name, value] of Object.entries(FOR_SORTING)) db.pragma(`${name} = ${value}`);
  try {
    work();
  } finally {
    for (const setting of before) db.pragma(setting);
  }
}

/**
 * Makes the indexes that were put off, a transaction each, so that another writer may come between and whoever is
 * stopped loses one of them at most. Readers go on meanwhile.
 */
export function completeIndexes(db: SqliteDatabase): void {
  withRoomForSorting(db, () => {
    for (const name of listMissing(db)) db.exec(createIndexSql(name));
  });
}

/** Answers with `INDEXED BY` the index, or with nothing while it is put off: the rows are sorted then. */
export function createIndexHint(db: SqliteDatabase): (name: string) => string {
  const find = db.prepare<[string], number>("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").pluck();
  return (name) => (find.get(name) === undefined ? '' : `INDEXED BY ${name}`);
}
