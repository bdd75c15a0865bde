import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function filesBelow(root, path, isLeftOut) {
  const full = join(root, path);
  if (isLeftOut(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, isLeftOut));
}

/**
 * A hash of names and contents: it changes when a file does, comes or goes, and not when a clone is made anew.
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

/** A stamp says for which fingerprint a step was done last. It is written when the step is complete, never before. */
export function isStamped(file, mark) {
  return existsSync(file) && readFileSync(file, 'utf8') === mark;
}

export function stamp(file, mark) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, mark);
}
