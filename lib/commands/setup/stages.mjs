import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { findFirefox, findOrInstallChromium } from './chromium.mjs';
import { Failure } from './failure.mjs';
import { npm } from './install.mjs';
import { exitCodeOf, launch, runQuietly, withProgress } from './processes.mjs';
import { environmentWithoutSettings, inRoot, PROGRAMS, ROOT, typescript } from './root.mjs';
import { countsOf, fromClosingLine, fromPlaywright, fromVitest, NOT_RUN, oneCheck, SKIPPED, sum } from './totals.mjs';

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

/** Random requests by a program that knows our OpenAPI document and nothing of our code. */
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

/** The versions with long-term support, besides the one that runs the tests. The README names them. */
const MAJORS = [20, 22, 24, 26];

const ownMajor = () => Number(process.versions.node.split('.')[0]);

/** A Node out of the registry, with its headers: native modules are compiled against them. */
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

/** A copy of this checkout, without anything that was installed or built; tests ask git which files it has. */
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

/** The unit tests under each of those versions, installed as on a fresh clone. */
async function testUnderOtherNodes() {
  const all = [];
  for (const major of MAJORS.filter((one) => one !== ownMajor())) {
    all.push(await withProgress(`Unit tests under Node ${major}`, () => testUnder(major)));
  }
  return sum(all);
}

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
