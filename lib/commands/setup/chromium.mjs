import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { runQuietly } from './processes.mjs';
import { PROGRAMS } from './root.mjs';
import { installSystemPackage } from './system-packages.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const FIREFOX_NAMES = ['firefox', 'firefox-esr'];
const FIREFOX_MAC_APP = '/Applications/Firefox.app/Contents/MacOS/firefox';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Where Playwright installs its own. */
function playwrightsOwn() {
  try {
    return [createRequire(import.meta.url)('@playwright/test').chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * The Chromium for the end-to-end tests: the one in CHROMIUM_PATH, else the first on this machine.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return [...onPath(NAMES, env), ...MAC_APPS, ...playwrightsOwn()].find(isExecutable);
}

/**
 * The Firefox installed on this machine, if any.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export const findFirefox = (env = process.env) => [...onPath(FIREFOX_NAMES, env), FIREFOX_MAC_APP].find(isExecutable);

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
