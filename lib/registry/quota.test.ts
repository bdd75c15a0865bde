import { describe, expect, it } from 'vitest';
import { callerOfAddress } from '@/lib/shared/caller.mjs';
import { callsRemaining, limitsOf, quotaExceeded, rateLimitHeaders } from './request';

const now = new Date('2026-11-21T12:30:00.500Z');
const defaults = { daily: 50, monthly: 200 };
const callerQuota = (today: number, this_month: number) => ({ limits: defaults, usage: { today, this_month } });
const seconds = (moment: string): string => String(Date.parse(moment) / 1000);

describe('remaining calls', () => {
  it.each([
    [0, 0, { today: 50, this_month: 200 }],
    [50, 60, { today: 0, this_month: 140 }],
    [10, 190, { today: 10, this_month: 10 }],
    [70, 300, { today: 0, this_month: 0 }],
  ])('of 50 a day and 200 a month after %i and %i calls', (today, this_month, remaining) => {
    expect(callsRemaining(callerQuota(today, this_month))).toEqual(remaining);
  });

  it.each([
    [1, 1, '50', '49', '2026-11-22T00:00:00Z'],
    [50, 60, '50', '0', '2026-11-22T00:00:00Z'],
    [10, 190, '200', '10', '2026-12-01T00:00:00Z'],
    [50, 200, '200', '0', '2026-12-01T00:00:00Z'],
  ])('after %i and %i calls is said of the window that ends first', (today, this_month, limit, remaining, resets) => {
    expect(rateLimitHeaders(callerQuota(today, this_month), now)).toEqual({
      'X-RateLimit-Limit': limit,
      'X-RateLimit-Remaining': remaining,
      'X-RateLimit-Reset': seconds(resets),
    });
  });

  it('ends the year with the month', () => {
    const december = new Date('2026-12-31T23:59:59Z');
    expect(rateLimitHeaders(callerQuota(0, 200), december)['X-RateLimit-Reset']).toBe(seconds('2027-01-01T00:00:00Z'));
  });
});

describe('a quota that is used up', () => {
  it.each([
    [50, 60, 'The allowance of 50 calls a day is used up; it begins anew at 2026-11-22T00:00:00Z.', '41400'],
    [3, 200, 'The allowance of 200 calls a month is used up; it begins anew at 2026-12-01T00:00:00Z.', '819000'],
  ])('after %i and %i calls says when it is reset', (today, this_month, sentence, wait) => {
    const error = quotaExceeded(callerQuota(today, this_month), now);
    expect(error).toMatchObject({ status: 403, message: sentence, headers: { 'Retry-After': wait } });
  });
});

describe('limits', () => {
  it.each([
    ['without an account', undefined, defaults],
    ['of the default plan', { plan: 'default' }, defaults],
    ['of an unknown plan', { plan: 'toString' }, defaults],
    ['of a plan', { plan: 'free' }, { daily: 500, monthly: 10_000 }],
    ['of one’s own', { plan: 'free', daily_limit: 0, monthly_limit: null }, { daily: 0, monthly: 10_000 }],
  ])('are those %s', (_, account, limits) => expect(limitsOf(account, defaults)).toEqual(limits));
});

describe('the name under which an address is counted', () => {
  it.each([
    ['192.0.2.7', 'address:192.0.2.7'],
    ['::ffff:192.0.2.7', 'address:192.0.2.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', 'address:2001:db8:0:1::/64'],
    ['2001:DB8:0:1::9', 'address:2001:db8:0:1::/64'],
    ['2001:db8::9', 'address:2001:db8:0:0::/64'],
    ['::1', 'address:0:0:0:0::/64'],
    ['fe80::1%eth0', 'address:fe80:0:0:0::/64'],
    ['192.0.2.7:4711', 'address:192.0.2.7'],
    ['[2001:db8::9]:4711', 'address:2001:db8:0:0::/64'],
    ['anything else', 'address:unknown'],
    [undefined, 'address:unknown'],
  ])('of %s is %s', (address, caller) => expect(callerOfAddress(address)).toBe(caller));
});
