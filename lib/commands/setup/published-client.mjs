import { existsSync, mkdirSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './root.mjs';

/** A published client of such services. It is old and heavy, so it is fetched for its tests alone. */
export const CLIENT = 'opencorporates@3.0.3';
const FOLDER = inRoot('e2e/.artifacts/opencorporates');
const MAIN = inRoot('e2e/.artifacts/opencorporates/node_modules/opencorporates/index.js');

/** The file that a program would require. */
export async function findOrInstallClient() {
  if (existsSync(MAIN)) return MAIN;
  mkdirSync(FOLDER, { recursive: true });
  const { output } = await npm(['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', CLIENT]);
  if (!existsSync(MAIN)) throw new Failure(`The client ${CLIENT} could not be installed.\n${output.trimEnd()}`);
  return MAIN;
}
