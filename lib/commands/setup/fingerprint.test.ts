import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStamped, stamp } from './build.mjs';

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
