import { existsSync, mkdirSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './root.mjs';

/**
 * Packages that few tests need: fetched for these alone into a folder of their own. `name` as npm has it, `main` the file
 * below the package that a program would require.
 */
const PACKAGES = {
  /** A published client of the interface, old and heavy. */
  opencorporates: { name: 'opencorporates@3.0.3', main: 'index.js' },
  /** Drives a stock Firefox; of Playwright's drivers for it none fits every one in use. */
  'puppeteer-core': { name: 'puppeteer-core@24', main: 'lib/cjs/puppeteer/puppeteer-core.js' },
};

/** The main file of one of those packages. Throws `Failure` where it cannot be fetched. */
export async function findOrInstallPackage(id) {
  const { name, main } = PACKAGES[id];
  const folder = inRoot('e2e/.artifacts', id);
  const file = inRoot('e2e/.artifacts', id, 'node_modules', id, main);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const { output } = await npm(['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', name]);
  if (!existsSync(file)) throw new Failure(`The package ${name} could not be installed.\n${output.trimEnd()}`);
  return file;
}
