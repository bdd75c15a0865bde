import { readFileSync } from 'node:fs';

/** What a stage found. A stage that could not be run at all has one failure. */
export const NOT_RUN = { passed: 0, failed: 1, skipped: 0 };

export const oneCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

export function sum(all) {
  const add = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** A file that does not even load has no failed test; it counts as one. */
function brokenFiles({ testResults = [] }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

export const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A story that passes at its second try has failed once, and is counted so. */
export const fromPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** Counts of a report; the exit code has the last word, so that nothing that fails goes uncounted. */
export function countsOf(reportFile, read, exitCode) {
  try {
    const counts = read(JSON.parse(readFileSync(reportFile, 'utf8')));
    return exitCode !== 0 && counts.failed === 0 ? sum([counts, NOT_RUN]) : counts;
  } catch {
    return NOT_RUN;
  }
}

/** The table, and the closing line that programs read. */
export function printTotals(stages) {
  const total = sum(stages);
  console.log(`\n${'stage'.padEnd(12)}${['passed', 'failed', 'skipped'].map((head) => head.padStart(9)).join('')}`);
  for (const { name, passed, failed, skipped } of stages) {
    console.log(`${name.padEnd(12)}${[passed, failed, skipped].map((count) => String(count).padStart(9)).join('')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}
