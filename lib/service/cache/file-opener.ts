import { renameSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isBroken } from './file-faults';
import type { ReplyStore } from './reply-store';
import { openSqliteFile } from './sqlite-file';
import { createSqliteStore } from './sqlite-store';

export interface FileOptions {
  file: string;
  maxBytes: number;
  /** Base address and version: replies of another service are of no use. */
  source: string;
  now: () => number;
  warn: (message: string) => void;
}

/** A file, whatever its name is at the moment; undefined where none has this name. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Kept for whoever wants to know what happened to it; an older one gives way. What stands beside it belongs to no other file. */
function setAside({ file, warn }: FileOptions): void {
  renameSync(file, `${file}.broken`);
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  warn(`The file of kept replies ${file} is damaged; it is now ${basename(file)}.broken, and a new one is begun.`);
}

/** One opening of the file: its store, and how it is begun anew when it turns out to be broken. */
export interface OpenedFile {
  store: ReplyStore;
  /** Closes it, sets it aside and opens a new one. */
  renew(): OpenedFile;
}

/** Another process that met the same damage may have begun it anew already: that one is not set aside. */
function beginAnew(options: FileOptions, broken: string | undefined): OpenedFile {
  if (identityOf(options.file) === broken) setAside(options);
  return open(options);
}

function openStore(options: FileOptions): ReplyStore {
  const db = openSqliteFile(options.file, options);
  try {
    return createSqliteStore(db, options);
  } catch (error) {
    db.close();
    throw error;
  }
}

function open(options: FileOptions): OpenedFile {
  const store = openStore(options);
  const identity = identityOf(options.file);
  return {
    store,
    renew() {
      store.close();
      return beginAnew(options, identity);
    },
  };
}

/** Opens the file of kept replies, or begins it anew where it is broken; throws where neither can be done. */
export function openFile(options: FileOptions): OpenedFile {
  const identity = identityOf(options.file);
  try {
    return open(options);
  } catch (error) {
    if (!isBroken(error)) throw error;
    return beginAnew(options, identity);
  }
}
