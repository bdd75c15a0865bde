import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** Only a written file proves that a folder can be written. */
export function checkDataFolder(folder) {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Failure(
      `FIRMAMENT_DATA is "${folder}", which cannot be written (${error.code}); it must be a folder for the register.`,
    );
  }
}
