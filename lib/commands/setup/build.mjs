import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Failure } from './failure.mjs';
import { runQuietly, withProgress } from './processes.mjs';
import { environmentWithoutSettings, inRoot, PROGRAMS, ROOT } from './root.mjs';

function filesBelow(root, path, isLeftOut) {
  const full = join(root, path);
  if (isLeftOut(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, isLeftOut));
}

/**
 * A hash of file names and contents; timestamps do not matter, so a new clone has the same.
 * @param {string} root
 * @param {string[]} paths
 * @param {(path: string) => boolean} [isLeftOut]
 */
export function fingerprint(root, paths, isLeftOut = () => false) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path, isLeftOut))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A stamp holds the fingerprint for which a step was last completed. It is written only after the step. */
export function isStamped(file, mark) {
  return existsSync(file) && readFileSync(file, 'utf8') === mark;
}

export function stamp(file, mark) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, mark);
}

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
  '.postcssrc.json',
];
const STAMP = inRoot('.next/firmament-build');

const isNoSource = (path) => /\.(test|fixture)\.tsx?$|^lib\/(testing|commands|bench)$/.test(path);

export const sourceFingerprint = () => fingerprint(ROOT, SOURCES, isNoSource);

/** Builds if a source changed since the last complete build. */
export async function buildIfChanged() {
  const mark = sourceFingerprint();
  if (isStamped(STAMP, mark) && existsSync(inRoot('.next/BUILD_ID'))) return;
  await withProgress('Building the pages', build);
  stamp(STAMP, mark);
}

async function build() {
  const env = { ...environmentWithoutSettings(), NODE_ENV: 'production' };
  const { code, output } = await runQuietly(process.execPath, [PROGRAMS.next, 'build'], { env });
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new Failure('The build failed: the reason stands above.');
  }
  shareCopies(inRoot('.next/server/chunks'));
}

/** What a copy saves must be more than the line that takes its place. */
const WORTH_SHARING = 1_000;

/**
 * The framework's bundler writes the same code again for many routes, and a server would read and keep each copy: all but
 * the first of equal scripts, apart from the names of their source maps, become a line that loads the first.
 * @param {string} folder
 */
export function shareCopies(folder) {
  const firsts = new Map();
  const scripts = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  for (const name of scripts.filter((one) => one.endsWith('.js')).sort()) {
    const code = readFileSync(join(folder, name), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
    const first = firsts.get(code);
    if (first === undefined) firsts.set(code, name);
    else if (code.length > WORTH_SHARING) {
      const path = posix.relative(posix.dirname(name), first);
      writeFileSync(join(folder, name), `module.exports = require(${JSON.stringify(`./${path}`)});\n`);
    }
  }
}
