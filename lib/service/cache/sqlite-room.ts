import type { SqliteDatabase } from './sqlite-file';
import { logBytesOf } from './sqlite-file';

export interface Room {
  /** Bytes of the file that hold something; read from its header, without looking at a row. */
  used(): number;
  /** Drives out one batch of the least used replies where the room is used up. False: there was nothing to do. */
  make(): boolean;
}

/** Once it is full, this much of the room is freed at once, so that not every reply has to drive out another. */
const FREED_SHARE = 0.1;
/** Rows and pages of one batch: a request that keeps a reply pays for no more. */
const BATCH = 1000;
/** What a row takes beside its body: the other columns and its places in the indexes. */
const BESIDE = 200;

const OLDEST = 'SELECT bytes FROM replies INDEXED BY replies_by_use ORDER BY used_at, id LIMIT ?';
const DRIVE_OUT = 'DELETE FROM replies WHERE id IN (SELECT id FROM replies ORDER BY used_at, id LIMIT ?)';

/** How many of the least used replies make up the bytes wanted. */
function countOf(sizes: number[], wanted: number): number {
  let freed = 0;
  const enough = sizes.findIndex((bytes) => {
    freed += bytes + BESIDE;
    return freed >= wanted;
  });
  return enough === -1 ? sizes.length : enough + 1;
}

/** Keeps the file, its write-ahead log included, within its bound. */
export function createRoom(db: SqliteDatabase, maxBytes: number): Room {
  const room = maxBytes - logBytesOf(maxBytes);
  const oldest = db.prepare<[number], number>(OLDEST).pluck();
  const driveOut = db.prepare<[number]>(DRIVE_OUT);
  const number = (pragma: string): number => Number(db.pragma(pragma, { simple: true }));
  const pageBytes = number('page_size');
  const used = (): number => (number('page_count') - number('freelist_count')) * pageBytes;

  function driveOutOldest(): boolean {
    const excess = used() - room;
    if (excess <= 0) return false;
    const count = countOf(oldest.all(BATCH), excess + room * FREED_SHARE);
    return driveOut.run(count).changes > 0;
  }

  /** Free pages are used again by the next replies; only a file that is too large gives them back to the disk. */
  function giveBack(): boolean {
    const pages = number('page_count');
    const over = Math.ceil(pages - room / pageBytes);
    if (over <= 0 || number('freelist_count') === 0) return false;
    db.pragma(`incremental_vacuum(${Math.min(over, BATCH)})`);
    return number('page_count') < pages;
  }

  return {
    used,
    make() {
      const droveOut = driveOutOldest();
      return giveBack() || droveOut;
    },
  };
}
