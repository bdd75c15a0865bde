import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calledFiles, coverageOf, type ScriptCoverage } from './called-files';

/** A function is one line of the script. */
interface Line {
  text: string;
  /** How often it was called; once where nothing else is said. */
  count?: number;
}

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'firmament-called-'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function coverScript(name: string, lines: readonly Line[]): ScriptCoverage {
  let at = 0;
  const functions = lines.map(({ text, count = 1 }) => {
    const [startOffset, endOffset] = [at, at + text.length];
    at = endOffset + 1;
    const functionName = /function (\w+)/.exec(text)?.[1] ?? '';
    return { functionName, ranges: [{ startOffset, endOffset, count }], isBlockCoverage: false };
  });
  return { url: pathToFileURL(join(root, name)).href, functions };
}

/** A bundle with one line per source, starting in the first column, and lines without a source. */
function coverBundle(name: string, lines: readonly (Line & { source?: string })[]): ScriptCoverage {
  const sources = lines.flatMap(({ source }) => source ?? []);
  let mapped = 0;
  const mappings = lines.map(({ source }) => {
    if (source === undefined) return '';
    mapped += 1;
    return mapped === 1 ? 'AAAA' : 'ACAA';
  });
  const map = { version: 3, sources: [], names: [], mappings: mappings.join(';') };
  writeFileSync(join(root, name), lines.map(({ text }) => text).join('\n'));
  writeFileSync(join(root, `${name}.map`), JSON.stringify({ ...map, sources }));
  return coverScript(name, lines);
}

describe('the files of which a function was called', () => {
  it('are those of the sources, below app, components and lib', () => {
    const scripts = [
      'lib/a.ts',
      'app/[id]/page.tsx',
      'lib/b.mjs',
      'lib/testing/c.ts',
      'node_modules/d.ts',
      'lib/e.json',
    ];
    const coverage = scripts.map((name) => coverScript(name, [{ text: 'function f() {}' }]));
    expect(calledFiles(coverage, root)).toEqual({ 'app/[id]/page.tsx': 1, 'lib/a.ts': 1, 'lib/b.mjs': 1 });
  });

  it('are counted by their own functions that were called', () => {
    const called = [{ text: 'function f() {}' }, { text: 'function g() {}', count: 7 }];
    const others = [{ text: 'function h() {}', count: 0 }, { text: 'function __name() {}' }];
    const coverage = [coverScript('lib/a.ts', [...called, ...others]), coverScript('lib/b.ts', others)];
    expect(calledFiles(coverage, root)).toEqual({ 'lib/a.ts': 2 });
  });

  it('are found in a bundle by its source map, without what the bundler wrote', () => {
    const coverage = coverBundle('bundle.js', [
      { text: 'function before() {}' },
      { text: 'function f() {}', source: 'app/%5Bid%5D/page.tsx' },
      { text: 'function between() {}' },
      { text: 'function g() {}', source: 'lib/a.ts' },
      { text: 'function h() {}', source: 'lib/b.ts', count: 0 },
      { text: 'function i() {}', source: 'node_modules/c.ts' },
    ]);
    expect(calledFiles([coverage], root)).toEqual({ 'app/[id]/page.tsx': 1, 'lib/a.ts': 1 });
  });

  it('count once, in however many bundles they are', () => {
    const line = { text: 'function f() {}', source: 'lib/a.ts' };
    const coverage = [coverBundle('server.js', [line]), coverBundle('client.js', [{ text: '' }, line])];
    expect(calledFiles(coverage, root)).toEqual({ 'lib/a.ts': 1 });
  });

  it('are those of the measured work alone', async () => {
    const before = (): void => undefined;
    const during = (): void => undefined;
    before();
    const coverage = await coverageOf(async () => during());
    const names = coverage.flatMap(({ functions }) =>
      functions.filter(({ ranges }) => ranges[0]?.count).map(({ functionName }) => functionName),
    );
    expect(names).toContain('during');
    expect(names).not.toContain('before');
  });
});
