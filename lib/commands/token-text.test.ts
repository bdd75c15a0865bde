import { describe, expect, it } from 'vitest';
import { isDay, table } from './token-text';

describe('the last day of a token', () => {
  it.each(['2027-01-31', '2028-02-29'])('may be %s', (day) => expect(isDay(day)).toBe(true));
  it.each(['2027-02-29', '31/01/2027', '2027-1-31', '2027-01-31T00:00', ''])('may not be %j', (day) =>
    expect(isDay(day)).toBe(false),
  );
});

describe('the list of accounts', () => {
  it('says so when there are none', () => {
    expect(table([])).toBe('There are no accounts.');
  });

  it('stands in columns', () => {
    const account = { id: 12, plan: 'research', status: 'approved', expiry_date: null, created_at: '2027-01-01' };
    expect(table([account])).toBe(
      'id  plan      status    expires  created\n12  research  approved           2027-01-01',
    );
  });
});
