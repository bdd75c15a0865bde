import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

test('the lock file has the packages of every platform, or npm ci would refuse it', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

test('DEPENDENCIES.md lists the runtime dependencies, no more than 22, each with a reason', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const rows = [...readFileSync(inRoot('lib/DEPENDENCIES.md'), 'utf8').matchAll(/^\| `(.+)` \| (.+) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(dependencies));
  expect(rows.map(([, , reason = '']) => reason.trim())).not.toContain('');
  expect(rows.length).toBeLessThanOrEqual(22);
});
