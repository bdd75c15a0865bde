import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countsOf, fromPlaywright, fromVitest, printTotals } from './totals.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-totals-'));
  return () => rmSync(folder, { recursive: true });
});

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const VITEST = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('the totals', () => {
  it('count unit tests, and a file that does not load as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = reportOf({ ...VITEST, testResults: [broken, failing] });
    expect(countsOf(report, fromVitest, 1)).toMatchObject({ passed: 7, failed: 2, skipped: 3 });
  });

  it('count failures outside of stories too', () => {
    const report = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] });
    expect(countsOf(report, fromPlaywright, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2, flaky: [] });
  });

  it('count a story that passes at its second try as passed, and list it', () => {
    const story = (title: string, status: string) => ({ title, tests: [{ projectName: 'embedded', status }] });
    const inside = { title: 'filters', specs: [story('are kept', 'flaky'), story('are drawn', 'expected')] };
    const suites = [{ title: 'search.spec.ts', suites: [inside] }];
    const report = reportOf({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, suites });
    const flaky = ['embedded › search.spec.ts › filters › are kept'];
    expect(countsOf(report, fromPlaywright, 0)).toMatchObject({ passed: 2, failed: 0, skipped: 0, flaky });
    expect(countsOf(report, fromPlaywright, 1)).toMatchObject({ passed: 2, failed: 1, skipped: 0, flaky });
  });

  it('never lose a failure: neither of a run with a clean report nor of one without a report', () => {
    const clean = reportOf({ ...VITEST, numFailedTests: 0 });
    expect(countsOf(clean, fromVitest, 1).failed).toBe(1);
    expect(countsOf(join(folder, 'none.json'), fromVitest, 0).failed).toBe(1);
    expect(countsOf(reportOf('{'), fromVitest, 0).failed).toBe(1);
  });

  const printed = (stages: Parameters<typeof printTotals>[0]): string[] => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    printTotals(stages);
    const lines = log.mock.calls.flat().join('\n').split('\n');
    log.mockRestore();
    return lines;
  };

  it('end with one plain line', () => {
    const lines = printed([
      { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 9 },
      { name: 'unit', passed: 120, failed: 2, skipped: 3, seconds: 80 },
    ]);
    expect(lines.at(-1)).toBe('121 passed, 2 failed, 3 skipped');
    expect(lines.join('\n')).not.toContain('second try');
  });

  it('list the ten slowest files of all stages', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.spec.ts`, ms: 1000 * (index + 1) }));
    const stage = { passed: 1, failed: 0, skipped: 0, seconds: 80 };
    const unit = { file: join(process.cwd(), 'lib/slow.test.ts'), ms: 11_500 };
    const lines = printed([
      { name: 'unit', ...stage, files: [unit] },
      { name: 'e2e', ...stage, files },
    ]);
    const first = lines.indexOf('The slowest files, in seconds of their own:') + 1;
    expect(lines.slice(first, first + 3)).toEqual([
      '    12.0  e2e/11.spec.ts',
      '    11.5  lib/slow.test.ts',
      '    11.0  e2e/10.spec.ts',
    ]);
    expect(lines.slice(first).filter((line) => /^ +[\d.]+ {2}/.test(line))).toHaveLength(10);
  });

  it('list what passed only at its second try, before the last line', () => {
    const lines = printed([{ name: 'e2e', passed: 2, failed: 0, skipped: 0, seconds: 5, flaky: ['embedded › a › b'] }]);
    expect(lines.slice(-4)).toEqual([
      'Passed at the second try only (1):',
      '  embedded › a › b',
      '',
      '2 passed, 0 failed, 0 skipped',
    ]);
  });
});
