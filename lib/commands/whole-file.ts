import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Temporary parts of the file by process; a part of a database may have side files. */
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
 * Writes a file atomically: to a temporary name with the process id, which is renamed at the end. Leftovers of killed
 * processes are removed. If the file exists by then, it is not replaced.
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
