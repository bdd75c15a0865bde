import { findChromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { runQuietly } from './processes.mjs';
import { PROGRAMS } from './root.mjs';
import { installSystemPackage } from './system-packages.mjs';

async function installPlaywrightsOwn() {
  console.log('Fetching a Chromium …');
  await runQuietly(process.execPath, [PROGRAMS.playwright, 'install', 'chromium'], { timeout: 300_000 });
}

export async function findOrInstallChromium() {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    throw new Failure(`CHROMIUM_PATH is "${process.env.CHROMIUM_PATH}", where there is no program.`);
  }
  for (const install of [
    () => undefined,
    installPlaywrightsOwn,
    () => installSystemPackage('headless chromium'),
    () => installSystemPackage('chromium'),
  ]) {
    await install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Failure('No Chromium was found and none could be installed; install one, or set CHROMIUM_PATH to it.');
}
