import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSameInstallation } from './install.mjs';
import { inRoot } from './root.mjs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

test('the lock file has the packages of every platform, or npm ci would refuse it', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
});

const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

test('every package has a checksum, also those of other platforms', () => {
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
});

test('only packages that package.json names may run a script when they are installed', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(running).toContain('better-sqlite3-12');
  expect(running.filter((name) => allowScripts[name] !== true)).toEqual([]);
});

const a = { version: '1.0.0', integrity: 'sha512-a' };

test.each([
  ['all is there', { 'node_modules/a': a }, true],
  ['a package is missing', {}, false],
  ['a package is older', { 'node_modules/a': { ...a, version: '0.9.0' } }, false],
  ['a package is another one', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, false],
  ['a package is left over', { 'node_modules/a': a, 'node_modules/b': a }, false],
  ['a part for this platform is there', { 'node_modules/a': a, 'node_modules/c': a }, true],
])('nothing else is installed if the lock file says so: %s', (_, installed, isSame) => {
  const locked = { '': {}, 'node_modules/a': a, 'node_modules/c': { ...a, optional: true } };
  expect(isSameInstallation(locked, installed)).toBe(isSame);
});

/** Packages with one part a platform. */
const FAMILIES = ['@esbuild/', '@next/swc-', '@img/sharp-libvips-', '@img/sharp-'];

const shipped = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);

test('DEPENDENCIES.md lists the licences of all that is shipped', () => {
  const names = new Map<string, Set<string>>();
  for (const [path, { license = 'unknown' }] of shipped) {
    const name = nameOf(path);
    const family = FAMILIES.find((start) => name.startsWith(start));
    names.set(license, (names.get(license) ?? new Set()).add(family ? `${family}*` : name));
  }
  const rows = [...names].map(
    ([licence, all]) =>
      `| ${licence} | ${[...all]
        .sort()
        .map((name) => `\`${name}\``)
        .join(', ')} |`,
  );
  const [, section = ''] = readFileSync(inRoot('lib/DEPENDENCIES.md'), 'utf8').split('## Licences of what is shipped');
  expect(section.match(/^\| (?!Licence)[^-\n].*\|$/gm)?.sort()).toEqual(rows.sort());
});

test('npm writes the bill of materials of all that is shipped', () => {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const bill = JSON.parse(
    execFileSync('npm', args, { cwd: inRoot('.'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  const components: { name: string; version: string; hashes?: object[] }[] = bill.components;
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  for (const name of ['next', 'better-sqlite3', 'react']) expect(components.map((each) => each.name)).toContain(name);
});

test('DEPENDENCIES.md lists the runtime dependencies, no more than 25 and an optional one, each with a reason', () => {
  const {
    dependencies,
    optionalDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const rows = [...readFileSync(inRoot('lib/DEPENDENCIES.md'), 'utf8').matchAll(/^\| `(.+)` \| (.+) \|$/gm)];
  const [needed, optional] = [Object.keys(dependencies ?? {}), Object.keys(optionalDependencies ?? {})];
  expect(rows.map(([, name]) => name)).toEqual([...needed, ...optional]);
  expect(rows.map(([, , reason = '']) => reason.trim())).not.toContain('');
  expect(needed.length).toBeLessThanOrEqual(25);
  expect(optional.length).toBeLessThanOrEqual(1);
});
