import { createHash } from 'node:crypto';
import type { SqliteDatabase } from './open';

/** Times of writing and of files are not part of the content. */
const LEFT_OUT = new Set(['created_at', 'updated_at', 'fetched_at']);
/** What follows from other tables, or tells how they came about. */
const TABLES_LEFT_OUT = new Set([
  ...[
    'imports',
    'import_records',
    'accounts',
    'search_columns',
    'search_words',
    'name_words',
    'reversed_name_words',
    'company_changes',
    'officer_changes',
    'largest_parents',
    'publications',
    'change_log',
  ],
  // Each register has its own hashes.
  ...['suppressed_persons', 'suppressed_signs', 'suppression_keys'],
  // An incorporation that a company's row implies is not listed; a count of 0 may have a row or none.
  ...['listed_events', 'listed_events_by_creation', 'event_counts', 'statement_counts'],
]);
/** These may be in the company's row or in separate rows, depending on the import; the views are read instead. */
const IMPLIED = new Set(['incorporation_kind_id', 'entry_kind_id', 'entry_attributes']);
const WHOLE: Readonly<Record<string, string>> = { events: 'known_events', data: 'known_data' };

interface TableRow {
  name: string;
  sql: string;
}

const isSearch = ({ sql }: TableRow): boolean => /USING fts5/i.test(sql);

function hashRows(db: SqliteDatabase, sql: string): string {
  const rows = createHash('sha256');
  for (const row of db.prepare(sql).raw().iterate()) rows.update(`${JSON.stringify(row)}\n`);
  return rows.digest('hex');
}

function hashTable(db: SqliteDatabase, { name }: TableRow): string {
  const table = WHOLE[name] ?? name;
  const columns = db.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)').all(table);
  const kept = columns.map((column) => column.name).filter((column) => !LEFT_OUT.has(column) && !IMPLIED.has(column));
  return hashRows(db, `SELECT ${kept.join(', ')} FROM ${table} ORDER BY ${kept.map((_, at) => at + 1).join(', ')}`);
}

/** Every indexed word with its row and position, which is all that a search table without content holds. */
function hashSearch(db: SqliteDatabase, { name }: TableRow): string {
  db.exec(`CREATE VIRTUAL TABLE temp.${name}_words USING fts5vocab(main, ${name}, instance)`);
  const hash = hashRows(db, `SELECT term, doc, col, offset FROM temp.${name}_words ORDER BY 1, 2, 3, 4`);
  db.exec(`DROP TABLE temp.${name}_words`);
  return hash;
}

/** A hash of the register's content: equal for equal content, however it was imported. */
export function contentHash(db: SqliteDatabase): string {
  const all = db.prepare<[], TableRow>(`SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`).all();
  const searches = all.filter(isSearch);
  const isShadow = (name: string) => searches.some((search) => name.startsWith(`${search.name}_`));
  const whole = createHash('sha256');
  for (const table of all) {
    if (isShadow(table.name) || TABLES_LEFT_OUT.has(table.name) || table.name.startsWith('sqlite_')) continue;
    whole.update(`${table.name} ${isSearch(table) ? hashSearch(db, table) : hashTable(db, table)}\n`);
  }
  return whole.digest('hex');
}
