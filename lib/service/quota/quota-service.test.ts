import { describe, expect, it } from 'vitest';
import { describeQuotas, OPERATOR, OTHER, statusOf } from './quota.fixture';

describeQuotas((testCallQuota) => {
  describe('the service’s own count', () => {
    it('is continued by ours', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(statusOf([10, 60], [40, 140]));
      await callQuota.spend(3);
      expect(await callQuota.standing()).toMatchObject({ left: { today: 37, this_month: 137 }, counted_by: 'service' });
    });

    it('gives the limits, also of a larger plan, and on the next day', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(statusOf([100, 1000], [400, 9000]));
      expect((await callQuota.standing()).limits).toEqual({ today: 500, this_month: 10_000 });
      callQuota.at('2026-11-22T01:00:00Z');
      const standing = await callQuota.standing();
      expect(standing).toMatchObject({
        limits: { today: 500 },
        left: { today: 500, this_month: 9000 },
        counted_by: 'own',
      });
    });

    it('does not return calls that we sent and it has not counted yet', async () => {
      const callQuota = testCallQuota();
      await callQuota.spend(20);
      await callQuota.learn(statusOf([0, 0], [50, 200]));
      expect((await callQuota.standing()).left).toEqual({ today: 30, this_month: 180 });
    });

    it.each([
      ['the month ends first', statusOf([5, 190], [10, 10]), { today: 50, this_month: 200 }],
      ['refused calls were counted too', statusOf([53, 60], [0, 140]), { today: 50, this_month: 200 }],
      ['less is allowed than we believed', statusOf([20, 60], [0, 40]), { today: 20, this_month: 100 }],
      ['all of the month is used', statusOf([5, 210], [0, 0]), { today: 50, this_month: 200 }],
      [
        'calls of the day before were counted too, and the month is used up',
        statusOf([53, 200], [0, 0]),
        { today: 50, this_month: 200 },
      ],
      ['it says nonsense', statusOf([-5, -5], [-3, -3]), { today: 50, this_month: 0 }],
    ])('is understood if %s', async (_, status, limits) => {
      const callQuota = testCallQuota();
      await callQuota.learn(status);
      expect((await callQuota.standing()).limits).toEqual(limits);
    });

    it('treats a call given back as not made', async () => {
      const callQuota = testCallQuota();
      const taken = await callQuota.take({ visitor: OPERATOR, purpose: 'person' });
      await callQuota.learn(statusOf([40, 40], [10, 160]));
      await callQuota.giveBack(taken);
      expect((await callQuota.standing()).left.today).toBe(10);
      await callQuota.spend(1);
      expect((await callQuota.standing()).left.today).toBe(9);
    });
  });

  describe('a quota that the service reports as used up', () => {
    it.each([
      ['until the moment it named', '2026-11-21T14:00:00Z', '2026-11-21T14:00:00Z', 'from 14:00 UTC (in 90 minutes)'],
      ['until midnight where it named none', undefined, '2026-11-22T00:00:00Z', 'from 00:00 UTC (in 12 hours)'],
      [
        'until midnight at most, for the calls of the day',
        '2026-11-22T00:00:00Z',
        '2026-11-22T00:00:00Z',
        'from 00:00 UTC (in 12 hours)',
      ],
      [
        'for a minute where it named the next day',
        '2026-11-22T00:00:01Z',
        '2026-11-21T12:31:00Z',
        'from 12:31 UTC (in 1 minute)',
      ],
      [
        'for a minute where it named a year',
        '2027-06-01T00:00:00Z',
        '2026-11-21T12:31:00Z',
        'from 12:31 UTC (in 1 minute)',
      ],
      ['until midnight where it named no moment', 'soon', '2026-11-22T00:00:00Z', 'from 00:00 UTC (in 12 hours)'],
    ])('stops every call %s', async (_, named, until, when) => {
      const callQuota = testCallQuota();
      await callQuota.usedUp(named === undefined ? undefined : Date.parse(named));
      const retryAt = Date.parse(until);
      const message = `The remote service says that our calls are used up. More are possible ${when}.`;
      expect(await callQuota.take({ visitor: OPERATOR, purpose: 'person' })).toEqual({ ok: false, retryAt, message });
      expect(await callQuota.standing(OPERATOR)).toMatchObject({ left: { today: 0 }, yours: 0 });
      callQuota.at(until);
      expect(await callQuota.refusal(OPERATOR)).toBeUndefined();
    });

    it.each([
      ['and none was named', undefined, true],
      ['but not before a moment that was named', Date.parse('2026-11-21T14:00:00Z'), false],
    ])('is available again when a status reports calls left, %s', async (_, until, isGranted) => {
      const callQuota = testCallQuota();
      await callQuota.usedUp(until);
      await callQuota.learn(statusOf([50, 60], [0, 140]));
      expect(await callQuota.spend(1)).toBe(0);
      await callQuota.learn(statusOf([0, 0], [50, 200]));
      expect(await callQuota.spend(1)).toBe(isGranted ? 1 : 0);
    });
  });

  describe('a refusal until the end of the month', () => {
    it('is believed if the calls of the month are known to be used', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(statusOf([5, 200], [0, 0]));
      await callQuota.usedUp(Date.parse('2026-12-01T00:00:00Z'));
      callQuota.at('2026-11-29T00:00:00Z');
      expect(await callQuota.refusal(OPERATOR)).toContain(
        'says that our calls are used up. More are possible from 1 December',
      );
      callQuota.at('2026-12-01T00:00:00Z');
      expect(await callQuota.refusal(OPERATOR)).toBeUndefined();
    });

    it('that is not believed leaves the reserve to the operator when it is over', async () => {
      const callQuota = testCallQuota();
      await callQuota.spend(45);
      await callQuota.usedUp(Date.parse('2026-12-01T00:00:00Z'));
      callQuota.at('2026-11-21T12:31:00Z');
      expect(await callQuota.refusal(OTHER)).toContain('kept for the operator');
      expect(await callQuota.spend(9)).toBe(5);
    });
  });

  describe('a clock that is set back', () => {
    it.each([
      ['by an hour over midnight', '2026-11-22T00:10:00Z', '2026-11-21T23:10:00Z'],
      ['over the end of a month', '2026-12-01T00:10:00Z', '2026-11-30T12:00:00Z'],
      ['by years', '2031-05-05T12:00:00Z', '2026-11-21T12:30:00Z'],
    ])('%s frees no call and locks none', async (_, before, after) => {
      const callQuota = testCallQuota();
      callQuota.at(before);
      expect(await callQuota.spend(30)).toBe(30);
      callQuota.at(after);
      expect(await callQuota.spend(50)).toBe(20);
      callQuota.at('2026-12-04T12:00:00Z');
      expect(await callQuota.spend(60)).toBe(50);
    });

    it('does not keep a refusal that was noted under it', async () => {
      const callQuota = testCallQuota();
      callQuota.at('2031-05-05T12:00:00Z');
      await callQuota.usedUp(undefined);
      callQuota.at('2026-11-21T12:30:00Z');
      expect(await callQuota.refusal(OPERATOR)).toBeUndefined();
    });

    it('does not keep the account status from being asked for', async () => {
      const callQuota = testCallQuota();
      callQuota.at('2031-05-05T12:00:00Z');
      await callQuota.learn(statusOf([0, 0], [50, 200]));
      expect(await callQuota.wantsStatus(Date.parse('2026-11-21T12:30:00Z'))).toBe(true);
    });
  });

  describe('the account status is requested', () => {
    const at = (time: string): number => Date.parse(`2026-11-${time}:00Z`);
    const START = statusOf([0, 0], [50, 200]);

    it('on first use, once', async () => {
      const callQuota = testCallQuota();
      expect(await callQuota.wantsStatus(at('21T12:30'))).toBe(true);
      await callQuota.learn(START);
      expect(await callQuota.wantsStatus(at('21T12:31'))).toBe(false);
    });

    it.each([
      ['after midnight', 0, '22T00:00', true],
      ['after 25 calls', 25, '21T12:31', true],
      ['not after 24', 24, '21T12:31', false],
      ['after 30 minutes with calls', 1, '21T13:00', true],
      ['not after 29 minutes', 1, '21T12:59', false],
      ['not after 30 minutes without calls', 0, '21T13:00', false],
      ['not in the minute after the last answer', 25, '21T12:30', false],
    ])('%s', async (_, calls, moment, expected) => {
      const callQuota = testCallQuota();
      await callQuota.learn(START);
      await callQuota.spend(calls);
      expect(await callQuota.wantsStatus(at(moment))).toBe(expected);
    });

    it('after 30 minutes without calls left, because there may be new ones', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(statusOf([50, 60], [0, 140]));
      expect(await callQuota.wantsStatus(at('21T12:59'))).toBe(false);
      expect(await callQuota.wantsStatus(at('21T13:00'))).toBe(true);
    });

    it('after a refusal', async () => {
      const callQuota = testCallQuota();
      await callQuota.learn(START);
      await callQuota.usedUp(undefined);
      expect(await callQuota.wantsStatus(at('21T12:30'))).toBe(false);
      expect(await callQuota.wantsStatus(at('21T12:31'))).toBe(true);
    });

    it('not again on the same day from a service without one, even after a refusal', async () => {
      const callQuota = testCallQuota();
      callQuota.missed(true);
      await callQuota.usedUp(undefined);
      expect(await callQuota.wantsStatus(at('21T23:59'))).toBe(false);
      expect(await callQuota.wantsStatus(at('22T00:00'))).toBe(true);
    });

    it('less and less often from a failing service', async () => {
      const callQuota = testCallQuota();
      callQuota.missed(false);
      expect(await callQuota.wantsStatus(at('21T12:31'))).toBe(true);
      for (let failure = 2; failure <= 20; failure++) callQuota.missed(false);
      expect(await callQuota.wantsStatus(at('21T12:59'))).toBe(false);
      expect(await callQuota.wantsStatus(at('21T13:00'))).toBe(true);
    });

    it('never without a token, because there is no account', async () => {
      expect(await testCallQuota({ token: false }).wantsStatus(at('21T12:30'))).toBe(false);
    });
  });
});
