import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts) => join(ROOT, ...parts);

/** The programs that we run by `node`, so that no shell and no PATH is needed. */
export const PROGRAMS = {
  next: inRoot('node_modules/next/dist/bin/next'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
};

/** Arguments by which `node` runs one of our TypeScript commands as the server would, with its side of `#language`. */
export const typescript = (file) => ['--conditions=react-server', '--import', 'tsx', inRoot(file)];
