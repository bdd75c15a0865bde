import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { isStamped, sourceFingerprint, stamp } from '@/lib/commands/setup/build.mjs';
import { inRoot, ROOT, typescript } from '@/lib/commands/setup/root.mjs';

/** The sample register as a file, for tests of all kinds. */
export const SAMPLE_FILE: string = inRoot('e2e/.artifacts/sample/register.sqlite');
const STAMP: string = inRoot('e2e/.artifacts/sample/made-from');

/** Creates the sample register, and again only when the sources change. */
export function makeSampleFile(): void {
  const mark = sourceFingerprint();
  if (existsSync(SAMPLE_FILE) && isStamped(STAMP, mark)) return;
  rmSync(SAMPLE_FILE, { force: true });
  execFileSync(process.execPath, [...typescript('lib/commands/create-sample.ts'), SAMPLE_FILE], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stamp(STAMP, mark);
}
