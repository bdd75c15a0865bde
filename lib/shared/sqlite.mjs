import { renameSync, rmSync } from 'node:fs';
import Current from 'better-sqlite3';
import Older from 'better-sqlite3-12';

/** better-sqlite3 13 requires this Node; version 12 aborts under Node 24 when a statement is garbage-collected. */
const FIRST_CURRENT_NODE = 22;

const isCurrent = Number(process.versions.node.split('.')[0]) >= FIRST_CURRENT_NODE;

/** The version of better-sqlite3 for this Node. Neither loads its native part before a database is opened. */
export const Database = /** @type {typeof import('better-sqlite3')} */ (isCurrent ? Current : Older);

/**
 * Renames a broken database to `….broken`, so that it can be examined; replaces an older one. Its log is deleted.
 * @param {string} file
 */
export function setAside(file) {
  renameSync(file, `${file}.broken`);
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
}
