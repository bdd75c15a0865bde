import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { THOROUGH } from '@/lib/testing/thorough';
import { inRoot } from './root.mjs';

const read = (path: string): string => readFileSync(inRoot(path), 'utf8');

/** The instructions of the Dockerfile, each on one line. */
const instructions = read('.docker/Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
const all = (name: string): string[] => instructions.filter((one) => one.name === name).map(({ rest }) => rest);

test('images are named by exact versions, and the runtime is the one of .node-version', () => {
  const node = read('.node-version').trim();
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
  expect(all('FROM')).toEqual([`node:${node}-bookworm-slim AS build`, `node:${node}-bookworm-slim`]);
  const images = [...read('.docker/compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image);
  expect(images.filter((image) => image !== 'firmament' && !/:\d+\.\d+\.\d+/.test(image ?? ''))).toEqual([]);
});

test('what the image copies is there, and nothing else is sent to be built', () => {
  const copied = all('COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(' ').slice(0, -1));
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  const [everything, ...sent] = read('.docker/Dockerfile.dockerignore').trim().split('\n');
  expect(everything).toBe('*');
  expect(sent.map((line) => line.slice(1)).sort()).toEqual([...copied].sort());
});

test('what only building needs is not in the image', () => {
  const built = all('RUN').find((rest) => rest.includes('--build-only')) ?? '';
  expect(built.split(' && ').map((command) => command.trim())).toEqual([
    expect.stringMatching(/^FIRMAMENT_DATA=\S+ npm start -- --build-only$/),
    expect.stringMatching(/^npm prune --omit=dev --ignore-scripts/),
    'rm -rf .next/cache',
  ]);
  // Commands in the image are run by tsx, which is no package for development.
  const { scripts, dependencies } = JSON.parse(read('package.json'));
  expect(scripts.import).toMatch(/^tsx /);
  expect(dependencies.tsx).toBeDefined();
});

test('the program in the image has no rights, is asked whether it is ready, and gets signals itself', () => {
  expect(all('USER')).toEqual(['node']);
  const after = instructions.slice(instructions.findIndex(({ name }) => name === 'USER'));
  expect(after.map(({ name }) => name)).not.toContain('RUN');
  expect(all('HEALTHCHECK').join()).toContain('/readyz');
  expect(JSON.parse(all('CMD').at(-1) ?? '')).toEqual(['node', 'lib/commands/start.mjs']);
});

test('the settings that the compose file gives are settings', () => {
  const given = [...read('.docker/compose.yaml').matchAll(/^ {4,}([A-Z][A-Z_]+): /gm)].flatMap(
    ([, name]) => name ?? [],
  );
  expect(given).toContain('PUBLIC_URL');
  const known = read('README.md');
  expect(given.filter((name) => name !== 'NPM_CONFIG_CACHE' && !known.includes(`\`${name}\``))).toEqual([]);
});

test.skipIf(!THOROUGH)('the bill of materials has everything that is shipped, with checksums', () => {
  const { sbom } = JSON.parse(read('package.json')).scripts;
  const [command, ...args] = sbom.split(' ');
  const { components } = JSON.parse(execFileSync(command, args, { cwd: inRoot('.'), encoding: 'utf8' }));
  const { dependencies } = JSON.parse(read('package.json'));
  const names = new Set(
    components.map(({ group = '', name }: Record<string, string>) => `${group && `${group}/`}${name}`),
  );
  expect(Object.keys(dependencies).filter((name) => !names.has(name) && name !== 'better-sqlite3-12')).toEqual([]);
  expect(components.filter(({ hashes = [] }: { hashes?: unknown[] }) => hashes.length === 0)).toEqual([]);
});

const hasEngine = THOROUGH && spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

test.skipIf(!hasEngine)(
  'the image is built, gets ready, and ends when it is asked to (a container engine is needed)',
  () => {
    const docker = (...args: string[]): string =>
      execFileSync('docker', args, { cwd: inRoot('.'), encoding: 'utf8' }).trim();
    docker('build', '-q', '-f', '.docker/Dockerfile', '-t', 'firmament-test', '.');
    const id = docker('run', '-d', '--read-only', '--tmpfs', '/tmp', '-v', '/data', 'firmament-test');
    onTestFinished(() => void docker('rm', '-f', '-v', id));
    const stateOf = (path: string): string => docker('inspect', '-f', `{{.State.${path}}}`, id);
    while (stateOf('Health.Status') === 'starting') spawnSync('sleep', ['1']);
    expect(stateOf('Health.Status')).toBe('healthy');
    docker('stop', '-t', '30', id);
    expect(stateOf('ExitCode')).toBe('0');
  },
  1_200_000,
);
