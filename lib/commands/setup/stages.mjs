import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { findFirefox } from './chromium.mjs';
import { environmentWithoutSettings } from './environment.mjs';
import { Failure } from './failure.mjs';
import { findOrInstallPackage } from './fetched-packages.mjs';
import { findOrInstallChromium } from './find-or-install-chromium.mjs';
import { testUnderOtherNodes } from './other-nodes.mjs';
import { exitCodeOf, launch, runQuietly } from './processes.mjs';
import { inRoot, PROGRAMS, typescript } from './root.mjs';
import { runSchemathesis } from './schemathesis.mjs';
import { countsOf, fromClosingLine, fromPlaywright, fromVitest, NOT_RUN, oneCheck, SKIPPED } from './totals.mjs';

/** Where e2e/playwright.config.ts puts it. */
const E2E_REPORT = inRoot('e2e/.artifacts/results.json');

/** No setting of the person who runs the tests changes what they find. */
function environment({ isThorough }, more = {}) {
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...environmentWithoutSettings(), ...colours, ...(isThorough && { TEST_THOROUGH: '1' }), ...more };
}

const run = (program, args, env) => exitCodeOf(launch(process.execPath, [program, ...args], { env }));

/** For what runs beside something else: its output is printed once it has ended, if it failed. */
async function succeeds(program, args, options) {
  const { code, output } = await runQuietly(process.execPath, [program, ...args], { env: environment(options) });
  if (code !== 0) console.error(output.trimEnd());
  return code === 0;
}

/** The types of routes are generated, so they come first. */
const types = async (options) =>
  oneCheck(
    (await succeeds(PROGRAMS.next, ['typegen'], options)) &&
      (await succeeds(PROGRAMS.tsc, ['--noEmit', '-p', '.'], options)),
  );

const lint = async (options) => oneCheck(await succeeds(PROGRAMS.biome, ['check'], options));

async function vitest(projects, options) {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-unit-'));
  const report = join(folder, 'report.json');
  const args = [
    ...['run', '--config', 'lib/testing/vitest.config.ts', ...projects.map((name) => `--project=${name}`)],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...options.filters,
  ];
  const code = await run(PROGRAMS.vitest, args, environment(options));
  const counts = countsOf(report, fromVitest, code);
  rmSync(folder, { recursive: true });
  return counts;
}

const unit = (options) => vitest(['shared', 'isolated'], options);

async function client(options) {
  await findOrInstallPackage('opencorporates');
  await buildIfChanged();
  return vitest(['clients'], options);
}

async function e2e(options) {
  const chromium = await findOrInstallChromium();
  await buildIfChanged();
  rmSync(E2E_REPORT, { force: true });
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...options.filters.map((name) => `/e2e/[^/]*${name}`)];
  const code = await run(PROGRAMS.playwright, args, environment(options, { CHROMIUM_PATH: chromium }));
  return countsOf(E2E_REPORT, fromPlaywright, code);
}

/** The main journeys in another engine. */
async function firefox(options) {
  const found = findFirefox();
  if (!found) {
    console.log('Skipped: no Firefox is installed.');
    return SKIPPED;
  }
  const driver = await findOrInstallPackage('puppeteer-core');
  await buildIfChanged();
  const args = [...typescript('e2e/firefox.ts'), driver, found];
  const { output } = await runQuietly(process.execPath, args, { env: environment(options) });
  console.log(output.trimEnd());
  return fromClosingLine(output);
}

async function fuzz() {
  await buildIfChanged();
  return runSchemathesis();
}

const STAGES = { types, lint, unit, client, e2e, fuzz, firefox, node: testUnderOtherNodes };

/** Stages of a thorough run only. */
const THOROUGH_STAGES = ['fuzz', 'firefox', 'node'];

export const stageNames = (isThorough) =>
  Object.keys(STAGES).filter((name) => isThorough || !THOROUGH_STAGES.includes(name));

/** Stages of one command each, that can run beside others. */
const QUIET_STAGES = ['types', 'lint'];
export const isQuiet = (name) => QUIET_STAGES.includes(name);

/** Does beforehand what these stages need and can be done beside something else. What fails is tried again, and told, in its stage. */
export async function prepareStages(names) {
  const ignoreFailure = () => undefined;
  if (names.includes('e2e')) await findOrInstallChromium().catch(ignoreFailure);
  if (names.includes('client')) await findOrInstallPackage('opencorporates').catch(ignoreFailure);
  if (names.includes('e2e') || names.includes('client')) await buildIfChanged().catch(ignoreFailure);
}

/** A stage that cannot be run fails, and the later ones still run. */
export async function runStage(name, options) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  try {
    return { name, ...(await STAGES[name](options)), seconds: seconds() };
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { name, ...NOT_RUN, seconds: seconds() };
  }
}
