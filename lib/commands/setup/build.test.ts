import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStamped, shareCopies, stamp } from './build.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'firmament-fingerprint-'));
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app/page.tsx'), 'one');
  writeFileSync(join(root, 'app/page.test.tsx'), 'test');
  return () => rmSync(root, { recursive: true });
});

const take = (): string => fingerprint(root, ['app', 'next.config.js'], (path: string) => path.endsWith('.test.tsx'));

describe('a fingerprint of the sources', () => {
  it('stays while nothing changes, and when a file is rewritten unchanged', () => {
    const before = take();
    writeFileSync(join(root, 'app/page.tsx'), 'one');
    expect(take()).toBe(before);
  });

  it.each([
    ['a file changes', () => writeFileSync(join(root, 'app/page.tsx'), 'two')],
    ['a file comes', () => writeFileSync(join(root, 'app/layout.tsx'), '')],
    ['a file that was missing comes', () => writeFileSync(join(root, 'next.config.js'), '')],
    ['a file goes', () => rmSync(join(root, 'app/page.tsx'))],
  ])('changes when %s', (_, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it('ignores excluded files', () => {
    const before = take();
    writeFileSync(join(root, 'app/page.test.tsx'), 'another test');
    expect(take()).toBe(before);
  });
});

describe('a stamp', () => {
  it('is valid for its own fingerprint only', () => {
    const file = join(root, 'deep/below/stamp');
    expect(isStamped(file, 'a')).toBe(false);
    stamp(file, 'a');
    expect(isStamped(file, 'a')).toBe(true);
    expect(isStamped(file, 'b')).toBe(false);
  });
});

describe('scripts that a build writes again for each route', () => {
  const code = (value: string): string => `module.exports = [${JSON.stringify(value.repeat(1_000))}];`;
  const write = (name: string, script: string): void =>
    writeFileSync(join(root, name), `${script}\n//# sourceMappingURL=${name.split('/').at(-1)}.map\n`);
  const load = (name: string): unknown => createRequire(join(root, 'main.js'))(`./${name}`);

  it('are loaded once, from wherever they stand', () => {
    mkdirSync(join(root, 'ssr'));
    const copies = ['a.js', '[b] "c".js', 'ssr/d.js'];
    for (const name of copies) write(name, code('one'));
    write('other.js', code('two'));
    write('small.js', 'module.exports = 1;');
    write('smaller.js', 'module.exports = 1;');
    writeFileSync(join(root, 'a.js.map'), '{}');
    shareCopies(root);
    const loaded = copies.map(load);
    expect(new Set(loaded).size).toBe(1);
    expect(loaded[0]).toEqual(['one'.repeat(1_000)]);
    expect(load('other.js')).toEqual(['two'.repeat(1_000)]);
    const sizes = copies.map((name) => readFileSync(join(root, name)).length);
    expect(sizes.filter((size) => size > 1_000)).toHaveLength(1);
    expect(readFileSync(join(root, 'smaller.js'), 'utf8')).toContain('module.exports = 1;');
  });
});
