import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceFingerprint } from '../../lib/commands/setup/build.mjs';
import { isStamped, stamp } from '../../lib/commands/setup/fingerprint.mjs';
import { inRoot, ROOT, typescript } from '../../lib/commands/setup/root.mjs';

const SAMPLE: string = inRoot('e2e/.artifacts/sample/register.sqlite');
const STAMP: string = inRoot('e2e/.artifacts/sample/made-from');

/** Makes the sample register once for as long as the sources stay what they are. */
export function makeSample(): void {
  const mark = sourceFingerprint();
  if (existsSync(SAMPLE) && isStamped(STAMP, mark)) return;
  rmSync(SAMPLE, { force: true });
  execFileSync(process.execPath, [...typescript('lib/commands/create-sample.ts'), SAMPLE], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stamp(STAMP, mark);
}

/** A folder of its own for a server, with a copy of the sample register in it or with nothing. */
export function temporaryDataFolder(withSample: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-data-'));
  if (withSample) copyFileSync(SAMPLE, join(folder, 'register.sqlite'));
  return folder;
}
