import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_FILE } from '../../lib/testing/sample-file';

/** A new folder for a server, empty or with a copy of the sample register. */
export function temporaryDataFolder(withSample: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-data-'));
  if (withSample) copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
  return folder;
}
