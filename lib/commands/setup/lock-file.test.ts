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
