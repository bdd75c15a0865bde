import { describe, expect, it } from 'vitest';
import { isDay, newAccount, table } from './token-text';

describe('the last day of a token', () => {
  it.each(['2027-01-31', '2028-02-29'])('may be %s', (day) => expect(isDay(day)).toBe(true));
  it.each(['2027-02-29', '31/01/2027', '2027-1-31', '2027-01-31T00:00', ''])('may not be %j', (day) =>
    expect(isDay(day)).toBe(false),
  );
});

describe('a new account', () => {
  it.each([
    [{ plan: 'free' }, { plan: 'free' }],
    [
      { plan: 'free', daily: '7' },
      { plan: 'free', daily_limit: 7 },
    ],
    [
      { plan: 'press', daily: '0', monthly: '9' },
      { plan: 'press', daily_limit: 0, monthly_limit: 9 },
    ],
  ])('is created with %j', (given, account) => expect(newAccount(given)).toMatchObject(account));

  it.each([
    [{}, /Name a plan/],
    [{ plan: 'free', expires: 'soon' }, /--expires is "soon"; it must be YYYY-MM-DD/],
    [{ plan: 'free', daily: '-1' }, /--daily is "-1"; it must be a whole number/],
    [{ plan: 'press', daily: '5' }, /no plan "press", only default, free.*needs --daily and --monthly/],
  ])('is not created with %j', (given, sentence) => expect(() => newAccount(given)).toThrow(sentence));
});

describe('the list of accounts', () => {
  const defaults = { daily: 50, monthly: 200 };

  it('says if there are none', () => {
    expect(table([], defaults)).toBe('There are no accounts.');
  });

  it('has columns, with the limits of each', () => {
    const own = { daily_limit: 7, monthly_limit: null };
    const account = {
      id: 12,
      plan: 'research',
      status: 'approved',
      expiry_date: null,
      created_at: '2027-01-01',
      ...own,
    };
    expect(table([account], defaults)).toBe(
      'id  plan      status    expires  a day  a month  created\n' +
        '12  research  approved               7      200  2027-01-01',
    );
  });
});
