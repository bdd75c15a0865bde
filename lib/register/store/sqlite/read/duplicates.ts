import { createHash } from 'node:crypto';
import { COMPANY_DUPLICATES, type DuplicatePair, type DuplicateRules, PERSON_DUPLICATES } from '@/lib/match/duplicates';
import { Database } from '@/lib/shared/sqlite.mjs';
import type { SqliteDatabase } from '../open';
import { createComparableReader } from './companies';
import { createOfficerRecordReader } from './company-parts';

/** Records that share a key are compared each with each, so that more than these would take too long. */
export const MOST_OF_A_KEY = 200;
/** Records in memory at once. */
const AT_ONCE = 1_000;

/** Equal for equal keys; two different keys that share one cost a comparison. */
const hashOf = (key: string): number => createHash('sha1').update(key).digest().readUIntBE(0, 6);

/** How records of a kind are read. */
interface DuplicateSource<Item> extends DuplicateRules<Item> {
  /** All ids that may be shown. */
  ids: string;
  load(ids: readonly number[]): Map<number, Item>;
  isRelated(a: number, b: number): boolean;
}

interface Group {
  hash: number;
  records: number;
}

/** Lists that are no longer than `AT_ONCE`, unless one item is. */
function* inParts<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Generator<Item[]> {
  let part: Item[] = [];
  let size = 0;
  for (const item of items) {
    part.push(item);
    size += sizeOf(item);
    if (size < AT_ONCE) continue;
    yield part;
    [part, size] = [[], 0];
  }
  if (part.length > 0) yield part;
}

function* idsInParts(after: (last: number) => number[]): Generator<number[]> {
  for (let some = after(0); some.length > 0; some = after(some.at(-1) ?? 0)) yield some;
}

/** Calls back with keys that too many records share, which are left out. */
export type OnCrowd = (records: number) => void;

/**
 * Every pair that shares a key, once. The hashes of all keys go into a table beside the register, in a file that
 * vanishes by itself, and are sorted there: memory does not grow with the register.
 */
function* findPairs<Item>(
  db: SqliteDatabase,
  { ids, load, keysOf, pairsOf, isRelated }: DuplicateSource<Item>,
  onCrowd: OnCrowd,
): Generator<DuplicatePair<Item>> {
  const sorting = new Database('');
  try {
    sorting.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; CREATE TABLE keys (hash INTEGER, id INTEGER)');
    const insert = sorting.prepare('INSERT INTO keys VALUES (?, ?)');
    const after = db.prepare<[number, number], number>(`${ids} AND id > ? ORDER BY id LIMIT ?`).pluck();
    for (const some of idsInParts((last) => after.all(last, AT_ONCE))) {
      sorting.transaction(() => {
        for (const [id, item] of load(some)) for (const key of keysOf(item)) insert.run(hashOf(key), id);
      })();
    }
    sorting.exec('CREATE INDEX in_order ON keys(hash, id)');
    const crowded = new Set<number>();
    const crowds = 'SELECT hash, count(*) AS records FROM keys GROUP BY hash HAVING records > ?';
    for (const { hash, records } of sorting.prepare<[number], Group>(crowds).iterate(MOST_OF_A_KEY)) {
      crowded.add(hash);
      onCrowd(records);
    }
    const groups = sorting
      .prepare<[number], Group & { ids: string }>(
        `SELECT hash, count(*) AS records, group_concat(id) AS ids FROM keys
         GROUP BY hash HAVING records BETWEEN 2 AND ?`,
      )
      .iterate(MOST_OF_A_KEY);
    for (const part of inParts(groups, ({ records }) => records)) {
      const groupsOfIds = part.map(({ hash, ids }) => ({ hash, ids: ids.split(',').map(Number) }));
      const items = load([...new Set(groupsOfIds.flatMap((group) => group.ids))]);
      const idsOf = new Map([...items].map(([id, item]) => [item, id]));
      const areRelated = (a: Item, b: Item) => isRelated(idsOf.get(a) ?? 0, idsOf.get(b) ?? 0);
      for (const group of groupsOfIds) {
        const members = group.ids.flatMap((id) => items.get(id) ?? []);
        for (const { keys, pair } of pairsOf(members, areRelated)) {
          const hashes = keys.map(hashOf).filter((hash) => !crowded.has(hash));
          if (Math.min(...hashes) === group.hash) yield pair;
        }
      }
    }
  } finally {
    sorting.close();
  }
}

const NOTHING = (): void => undefined;

/** Companies that may be the same, as their pages say it: those that a statement names together are left out. */
export function findCompanyPairs(db: SqliteDatabase, onCrowd: OnCrowd = NOTHING) {
  const { load, statedTogether } = createComparableReader(db);
  const ids = 'SELECT id FROM companies WHERE redacted = 0';
  const isRelated = (a: number, b: number) => statedTogether(a, [b]).length > 0;
  return findPairs(db, { ...COMPANY_DUPLICATES, ids, load, isRelated }, onCrowd);
}

/** Offices that one person may hold. */
export function findPersonPairs(db: SqliteDatabase, onCrowd: OnCrowd = NOTHING) {
  const read = createOfficerRecordReader(db);
  const ids = 'SELECT id FROM officers WHERE company_id NOT IN (SELECT id FROM companies WHERE redacted = 1)';
  const load = (some: readonly number[]) => new Map(read([...some]).map((officer) => [officer.id, officer]));
  return findPairs(db, { ...PERSON_DUPLICATES, ids, load, isRelated: () => false }, onCrowd);
}
