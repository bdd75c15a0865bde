import type { AllowanceStanding, Price } from '@/lib/contract/meter';
import { countInWords } from '@/lib/format/dates';
import { fromWhenInWords, momentInWords } from '@/lib/format/moments';

/** An account without a limit is told as a number all the same; nobody wants to read it. */
const COUNTLESS = 1_000_000;

export const callsInWords = (calls: number): string =>
  calls >= COUNTLESS ? 'over a million calls' : `${countInWords(calls)} call${calls === 1 ? '' : 's'}`;

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

/** The meter in one line. */
export function meterWords(standing: AllowanceStanding, now: number): { short: string; full: string } {
  const { yours } = standing;
  if (yours > 0)
    return { short: `${callsInWords(yours).replace(/ calls?$/, '')} left`, full: `${callsInWords(yours)} left today` };
  const from = momentInWords(backAt(standing), now);
  return { short: `0 left until ${from}`, full: `No calls left, more from ${from}` };
}

/** The verdict of the account page. */
export function standingVerdict({ left, limits, resets_at }: AllowanceStanding, now: number): string {
  const day = `${countInWords(Math.max(0, left.today))} of ${callsInWords(limits.today)}`;
  const month = `${countInWords(Math.max(0, left.this_month))} of ${countInWords(limits.this_month)}`;
  const from = fromWhenInWords(resets_at.today, now);
  return `${day} are left today, ${month} this month${from ? `; the day begins anew at ${from}` : ''}.`;
}

export const COUNTED_BY: Record<AllowanceStanding['counted_by'], string> = {
  service: 'The service’s own count, carried on by this explorer’s.',
  own: 'This explorer’s own count; what others spend with the same token is not in it.',
};

export const PRICE_WORDS: Record<Price, { short: string; full: string }> = {
  call: { short: '1 call', full: 'Asks the remote service: 1 call of the allowance' },
  kept: { short: 'kept', full: 'A copy is kept here: no call is spent' },
};
