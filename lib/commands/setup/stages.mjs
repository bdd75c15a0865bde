import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { environmentWithoutSettings } from './environment.mjs';
import { Failure } from './failure.mjs';
import { findOrInstallChromium } from './find-or-install-chromium.mjs';
import { exitCodeOf, launch } from './processes.mjs';
import { inRoot, PROGRAMS } from './root.mjs';
import { countsOf, fromPlaywright, fromVitest, NOT_RUN, oneCheck } from './totals.mjs';

/** Where e2e/playwright.config.ts puts it. */
const STORIES_REPORT = inRoot('e2e/.artifacts/results.json');

/** No setting of the person who runs the tests changes what they find. */
function run(program, args, more = {}) {
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  const env = { ...environmentWithoutSettings(), ...colours, ...more };
  return exitCodeOf(launch(process.execPath, [program, ...args], { env }));
}

/** The types of routes are generated, so they come first. */
async function types() {
  const code = (await run(PROGRAMS.next, ['typegen'])) || (await run(PROGRAMS.tsc, ['--noEmit', '-p', '.']));
  return oneCheck(code === 0);
}

const lint = async () => oneCheck((await run(PROGRAMS.biome, ['check'])) === 0);

async function unit() {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-unit-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(PROGRAMS.vitest, ['run', '--config', 'lib/testing/vitest.config.ts', ...reporters]);
  const counts = countsOf(report, fromVitest, code);
  rmSync(folder, { recursive: true });
  return counts;
}

async function stories() {
  const chromium = await findOrInstallChromium();
  await buildIfChanged();
  rmSync(STORIES_REPORT, { force: true });
  const code = await run(PROGRAMS.playwright, ['test', '-c', 'e2e/playwright.config.ts'], { CHROMIUM_PATH: chromium });
  return countsOf(STORIES_REPORT, fromPlaywright, code);
}

const STAGES = { types, lint, unit, e2e: stories };

export const STAGE_NAMES = Object.keys(STAGES);

/** A stage that cannot be run fails, and the later ones still run. */
export async function runStage(name) {
  console.log(`\n── ${name} ──`);
  try {
    return { name, ...(await STAGES[name]()) };
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { name, ...NOT_RUN };
  }
}
