import { countRejected, type Rejections } from './counts';
import type { ImportResult } from './run';

const number = new Intl.NumberFormat('en');

function counts(result: ImportResult): [string, number][] {
  return [
    ['files', result.files],
    ['read', result.read],
    ['added', result.added],
    ['merged', result.merged],
    ['unchanged', result.unchanged],
    ['passed', result.passed],
    ['rejected', countRejected(result)],
  ];
}

/** Why records were not taken, the most frequent reason first, and the first of them; nothing where all were. */
export function printRejected({ rejected, problems }: Rejections): string[] {
  const reasons = Object.entries(rejected).sort(([, a], [, b]) => b - a);
  return [
    ...reasons.map(([reason, count]) => `  ${number.format(count)} × ${reason}`),
    ...(problems.length > 0 ? ['First problems:', ...problems.map((problem) => `  ${problem}`)] : []),
  ];
}

/** What an import came to, for people to read: counts are of records in the files. */
export function printSummary(result: ImportResult): string {
  const resumed = `Went on after ${number.format(result.resumed_at)} records that an earlier run had loaded.`;
  return [
    ...(result.resumed_at > 0 ? [resumed] : []),
    ...counts(result).map(([label, count]) => `${label.padEnd(10)}${number.format(count).padStart(12)}`),
    ...printRejected(result),
    ...(countRejected(result) > 0 ? [`All of them, with the records: ${result.rejects}`] : []),
    ...result.brokenFiles.map((problem) => `Not read to its end: ${problem}`),
  ].join('\n');
}
