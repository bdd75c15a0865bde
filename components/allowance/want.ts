import type { AllowanceStanding } from '@/lib/contract/meter';

export type Want = 'plenty' | 'little' | 'none';

const LITTLE = 0.1;

/** How the calls stand for this visitor: `little` from a tenth of the day's, or of the month's, downwards. */
export function wantOf({ yours, left, limits }: AllowanceStanding): Want {
  if (yours <= 0) return 'none';
  const isLittle = yours <= limits.today * LITTLE || left.this_month <= limits.this_month * LITTLE;
  return isLittle ? 'little' : 'plenty';
}

/** When this visitor can spend again, where nothing is left now: the month's end only where the month is used up. */
export const backAt = ({ left, resets_at }: AllowanceStanding): string =>
  left.this_month <= 0 ? resets_at.this_month : resets_at.today;
