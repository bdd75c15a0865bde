import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ROOT } from './root.mjs';

/** The result of a stage. A stage that could not run has one failure. */
export const NOT_RUN = { passed: 0, failed: 1, skipped: 0 };

/** A stage that this machine cannot run. The reason is printed where it is detected. */
export const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

export const oneCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

export function sum(all) {
  const add = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** A file that fails to load has no failed test; it counts as one. */
function brokenFiles({ testResults = [] }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
}

export const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
  files: (report.testResults ?? []).map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime })),
});

/** The stories of a suite and its nested suites, with the titles above each. */
function storiesIn({ title, specs = [], suites = [] }, above = []) {
  const names = [...above, title].filter(Boolean);
  const own = specs.flatMap((spec) => spec.tests.map((story) => ({ ...story, names: [...names, spec.title] })));
  return [...own, ...suites.flatMap((suite) => storiesIn(suite, names))];
}

const nameOf = ({ projectName, names }) => [projectName, ...names].filter(Boolean).join(' › ');

/** The time of all stories per file, on all sources. */
function filesOf(suites) {
  return suites.map((suite) => {
    const results = storiesIn(suite).flatMap((story) => story.results ?? []);
    return { file: suite.file ?? suite.title, ms: results.reduce((sum, { duration }) => sum + duration, 0) };
  });
}

/** A story that passes at its second try has passed, but is listed as flaky. */
export const fromPlaywright = ({ stats, suites = [], errors = [] }) => ({
  files: filesOf(suites),
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: suites
    .flatMap((suite) => storiesIn(suite))
    .filter(({ status }) => status === 'flaky')
    .map(nameOf),
});

/** The last line of a stage's output: "9 passed, 0 failed, 1 skipped". */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** The counts in the last line of `printTotals`; a run without one has failed. */
export function fromClosingLine(output) {
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output) ?? [];
  if (passed === undefined) return NOT_RUN;
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}

/** Counts of a report; if the exit code says failure, at least one failure is counted. */
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

const SLOWEST = 10;

function printSlowest(stages) {
  const files = stages.flatMap(({ files = [] }) => files).filter(({ ms }) => ms >= 1000);
  if (files.length === 0) return;
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  console.log('\nThe slowest files, in seconds of their own:');
  for (const { file, ms } of slowest) {
    console.log(`${(ms / 1000).toFixed(1).padStart(8)}  ${relative(ROOT, resolve(ROOT, 'e2e', file))}`);
  }
}

/** The table, the slowest files, the flaky stories, and the last line that programs read. */
export function printTotals(stages) {
  const total = sum(stages);
  const row = (name, cells) => `${name.padEnd(12)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  console.log(`\n${row('stage', ['passed', 'failed', 'skipped', 'seconds'])}`);
  for (const { name, passed, failed, skipped, seconds } of stages) {
    console.log(row(name, [passed, failed, skipped, seconds]));
  }
  printSlowest(stages);
  printFlaky(stages.flatMap(({ flaky = [] }) => flaky));
  console.log(`\n${closingLine(total)}`);
}
