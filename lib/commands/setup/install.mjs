import { environmentWithoutSettings } from './environment.mjs';
import { Failure } from './failure.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { runQuietly } from './processes.mjs';
import { inRoot, ROOT } from './root.mjs';

const STAMP = inRoot('node_modules/.firmament-install');
/** Unlike `npm ci` it leaves alone what stands in node_modules already. */
const INSTALL = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
/** Opens a database: that the module is there does not say that its native part is. */
const OPEN_DATABASE = ['-e', "new (require('better-sqlite3'))(':memory:').close()"];

/** What was installed, and for which Node: native parts fit one only. */
function wanted() {
  const { modules } = process.versions;
  return `${fingerprint(ROOT, ['package.json', 'package-lock.json'])} ${process.platform} ${process.arch} ${modules}`;
}

/** The npm that runs us, or else the one on the PATH. */
export function npm(args) {
  const own = process.env.npm_execpath ?? '';
  const [command, first] = own.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  return runQuietly(command, [...first, ...args], { env: environmentWithoutSettings() });
}

const sqliteWorks = async () => (await runQuietly(process.execPath, OPEN_DATABASE)).code === 0;

/** A native module that does not compile fails the whole installation. */
const failedToCompile = ({ code, output }) => code !== 0 && /\bgyp\b/.test(output);

async function compileSqlite(beforeCompiling) {
  await beforeCompiling();
  const { output } = await npm(INSTALL);
  if (await sqliteWorks()) return;
  const rebuilt = await npm(['rebuild', 'better-sqlite3', '--foreground-scripts']);
  if (await sqliteWorks()) return;
  console.error(`${output}${rebuilt.output}`.trim());
  throw new Failure(
    'The database module better-sqlite3 could not be installed: where no ready-made one can be fetched, it needs a C++ compiler, make and Python 3.',
  );
}

/** `beforeCompiling` may bring the tools that a native module needs where no ready-made one is offered. */
export async function installWhatIsMissing({ beforeCompiling = async () => {} } = {}) {
  const mark = wanted();
  if (isStamped(STAMP, mark)) return;
  console.log('Installing what is missing …');
  const installed = await npm(INSTALL);
  if (installed.code !== 0 && !failedToCompile(installed)) {
    console.error(installed.output.trimEnd());
    throw new Failure('The packages could not be installed: npm says why above.');
  }
  if (!(await sqliteWorks())) await compileSqlite(beforeCompiling);
  stamp(STAMP, mark);
}
