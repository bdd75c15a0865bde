import { chmodSync, closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isFileBusy } from '@/lib/shared/errors';
import { UnusableRegisterError } from '../../store';
import { logsOf, registerIdentity } from '../file-identity';
import { identityOf, OTHER_WRITER, openExisting, type SqliteDatabase } from '../open';

/** How long to wait for others who write, or who read what is still in the log. */
const PATIENCE_MS = 10_000;
/** How long each step of an attempt waits. */
const BUSY_MS = 100;

const refuse = (sentence: string): never => {
  throw new UnusableRegisterError(sentence);
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The register, which others can read but not write until it is released. */
export interface LockedRegister {
  db: SqliteDatabase;
  /** Where the new one is made. */
  fresh: string;
  /**
   * Moves the file at `fresh`, which must be complete and closed, over the register. At any moment there is one whole
   * register under its name.
   */
  replace(): void;
  release(): void;
}

/** Locks the register if nobody writes and everything is in the file itself; otherwise says why not. */
function tryLock(db: SqliteDatabase, file: string): string | undefined {
  const [log] = logsOf(file);
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    if (isFileBusy(error)) return OTHER_WRITER;
    throw error;
  }
  if (sizeOf(log) === 0) return undefined;
  db.exec('ROLLBACK');
  return 'The register is being read without a pause: give the command again later.';
}

function lock(db: SqliteDatabase, file: string, patienceMs: number): void {
  const deadline = Date.now() + patienceMs;
  db.pragma(`busy_timeout = ${BUSY_MS}`);
  for (;;) {
    const reason = tryLock(db, file);
    if (reason === undefined) return;
    if (Date.now() > deadline) refuse(reason);
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function removeDatabase(file: string): void {
  for (const one of [file, ...logsOf(file), `${file}-journal`]) rmSync(one, { force: true });
}

/**
 * Locks the register in `file` against writers, and removes what a killed command has left.
 * @throws UnusableRegisterError if it does not exist, or if another command writes it.
 */
export function lockRegister(given: string, patienceMs = PATIENCE_MS): LockedRegister {
  const db = openExisting(given);
  // Beside the file itself, where a link leads elsewhere.
  const file = realpathSync(given);
  try {
    lock(db, file, patienceMs);
    if (registerIdentity(file) !== identityOf(db))
      refuse('The register was replaced meanwhile: give the command again.');
  } catch (error) {
    db.close();
    throw error;
  }
  const fresh = `${file}.new`;
  removeDatabase(fresh);
  return {
    db,
    fresh,
    replace() {
      chmodSync(fresh, statSync(file).mode);
      flush(fresh);
      // The log is empty. Its name must be free before that of the register leads to another file, which would be
      // read with it otherwise.
      for (const log of logsOf(file)) rmSync(log, { force: true });
      renameSync(fresh, file);
      flush(dirname(file));
    },
    release() {
      removeDatabase(fresh);
      if (db.inTransaction) db.exec('ROLLBACK');
      db.close();
    },
  };
}
