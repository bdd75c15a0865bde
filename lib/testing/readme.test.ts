import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const README = read('README.md');

/** What is committed and what is about to be. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(ROOT, file)));

const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'));

/** What follows a heading, up to the next one of its level. */
function sectionOf(document: string, heading: string): string {
  return document.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';
}

const withoutNouns = (path: string): string => path.replace(/\/<\w+>/, '');

/** The lines of the map: a folder, with `<noun>` for any name, and its description. */
const MAP = [...sectionOf(README, 'Map').matchAll(/^([a-z][\w/<>-]*)\/ +(.*)$/gm)].map(
  ([, folder = '', text = '']) => ({
    folder: withoutNouns(folder),
    text,
  }),
);

/** Folders that the map must name: those of the top, and in the place of `lib` those in it. */
const FOLDERS = new Set(FILES.flatMap((file) => /^(?:lib\/)?(?!lib\/|\.)[^/]+(?=\/)/.exec(file) ?? []));

/** Files and folders of the tree, and files that stand beside the document. */
const IS_PATH = /^(?:(?:app|components|e2e|lib|public)\/[^\s`?…]*|(?!\/)[\w./-]+\.(?:tsx?|mjs|md))$/;

const pathsIn = (document: string): string[] => [
  ...[...document.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => IS_PATH.test(code)),
  ...[...document.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target),
];

const exists = (path: string, beside: string): boolean =>
  [ROOT, join(ROOT, dirname(beside))].some((base) => existsSync(join(base, withoutNouns(path))));

describe('the README', () => {
  it('has at most 200 lines', () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
  });

  it('has a line in its map for each folder, and no line for another', () => {
    expect(MAP.map(({ folder }) => folder).sort()).toEqual([...FOLDERS, 'e2e/bench'].sort());
  });

  it('names in its map only folders that exist', () => {
    const named = MAP.flatMap(({ folder, text }) =>
      (text.match(/[\w-]+\/[\w/-]*/g) ?? []).map((path) => [folder, path]),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([folder = '', path = '']) => !exists(path, `${folder}/README.md`))).toEqual([]);
  });

  it('has the layers in its map in the order in which they may be imported', () => {
    const layers = read('lib/testing/layers.test.ts').match(/const LAYERS[^=]*= \[([\s\S]*?)\n\];/)?.[1] ?? '';
    const ordered = [...layers.matchAll(/'([^']+)'/g)].map(([, layer = '']) => layer);
    expect(ordered.length).toBeGreaterThan(0);
    expect(MAP.map(({ folder }) => folder).filter((folder) => ordered.includes(folder))).toEqual(ordered);
  });

  it('has a row for each setting, and no row for another', () => {
    const schema = read('lib/registry/settings.ts').match(/const SETTINGS = z\.object\(\{([\s\S]*?)\n\}\);/)?.[1] ?? '';
    const names = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    const rows = sectionOf(README, 'Settings').match(/^\| `.*$/gm) ?? [];
    const written = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    );
    expect(written.sort()).toEqual([...names, 'REGISTRY_API_TOKEN'].sort());
  });

  it('leads to the README of each folder', () => {
    const targets = pathsIn(README);
    expect(DOCUMENTS.filter((file) => /.\/README\.md$/.test(file) && !targets.includes(file))).toEqual([]);
  });
});

describe('a path', () => {
  it.each(DOCUMENTS)('that %s names exists', (document) => {
    expect(pathsIn(read(document)).filter((path) => !exists(path, document))).toEqual([]);
  });

  it.each([
    ['`lib/registry/no-such-file.ts`', false],
    ['[a link](no-such-file.md)', false],
    ['`layers.test.ts` and `components/<noun>`', true],
    ['[a link](../DECISIONS.md#tests) and `.json`, `/docs/api`', true],
  ])('in %s is found', (text, isThere) => {
    expect(pathsIn(text).every((path) => exists(path, 'lib/testing/any.md'))).toBe(isThere);
    expect(pathsIn(text)).not.toEqual([]);
  });
});
