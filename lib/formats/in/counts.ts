import type { ImportCounts } from '@/lib/register/store/imports';
import type { WriteOutcome } from '@/lib/register/store/records';

const MAX_PROBLEMS = 20;
/** A reason may quote the record, and then there would be as many as records. */
const MAX_REASONS = 200;
const OTHER_REASONS = 'other reasons';

/** How many records were not taken, why, and the first of them. */
export type Rejections = Pick<ImportCounts, 'rejected' | 'problems'>;

/** A record is new if anything of it was new, and unchanged only if all of it was. */
export function outcomeOf(outcomes: readonly WriteOutcome[]): WriteOutcome {
  if (outcomes.includes('added')) return 'added';
  return outcomes.includes('merged') ? 'merged' : 'unchanged';
}

/** One record more that was not taken; `place` is `file:line`. */
export function countReject(counts: Rejections, place: string, reason: string): void {
  const known = Object.hasOwn(counts.rejected, reason) || Object.keys(counts.rejected).length < MAX_REASONS;
  const counted = known ? reason : OTHER_REASONS;
  counts.rejected[counted] = (counts.rejected[counted] ?? 0) + 1;
  if (counts.problems.length < MAX_PROBLEMS) counts.problems.push(`${place}: ${reason}`);
}

export const copyCounts = (counts: ImportCounts): ImportCounts => structuredClone(counts);

export const countRejected = ({ rejected }: Pick<ImportCounts, 'rejected'>): number =>
  Object.values(rejected).reduce((sum, count) => sum + count, 0);

export const countLoaded = ({ added, merged, unchanged, passed }: ImportCounts): number =>
  added + merged + unchanged + passed;
