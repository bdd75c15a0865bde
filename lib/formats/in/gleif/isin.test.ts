import { describe, expect, test } from 'vitest';
import { lei } from './fixtures';
import { mapIsin } from './gleif';

const FILE = { name: 'isins.json', date: '2024-01-01T00:00:00.000Z' };

describe('the number of a security', () => {
  test('is a data item of its issuer, not an identifier', () => {
    expect(mapIsin({ lei: lei(1), isin: 'DE0001234567' }, FILE, '2025-05-15T00:00:00Z')).toEqual([
      {
        kind: 'datum',
        key: 'gleif:isin:DE0001234567',
        companies: [{ key: `lei:${lei(1)}`, name: lei(1), entity_type: 'company', identifier: lei(1) }],
        data_type: 'SecurityIdentifier',
        title: 'ISIN DE0001234567',
        attributes: { isin: 'DE0001234567' },
        source: expect.objectContaining({ publisher: 'GLEIF', retrieved_at: '2025-05-15T00:00:00+00:00' }),
      },
    ]);
  });

  test.each([
    ['without its issuer', { isin: 'DE0001234567' }],
    ['without its form', { lei: lei(1), isin: 'DE00012345' }],
    ['of nothing', {}],
  ])('%s is left out with the reason', (_, attributes) => {
    const skip = 'a securities number without its form, or without the LEI of its issuer';
    expect(mapIsin(attributes, FILE, null)).toEqual({ skip });
  });
});
