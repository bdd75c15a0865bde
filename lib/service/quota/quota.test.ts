import { describe, expect, it } from 'vitest';
import { quotaStatusSchema } from '@/lib/contract/quota';
import { describeQuotas, OPERATOR, OTHER, SETTINGS, statusOf, VISITOR } from './quota.fixture';

const DAY_ENDS = 'More are possible from 00:00 UTC (in 12 hours).';

describeQuotas((testCallQuota) => {
  describe('a call', () => {
    it('is counted and given back once', async () => {
      const callQuota = testCallQuota();
      const taken = await callQuota.take({ visitor: VISITOR, purpose: 'person' });
      await callQuota.spend(1, VISITOR);
      expect((await callQuota.standing(VISITOR)).left).toEqual({ today: 48, this_month: 198 });
      await callQuota.giveBack(taken);
      await callQuota.giveBack(taken);
      expect(await callQuota.standing(VISITOR)).toMatchObject({ left: { today: 49, this_month: 199 }, yours: 24 });
    });

    it('that was refused returns nothing', async () => {
      const callQuota = testCallQuota();
      await callQuota.spend(50);
      await callQuota.giveBack(await callQuota.take({ purpose: 'person' }));
      expect((await callQuota.standing()).left.today).toBe(0);
    });

    it('given back after midnight counts for the day before', async () => {
      const callQuota = testCallQuota();
      const taken = await callQuota.take({ visitor: VISITOR, purpose: 'person' });
      callQuota.at('2026-11-22T00:00:01Z');
      await callQuota.spend(1, VISITOR);
      await callQuota.giveBack(taken);
      expect((await callQuota.standing(VISITOR)).left).toEqual({ today: 49, this_month: 199 });
    });
  });

  describe('a refusal says why, and when calls are available again', () => {
    it.each([
      ['2026-11-21T12:30:00Z', 'from 00:00 UTC (in 12 hours)'],
      ['2026-11-21T19:00:00Z', 'from 00:00 UTC (in 5 hours)'],
      ['2026-11-21T23:00:00Z', 'from 00:00 UTC (in 60 minutes)'],
      ['2026-11-21T23:59:00Z', 'from 00:00 UTC (in 1 minute)'],
      ['2026-11-21T23:59:30Z', 'from 00:00 UTC (in less than a minute)'],
    ])('when the day’s calls are used, at %s', async (moment, when) => {
      const callQuota = testCallQuota();
      callQuota.at(moment);
      await callQuota.spend(50);
      const message = `The remote service allows 50 calls a day; all are used. More are possible ${when}.`;
      const retryAt = Date.parse('2026-11-22T00:00:00Z');
      expect(await callQuota.take({ visitor: OPERATOR, purpose: 'person' })).toEqual({ ok: false, retryAt, message });
    });

    it('when the month’s calls are used', async () => {
      const callQuota = testCallQuota({ settings: { ...SETTINGS, limits: { daily: 50, monthly: 30 } } });
      await callQuota.spend(30);
      expect(await callQuota.take({ visitor: OPERATOR, purpose: 'person' })).toEqual({
        ok: false,
        retryAt: Date.parse('2026-12-01T00:00:00Z'),
        message:
          'The remote service allows 30 calls a month; all are used. More are possible from 1 December, 00:00 UTC (in 9 days).',
      });
    });

    it('when a visitor’s share is used, although others have calls', async () => {
      const callQuota = testCallQuota();
      expect(await callQuota.spend(30, VISITOR)).toBe(25);
      expect(await callQuota.refusal(VISITOR)).toBe(
        `The remote service allows 50 calls a day; your share of 25 a day is used. What is kept here can still be read. ${DAY_ENDS}`,
      );
      expect(await callQuota.refusal(OTHER)).toBeUndefined();
    });

    it('when only the reserve is left, which an operator may use', async () => {
      const callQuota = testCallQuota();
      await callQuota.spend(45);
      expect(await callQuota.refusal(VISITOR)).toBe(
        `The remote service allows 50 calls a day; the last 5 are kept for the operator of this explorer. ${DAY_ENDS}`,
      );
      expect(await callQuota.refusal(OPERATOR)).toBeUndefined();
    });

    it('when only the reserve is left of the month', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(statusOf([0, 196], [4, 4]));
      expect(await callQuota.refusal(VISITOR)).toMatch(
        /^The remote service allows 200 calls a month; the last 5 are kept/,
      );
    });

    it('when no visitor waits for the reply', async () => {
      const callQuota = testCallQuota();
      expect(await callQuota.refusal(OPERATOR, 'prefetch')).toMatch(
        /^No call is spent on a page that no one has opened\./,
      );
      expect(await callQuota.spend(22)).toBe(22);
      expect(await callQuota.refusal(VISITOR, 'revalidate')).toBeUndefined();
      expect(await callQuota.refusal(VISITOR, 'revalidate')).toMatch(
        /; those that are left are kept for people who wait\./,
      );
      expect(await callQuota.refusal(VISITOR)).toBeUndefined();
    });

    it('with a limit of one call a day, in the singular', async () => {
      const callQuota = testCallQuota({ settings: { ...SETTINGS, limits: { daily: 1, monthly: 200 } } });
      expect(await callQuota.refusal(VISITOR)).toBeUndefined();
      expect(await callQuota.refusal(VISITOR)).toMatch(/^The remote service allows 1 call a day; it is used\./);
    });
  });

  describe('visitors without a known address', () => {
    it('count as one', async () => {
      const callQuota = testCallQuota();
      expect(await callQuota.spend(20, { name: 'unknown', operator: false })).toBe(20);
      expect((await callQuota.standing()).yours).toBe(5);
    });
  });

  describe('the shares', () => {
    it.each([
      [
        { daily: 50, reserve: 10, visitor: 50 },
        { reserve: 5, yours: 25 },
      ],
      [
        { daily: 51, reserve: 10, visitor: 50 },
        { reserve: 6, yours: 26 },
      ],
      [
        { daily: 10, reserve: 1, visitor: 1 },
        { reserve: 1, yours: 1 },
      ],
      [
        { daily: 9, reserve: 10, visitor: 100 },
        { reserve: 0, yours: 9 },
      ],
      [
        { daily: 50, reserve: 0, visitor: 100 },
        { reserve: 0, yours: 50 },
      ],
      [
        { daily: 50, reserve: 90, visitor: 100 },
        { reserve: 45, yours: 5 },
      ],
    ])('of %j are %j', async ({ daily, reserve, visitor }, expected) => {
      const limits = { daily, monthly: 200 };
      const callQuota = testCallQuota({ settings: { limits, reservePercent: reserve, visitorPercent: visitor } });
      expect(await callQuota.standing(VISITOR)).toMatchObject(expected);
      expect((await callQuota.standing(OPERATOR)).yours).toBe(daily);
    });
  });

  describe('the quota status', () => {
    it('has the limits, the calls left, and when they are renewed', async () => {
      const callQuota = testCallQuota();
      await callQuota.spend(3, VISITOR);
      const standing = await callQuota.standing(VISITOR);
      expect(quotaStatusSchema.omit({ form: true }).parse(standing)).toEqual(standing);
      expect(standing).toEqual({
        limits: { today: 50, this_month: 200 },
        left: { today: 47, this_month: 197 },
        yours: 22,
        reserve: 5,
        resets_at: { today: '2026-11-22T00:00:00.000Z', this_month: '2026-12-01T00:00:00.000Z' },
        counted_by: 'own',
        token: true,
      });
    });

    it.each([
      ['the next day', '2026-11-22T00:00:00Z', { today: 50, this_month: 195 }],
      ['the next month', '2026-12-01T00:00:00Z', { today: 50, this_month: 200 }],
    ])('is renewed on %s', async (_, moment, left) => {
      const callQuota = testCallQuota();
      await callQuota.spend(5);
      callQuota.at(moment);
      expect((await callQuota.standing()).left).toEqual(left);
    });
  });

  describe('the report', () => {
    it('has 31 days including empty ones, and this month’s endpoints, most calls first', async () => {
      const callQuota = testCallQuota();
      callQuota.at('2026-10-01T12:00:00Z');
      callQuota.note('versions', 'call');
      callQuota.at('2026-10-31T12:00:00Z');
      callQuota.note('get_company', 'call');
      callQuota.at('2026-11-21T12:00:00Z');
      callQuota.note('get_company', 'kept');
      callQuota.note('search_companies', 'call');
      callQuota.note('get_company', 'kept');
      const { days, endpoints } = await callQuota.report();
      expect(days).toHaveLength(31);
      expect([days[0], days[9], days[10], days[30]]).toEqual([
        { day: '2026-10-22', calls: 0, kept: 0 },
        { day: '2026-10-31', calls: 1, kept: 0 },
        { day: '2026-11-01', calls: 0, kept: 0 },
        { day: '2026-11-21', calls: 1, kept: 2 },
      ]);
      expect(endpoints).toEqual([
        { endpoint: 'search_companies', calls: 1, kept: 0 },
        { endpoint: 'get_company', calls: 0, kept: 2 },
      ]);
    });
  });
});
