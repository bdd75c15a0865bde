import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fingerprint, isStamped, stamp } from './build.mjs';
import { Failure } from './failure.mjs';
import { runQuietly, withProgress } from './processes.mjs';
import { environmentWithoutSettings, inRoot, ROOT } from './root.mjs';

/** The npm that runs us, else the one on the PATH. */
export function npm(args) {
  const own = process.env.npm_execpath ?? '';
  const [command, first] = own.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  // As many parallel compilers as processors.
  const env = { ...environmentWithoutSettings(), JOBS: String(availableParallelism()) };
  return runQuietly(command, [...first, ...args], { env });
}

const STAMP = inRoot('node_modules/.firmament-install');
/**
 * Exactly what the lock file says, after everything else is removed. Package scripts run afterwards, so that slow ones
 * can run beside other work.
 */
const INSTALL = [...['ci', '--include=dev', '--ignore-scripts'], ...['--no-audit', '--no-fund', '--loglevel=error']];
/** The version for older Nodes: it downloads a prebuilt native part if there is one, and compiles it otherwise. */
const BUILD_DATABASE = ['rebuild', 'better-sqlite3-12', 'esbuild', '--foreground-scripts'];
/** Opens a database: an installed module may still lack its native part. */
const OPEN_DATABASE = [
  '--input-type=module',
  '-e',
  "import { Database } from './lib/shared/sqlite.mjs'; new Database(':memory:').close()",
];

/** What must be installed, and for which Node: native parts fit one version only. */
function installationMark() {
  const { modules } = process.versions;
  return `${fingerprint(ROOT, ['package.json', 'package-lock.json'])} ${process.platform} ${process.arch} ${modules}`;
}

const sqliteWorks = async () => (await runQuietly(process.execPath, OPEN_DATABASE, { cwd: ROOT })).code === 0;

async function buildDatabase(beforeCompiling) {
  if (await sqliteWorks()) return;
  const first = await npm(BUILD_DATABASE);
  if (await sqliteWorks()) return;
  await beforeCompiling();
  const second = await npm(BUILD_DATABASE);
  if (await sqliteWorks()) return;
  console.error(`${first.output}${second.output}`.trim());
  throw new Failure(
    'The database module better-sqlite3 could not be installed: where no ready-made one can be fetched, it needs a C++ compiler, make and Python 3.',
  );
}

/**
 * Whether npm has installed what the lock file says, and nothing else; parts for other platforms are left out. A lock
 * file may change without that: then the database module need not be compiled again.
 * @param {Record<string, object>} locked packages of the lock file
 * @param {Record<string, object>} installed packages of npm's own record in node_modules
 */
export function isSameInstallation(locked, installed) {
  const isLocked = ([path, { version, integrity }]) =>
    locked[path]?.version === version && locked[path].integrity === integrity;
  const isMissing = ([path, { optional, devOptional }]) => path && !optional && !devOptional && !installed[path];
  return Object.entries(installed).every(isLocked) && !Object.entries(locked).some(isMissing);
}

function isInstalled() {
  try {
    const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
      (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages,
    );
    return isSameInstallation(locked, installed);
  } catch {
    return false;
  }
}

async function installPackages() {
  if (isInstalled()) return;
  const { code, output } = await npm(INSTALL);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('The packages could not be installed: npm says why above.');
}

/**
 * Installs what is missing. `meanwhile` runs while the database module compiles, which is slow: it may use every
 * package but that one. `beforeCompiling` may install a compiler.
 */
export async function installWhatIsMissing({ beforeCompiling = async () => {}, meanwhile = async () => {} } = {}) {
  const mark = installationMark();
  if (isStamped(STAMP, mark)) return meanwhile();
  await withProgress('Installing packages', installPackages);
  const compile = () => buildDatabase(beforeCompiling);
  await Promise.all([withProgress('Building the database module', compile), meanwhile()]);
  stamp(STAMP, mark);
}
