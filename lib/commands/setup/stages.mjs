import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { findFirefox, findOrInstallChromium } from './chromium.mjs';
import { Failure, isFailure } from './failure.mjs';
import { npm } from './install.mjs';
import { exitCodeOf, launch, runQuietly, withProgress } from './processes.mjs';
import { environmentWithoutSettings, inRoot, PROGRAMS, ROOT, typescript } from './root.mjs';
import { countsOf, fromClosingLine, fromPlaywright, fromVitest, NOT_RUN, oneCheck, SKIPPED, sum } from './totals.mjs';

/**
 * Packages that few tests need, installed separately. `name` is the npm name, `main` the file that a program would
 * require.
 */
const PACKAGES = {
  /** A published client of the interface, old and large. */
  opencorporates: { name: 'opencorporates@3.0.3', main: 'index.js' },
  /** Drives a stock Firefox; no Playwright driver works with every version in use. */
  'puppeteer-core': { name: 'puppeteer-core@24', main: 'lib/cjs/puppeteer/puppeteer-core.js' },
};

/** The main file of one of those packages. Throws `Failure` if it cannot be installed. */
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

const FOLDER = inRoot('e2e/.artifacts/schemathesis');
const PROGRAM = inRoot('e2e/.artifacts/schemathesis/bin/schemathesis');
const PACKAGE = 'schemathesis==4.32.5';

async function install() {
  if (existsSync(PROGRAM)) return true;
  const { code } = await runQuietly('python3', ['-m', 'venv', FOLDER]);
  if (code !== 0) return false;
  await runQuietly(inRoot('e2e/.artifacts/schemathesis/bin/pip'), ['install', '--quiet', PACKAGE]);
  return existsSync(PROGRAM);
}

/** Random requests by a program that uses only our OpenAPI document. */
async function runSchemathesis() {
  if (!(await withProgress('Installing schemathesis', install))) {
    console.log('Skipped: schemathesis needs Python 3 with venv, and a package index.');
    return SKIPPED;
  }
  const env = environmentWithoutSettings();
  const { output } = await runQuietly(process.execPath, [...typescript('e2e/fuzz.ts'), PROGRAM], { env });
  console.log(output.trimEnd());
  return fromClosingLine(output);
}

/** The long-term support versions, besides the one that runs the tests. The README lists them. */
const MAJORS = [20, 22, 24, 26];

const ownMajor = () => Number(process.versions.node.split('.')[0]);

/** A Node from the registry, with its headers, which native modules need to compile. */
async function installNode(major) {
  const folder = inRoot('e2e/.artifacts', `node-${major}`);
  const name = `node-${process.platform}-${process.arch}`;
  const home = join(folder, 'node_modules', name);
  if (existsSync(join(home, 'bin/node'))) return home;
  mkdirSync(folder, { recursive: true });
  const { output } = await npm(['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${major}`]);
  if (existsSync(join(home, 'bin/node'))) return home;
  console.log(`Skipped for Node ${major}, which could not be fetched: ${output.trim().split('\n').at(-1)}`);
  return undefined;
}

/** A copy of this checkout without installed or built files; tests use git to list files. */
async function copyCheckout(folder) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await runQuietly('git', list, { cwd: ROOT });
  rmSync(folder, { recursive: true, force: true });
  for (const file of stdout.split('\n').filter((name) => name && existsSync(inRoot(name)))) {
    cpSync(inRoot(file), join(folder, file), { recursive: true });
  }
  await runQuietly('git', ['init', '--quiet'], { cwd: folder });
}

async function testUnder(major) {
  const home = await installNode(major);
  if (!home) return SKIPPED;
  const folder = inRoot('e2e/.artifacts', `node-${major}`, 'firmament');
  await copyCheckout(folder);
  const env = {
    ...environmentWithoutSettings(),
    NO_COLOR: '1',
    PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: home,
  };
  const { code, output } = await runQuietly(join(home, 'bin/node'), ['lib/commands/test.mjs', 'unit'], {
    cwd: folder,
    env,
  });
  if (code !== 0) console.error(output.trimEnd());
  const counts = fromClosingLine(output);
  return code !== 0 && counts.failed === 0 ? sum([counts, NOT_RUN]) : counts;
}

/** The unit tests under each of those versions, installed as in a fresh clone. */
async function testUnderOtherNodes() {
  const all = [];
  for (const major of MAJORS.filter((one) => one !== ownMajor())) {
    all.push(await withProgress(`Unit tests under Node ${major}`, () => testUnder(major)));
  }
  return sum(all);
}

/** Set by e2e/playwright.config.ts. */
const E2E_REPORT = inRoot('e2e/.artifacts/results.json');

/** The user's settings must not change test results. */
function environment({ isThorough }, more = {}) {
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...environmentWithoutSettings(), ...colours, ...(isThorough && { TEST_THOROUGH: '1' }), ...more };
}

const run = (program, args, env) => exitCodeOf(launch(process.execPath, [program, ...args], { env }));

/** For stages that run beside others: the output is printed at the end, if the stage failed. */
async function succeeds(program, args, options) {
  const { code, output } = await runQuietly(process.execPath, [program, ...args], { env: environment(options) });
  if (code !== 0) console.error(output.trimEnd());
  return code === 0;
}

/** Types for routes are generated first. */
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

/** The main journeys in Firefox. */
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

/** Stages that run in thorough runs only. */
const THOROUGH_STAGES = ['fuzz', 'firefox', 'node'];

export const stageNames = (isThorough) =>
  Object.keys(STAGES).filter((name) => isThorough || !THOROUGH_STAGES.includes(name));

/** Stages of a single command, which can run beside others. */
const QUIET_STAGES = ['types', 'lint'];
export const isQuiet = (name) => QUIET_STAGES.includes(name);

/** Prepares these stages beside other work. A preparation that fails is tried again, and reported, in its stage. */
export async function prepareStages(names) {
  const ignoreFailure = () => undefined;
  if (names.includes('e2e')) await findOrInstallChromium().catch(ignoreFailure);
  if (names.includes('client')) await findOrInstallPackage('opencorporates').catch(ignoreFailure);
  if (names.includes('e2e') || names.includes('client')) await buildIfChanged().catch(ignoreFailure);
}

/** A stage that cannot run counts as failed, and the later ones still run. */
export async function runStage(name, options) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  try {
    return { name, ...(await STAGES[name](options)), seconds: seconds() };
  } catch (error) {
    console.error(isFailure(error) ? error.message : error);
    return { name, ...NOT_RUN, seconds: seconds() };
  }
}
