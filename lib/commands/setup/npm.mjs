import { availableParallelism } from 'node:os';
import { environmentWithoutSettings } from './environment.mjs';
import { runQuietly } from './processes.mjs';

/** The npm that runs us, or else the one on the PATH. */
export function npm(args) {
  const own = process.env.npm_execpath ?? '';
  const [command, first] = own.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  // As many compilers at once as there are processors.
  const env = { ...environmentWithoutSettings(), JOBS: String(availableParallelism()) };
  return runQuietly(command, [...first, ...args], { env });
}
