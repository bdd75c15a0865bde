import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = globSync(['{app,components,lib}/**/*.{ts,tsx,mjs}'], { cwd: ROOT, ignore: ['**/*.test.*'] }).map(
  (file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }),
);

/** Classes that extend Error, or another class of ours that does. */
function findErrorClasses(texts: readonly string[]): Set<string> {
  const all = texts.flatMap((text) => [...text.matchAll(/\bclass (\w+) extends (\w+)/g)]);
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [, name = '', base = ''] of all) if (/^(?:\w+)?Error$/.test(base) || found.has(base)) found.add(name);
  }
  return found;
}

const OURS = findErrorClasses(SOURCES.map(({ text }) => text));

const comparedClasses = (text: string): string[] =>
  [...text.matchAll(/\binstanceof (\w+)/g)].flatMap(([, name = '']) => (OURS.has(name) ? [name] : []));

describe('our classes of errors', () => {
  it('are found', () => {
    expect([...OURS]).toEqual(expect.arrayContaining(['RegistryError', 'SettingsError', 'FilterSyntaxError']));
    expect(findErrorClasses(['class A extends B {}', 'class B extends TypeError {}'])).toEqual(new Set(['A', 'B']));
  });

  it('are never recognised by instanceof, which fails between the bundles of the server', () => {
    expect(comparedClasses('if (error instanceof RegistryError || error instanceof Error) return;')).toEqual([
      'RegistryError',
    ]);
    expect(SOURCES.flatMap(({ file, text }) => comparedClasses(text).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('have the name of the class, by which they are recognised', () => {
    const named = SOURCES.flatMap(({ text }) => [...text.matchAll(/\bname = '(\w+)'/g)].map(([, name]) => name));
    expect([...OURS].filter((name) => !named.includes(name))).toEqual([]);
  });
});
