import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The environment for installing, building and testing. Without the settings, because none of these may depend on
 * them, and so without the token, because all of them run third-party code.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function environmentWithoutSettings(env = process.env) {
  const own =
    /^(REGISTRY_API_|API_|FIRMAMENT_|PUBLIC_URL$|INDEX_OFFICERS$|CONTACT_URL$|TRUST_PROXY$|LOAD_LIMIT$|REDIS_URL$|REGISTER_URL$|VISITOR_LOAD_SHARE$|FILE_MB$|PORT$|NODE_ENV$|TEST_THOROUGH$)/;
  const kept = Object.entries(env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' };
}

/**
 * In megabytes for each thread: room for the largest networks. With more, the runtime lets much more pile up before it
 * clears. With a quarter of the usual room for short-lived objects, and half as much for readers, a server of five million
 * companies takes some 35 MB less under load, and pages and records take no more time.
 */
const HEAP = '--max-old-space-size=1024 --max-semi-space-size=4';

/**
 * For glibc, which otherwise gives each thread an arena of its own, and keeps in these what was freed: large pieces go
 * back to the system at once.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '8388608' };

/**
 * The environment in which a built server takes little memory. What it says already counts, NODE_OPTIONS too.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withMemoryLimits = (env) => ({
  ...MALLOC,
  ...env,
  NODE_OPTIONS: [HEAP, env.NODE_OPTIONS].filter(Boolean).join(' '),
});

/** The folder of package.json. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts) => join(ROOT, ...parts);

/** Programs that we run by `node`, without a shell or the PATH. */
export const PROGRAMS = {
  server: inRoot('lib/commands/server.mjs'),
  next: inRoot('node_modules/next/dist/bin/next'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
};

/**
 * Arguments to run one of our TypeScript commands with `node` as the server does, with the server's side of
 * `#language`.
 */
export const typescript = (file) => ['--conditions=react-server', '--import', 'tsx', inRoot(file)];
