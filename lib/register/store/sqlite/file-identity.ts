import { realpathSync, rmSync, statSync } from 'node:fs';

/** Tells a file from another one that has taken its name; empty if there is none. */
export function fileIdentity(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : '';
}

/** The file itself, if a link leads to it. */
function resolve(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}

/** The log of a register, and its index. They are beside the file itself. */
export const logsOf = (file: string): [log: string, index: string] => {
  const real = resolve(file);
  return [`${real}-wal`, `${real}-shm`];
};

/**
 * Tells an open register from another one that has taken its name. The index of the log beside it stays the same file
 * while anybody has the register open, and is removed before the file itself is replaced.
 */
export const registerIdentity = (file: string): string => `${fileIdentity(file)} ${fileIdentity(logsOf(file)[1])}`;

/**
 * Removes the log that a former register of this name has left, if another file was moved over it: its pages are not
 * of the new one. Who still reads the former one keeps it open.
 */
export function removeStaleLog(file: string, formerIdentity: string): void {
  const [register, index] = registerIdentity(file).split(' ');
  const [formerRegister, formerIndex] = formerIdentity.split(' ');
  if (register === formerRegister || index === '' || index !== formerIndex) return;
  for (const log of logsOf(file)) rmSync(log, { force: true });
}
