import type { WriteOutcome } from '@/lib/registry/embedded/store/records';

/** What an import came to. Counts are of records in the files: a statement, a row. */
export interface Summary {
  files: number;
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  /** Reason → how many records. */
  skipped: Map<string, number>;
  /** The first of them, each with its place: `file:line: reason`. */
  problems: string[];
  /** Files that could not be read, or not to their end, with the reason. */
  brokenFiles: string[];
}

const MAX_PROBLEMS = 20;

export const emptySummary = (): Summary => ({
  files: 0,
  read: 0,
  added: 0,
  merged: 0,
  unchanged: 0,
  skipped: new Map(),
  problems: [],
  brokenFiles: [],
});

export function countSkip(summary: Summary, place: string, reason: string): void {
  summary.skipped.set(reason, (summary.skipped.get(reason) ?? 0) + 1);
  if (summary.problems.length < MAX_PROBLEMS) summary.problems.push(`${place}: ${reason}`);
}

/** A record is new if anything of it was new, and unchanged only if all of it was. */
export function outcomeOf(outcomes: WriteOutcome[]): WriteOutcome {
  if (outcomes.includes('added')) return 'added';
  return outcomes.includes('merged') ? 'merged' : 'unchanged';
}

export const countSkipped = ({ skipped }: Summary): number => [...skipped.values()].reduce((sum, n) => sum + n, 0);

export const countLoaded = ({ added, merged, unchanged }: Summary): number => added + merged + unchanged;

const number = new Intl.NumberFormat('en');

export function printSummary(summary: Summary): string {
  const counts: [string, number][] = [
    ['files', summary.files],
    ['read', summary.read],
    ['added', summary.added],
    ['merged', summary.merged],
    ['unchanged', summary.unchanged],
    ['skipped', countSkipped(summary)],
  ];
  const reasons = [...summary.skipped].sort(([, a], [, b]) => b - a);
  return [
    ...counts.map(([label, count]) => `${label.padEnd(10)}${number.format(count).padStart(12)}`),
    ...reasons.map(([reason, count]) => `  ${number.format(count)} × ${reason}`),
    ...(summary.problems.length > 0 ? ['First problems:', ...summary.problems.map((problem) => `  ${problem}`)] : []),
    ...summary.brokenFiles.map((problem) => `Not read to its end: ${problem}`),
  ].join('\n');
}
