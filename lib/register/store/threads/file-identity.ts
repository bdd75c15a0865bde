import { statSync } from 'node:fs';

/** Tells a file from another one that has taken its name; empty if there is none. */
export function fileIdentity(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : '';
}
