import { existsSync } from 'node:fs';
import { environmentWithoutSettings } from './environment.mjs';
import { Failure } from './failure.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { runQuietly } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { inRoot, PROGRAMS, ROOT } from './root.mjs';

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

/** Builds if a source changed since the last build that was finished. */
export async function buildIfChanged() {
  const mark = sourceFingerprint();
  if (isStamped(STAMP, mark) && existsSync(inRoot('.next/BUILD_ID'))) return;
  await withProgress('Building the pages', build);
  stamp(STAMP, mark);
}

async function build() {
  const env = { ...environmentWithoutSettings(), NODE_ENV: 'production' };
  const { code, output } = await runQuietly(process.execPath, [PROGRAMS.next, 'build'], { env });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('The build failed: the reason stands above.');
}
