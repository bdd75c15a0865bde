import { describe, expect, test } from 'vitest';
import { lei } from './fixtures';
import { gleif, mapIsin } from './gleif';

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

test('an issuer of LEIs is a data item of the company, with what it calls itself and its accreditation', () => {
  const attributes = {
    ...{ lei: lei(2), name: 'Invented Data Service', marketingName: 'InventLEI' },
    ...{ website: 'https://lei.example/', accreditationDate: '2017-04-13T00:00:00+00:00' },
  };
  const issuer = { data: { type: 'lei-issuers', id: lei(2), attributes } };
  expect(gleif.createMapper()(issuer.data, FILE, false)).toEqual([
    {
      ...{ kind: 'datum', key: `gleif:issuer:${lei(2)}`, data_type: 'LeiIssuer' },
      companies: [{ key: `lei:${lei(2)}`, name: 'Invented Data Service', entity_type: 'company', identifier: lei(2) }],
      title: 'Issuer of Legal Entity Identifiers',
      attributes: { marketing_name: 'InventLEI', website: 'https://lei.example/', accredited_on: '2017-04-13' },
      source: expect.objectContaining({ publisher: 'GLEIF' }),
    },
  ]);
  expect(gleif.createMapper()({ type: 'lei-issuers', attributes: {} }, FILE, false)).toEqual({
    skip: 'an issuer of LEIs without its own LEI or its name',
  });
});
