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

/** The stories of a suite and of those inside it, each with the names of all that it stands in. */
function storiesIn({ title, specs = [], suites = [] }, above = []) {
  const names = [...above, title].filter(Boolean);
  const own = specs.flatMap((spec) => spec.tests.map((story) => ({ ...story, names: [...names, spec.title] })));
  return [...own, ...suites.flatMap((suite) => storiesIn(suite, names))];
}

const nameOf = ({ projectName, names }) => [projectName, ...names].filter(Boolean).join(' › ');

/** A story that passes at its second try has passed, and is named, so that whoever reads the totals knows of it. */
export const fromPlaywright = ({ stats, suites = [], errors = [] }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: suites
    .flatMap((suite) => storiesIn(suite))
    .filter(({ status }) => status === 'flaky')
    .map(nameOf),
});

/** Counts of a report; the exit code has the last word, so that nothing that fails goes uncounted. */
export function countsOf(reportFile, read, exitCode) {
  try {
    const counts = read(JSON.parse(readFileSync(reportFile, 'utf8')));
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, ...sum([counts, NOT_RUN]) } : counts;
  } catch {
    return NOT_RUN;
  }
}

function printFlaky(names) {
  if (names.length === 0) return;
  console.log(`\nPassed at the second try only (${names.length}):`);
  for (const name of names) console.log(`  ${name}`);
}

/** The table, what passed only at its second try, and the closing line that programs read. */
export function printTotals(stages) {
  const total = sum(stages);
  console.log(`\n${'stage'.padEnd(12)}${['passed', 'failed', 'skipped'].map((head) => head.padStart(9)).join('')}`);
  for (const { name, passed, failed, skipped } of stages) {
    console.log(`${name.padEnd(12)}${[passed, failed, skipped].map((count) => String(count).padStart(9)).join('')}`);
  }
  printFlaky(stages.flatMap(({ flaky = [] }) => flaky));
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}
