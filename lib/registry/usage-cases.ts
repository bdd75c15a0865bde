import { describe, expect, it } from 'vitest';
import type { UsageCounter } from './request';

type ClosableCounter = UsageCounter & { close(): void | Promise<void> };

const LIMITS = { daily: 3, monthly: 5 };
const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

/** The cases that every storage of the counts of API calls must pass. `open` gives one without counts. */
export function describeUsageCounter(name: string, open: () => ClosableCounter | Promise<ClosableCounter>): void {
  describe(`calls counted in ${name}`, () => {
    it('are counted per caller until none is left', async () => {
      const counter = await open();
      const spend = (caller: string) => counter.spend(caller, LIMITS, day('2026-11-21'));
      expect(await spend('a')).toEqual({ today: 1, this_month: 1 });
      await spend('a');
      expect(await spend('a')).toEqual({ today: 3, this_month: 3 });
      expect(await spend('a')).toBeUndefined();
      expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 3, this_month: 3 });
      expect(await spend('b')).toEqual({ today: 1, this_month: 1 });
      await counter.close();
    });

    it('are counted one after the other if they arrive together', async () => {
      const counter = await open();
      const now = day('2026-11-21');
      const usages = await Promise.all(['a', 'b', 'a', 'a', 'a'].map((caller) => counter.spend(caller, LIMITS, now)));
      expect(usages.map((usage) => usage?.today)).toEqual([1, 1, 2, 3, undefined]);
      expect(await counter.usageOf('a', now)).toEqual({ today: 3, this_month: 3 });
      await counter.close();
    });

    it.each([
      ['for an hour over midnight', '2026-11-21', '2026-11-20'],
      ['over the end of a month', '2026-12-01', '2026-11-30'],
    ])('are neither free nor locked if the clock is set back %s', async (_, before, after) => {
      const counter = await open();
      for (let call = 0; call < 3; call++) await counter.spend('a', LIMITS, day(before));
      expect(await counter.spend('a', LIMITS, day(after))).toBeUndefined();
      expect(await counter.usageOf('a', day(after))).toEqual({ today: 3, this_month: 3 });
      expect(await counter.spend('a', LIMITS, day(before))).toBeUndefined();
      expect(await counter.spend('a', LIMITS, day('2026-12-02'))).toMatchObject({ today: 1 });
      await counter.close();
    });

    it('that were counted under a clock years ahead count for today, and no longer', async () => {
      const counter = await open();
      await counter.spend('a', LIMITS, day('2031-01-01'));
      await counter.spend('a', LIMITS, day('2031-01-01'));
      expect(await counter.spend('a', LIMITS, day('2026-11-20'))).toEqual({ today: 3, this_month: 3 });
      expect(await counter.spend('a', LIMITS, day('2026-11-20'))).toBeUndefined();
      expect(await counter.spend('a', LIMITS, day('2026-11-21'))).toEqual({ today: 1, this_month: 4 });
      await counter.close();
    });

    it.each([
      ['the next day', '2026-11-22', { today: 1, this_month: 4 }],
      ['the next month', '2026-12-01', { today: 1, this_month: 1 }],
      ['the same day of the next year', '2027-11-21', { today: 1, this_month: 1 }],
    ])('begin anew on %s', async (_, later, usage) => {
      const counter = await open();
      for (let call = 0; call < 3; call += 1) await counter.spend('a', LIMITS, day('2026-11-21'));
      expect(await counter.spend('a', LIMITS, day(later))).toEqual(usage);
      await counter.close();
    });

    it('are refused at the monthly limit, even if the day has some left', async () => {
      const counter = await open();
      for (let call = 0; call < 3; call += 1) await counter.spend('a', LIMITS, day('2026-11-20'));
      for (let call = 0; call < 2; call += 1) await counter.spend('a', LIMITS, day('2026-11-21'));
      expect(await counter.spend('a', LIMITS, day('2026-11-21'))).toBeUndefined();
      await counter.close();
    });

    it('are refused at a limit of 0', async () => {
      const counter = await open();
      expect(await counter.spend('a', { daily: 0, monthly: 9 }, day('2026-11-21'))).toBeUndefined();
      expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 0, this_month: 0 });
      await counter.close();
    });
  });
}
