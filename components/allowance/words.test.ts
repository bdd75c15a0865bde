import { describe, expect, it } from 'vitest';
import type { AllowanceStanding } from '@/lib/contract/meter';
import { STANDING } from '@/lib/testing/standing';
import { backAt, callsInWords, meterWords, standingVerdict, wantOf } from './words';

const NOW = Date.parse('2026-11-21T19:00:00Z');

const standing = (part: Partial<AllowanceStanding>): AllowanceStanding => ({ ...STANDING, ...part });

describe('the meter in words', () => {
  it.each([
    [{}, 'plenty', '20 calls left today', '20 left'],
    [{ yours: 6 }, 'plenty', '6 calls left today', '6 left'],
    [{ yours: 5 }, 'little', '5 calls left today', '5 left'],
    [{ yours: 1 }, 'little', '1 call left today', '1 left'],
    [{ left: { today: 38, this_month: 20 } }, 'little', '20 calls left today', '20 left'],
    [{ yours: 0 }, 'none', 'No calls left, more from 00:00 UTC', '0 left until 00:00 UTC'],
    [{ yours: -3 }, 'none', 'No calls left, more from 00:00 UTC', '0 left until 00:00 UTC'],
    [
      { yours: 0, left: { today: 10, this_month: 0 } },
      'none',
      'No calls left, more from 1 December 2026, 00:00 UTC',
      '0 left until 1 December 2026, 00:00 UTC',
    ],
    [{ yours: 1_000_000_000 }, 'plenty', 'over a million calls left today', 'over a million left'],
  ])('of %j is %s: %s', (part, want, full, short) => {
    expect(wantOf(standing(part))).toBe(want);
    expect(meterWords(standing(part), NOW)).toEqual({ full, short });
  });

  it.each([
    [1, '1 call'],
    [0, '0 calls'],
    [1234, '1,234 calls'],
  ])('%i are %s', (calls, words) => expect(callsInWords(calls)).toBe(words));

  it('goes by the month where the month is used up', () => {
    expect(backAt(standing({ yours: 0 }))).toBe(STANDING.resets_at.today);
    expect(backAt(standing({ left: { today: 5, this_month: -1 } }))).toBe(STANDING.resets_at.this_month);
  });
});

describe('the verdict of the account page', () => {
  it('says all in one sentence', () => {
    expect(standingVerdict(STANDING, NOW)).toBe(
      '38 of 50 calls are left today, 150 of 200 this month; the day begins anew at 00:00 UTC (in 5 hours).',
    );
  });

  it('never speaks of fewer than none', () => {
    expect(standingVerdict(standing({ left: { today: -2, this_month: -1 } }), NOW)).toMatch(/^0 of 50 .* 0 of 200/);
  });
});
