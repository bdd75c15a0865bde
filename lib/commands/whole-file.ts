import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The parts of the file that a process left here; a part of a database may have files of its own beside it. */
function partsOf(file: string, isOf: (pid: number) => boolean): string[] {
  const folder = dirname(file);
  const prefix = `${basename(file)}.part-`;
  const parts = readdirSync(folder).filter((name) => name.startsWith(prefix));
  return parts.filter((name) => isOf(Number.parseInt(name.slice(prefix.length), 10))).map((name) => join(folder, name));
}

function remove(files: string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

/**
 * Under its own name the file is whole or not there at all: it is written beside, under a name that says whose it is,
 * and renamed at the end. What killed processes left is removed. A file that is there by then is kept.
 */
export function writeWhole(file: string, write: (part: string) => void): void {
  mkdirSync(dirname(file), { recursive: true });
  remove(partsOf(file, (pid) => !isRunning(pid)));
  const part = `${file}.part-${process.pid}`;
  try {
    write(part);
    if (!existsSync(file)) renameSync(part, file);
  } finally {
    remove(partsOf(file, (pid) => pid === process.pid));
  }
}
