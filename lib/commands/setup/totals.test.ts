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
    expect(countsOf(report, fromVitest, 1)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  });

  it('count a story that passes at its second try as failed, and errors outside of stories too', () => {
    const report = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
    expect(countsOf(report, fromPlaywright, 1)).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });

  it('never lose a failure: neither of a run whose report is clean nor of one without a report', () => {
    const clean = reportOf({ ...VITEST, numFailedTests: 0 });
    expect(countsOf(clean, fromVitest, 1).failed).toBe(1);
    expect(countsOf(join(folder, 'none.json'), fromVitest, 0).failed).toBe(1);
    expect(countsOf(reportOf('{'), fromVitest, 0).failed).toBe(1);
  });

  it('close with one plain line', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    printTotals([
      { name: 'types', passed: 1, failed: 0, skipped: 0 },
      { name: 'unit', passed: 120, failed: 2, skipped: 3 },
    ]);
    const lines = log.mock.calls.flat().join('\n').split('\n');
    log.mockRestore();
    expect(lines.at(-1)).toBe('121 passed, 2 failed, 3 skipped');
  });
});
