import { describe, expect, it } from 'vitest';
import { membersInWords } from './members-in-words';

const member = (jurisdiction_code: string | null, inactive: boolean | null) => ({
  company: { name: 'Invented Ltd', jurisdiction_code, inactive, service_url: '/companies/gb/1' },
});

describe('a grouping in one sentence', () => {
  it.each([
    [[], '0 companies.'],
    [[member('gb', false)], '1 company in 1 jurisdiction.'],
    [[member(null, false), member(null, false)], '2 companies.'],
    [
      [member('gb', true), member('fr', null), member('fr', false)],
      '3 companies in 2 jurisdictions, 1 inactive and 1 of unknown activity.',
    ],
  ])('counts what is known, and says what is not: %j', (memberships, words) =>
    expect(membersInWords(memberships)).toBe(words),
  );
});
