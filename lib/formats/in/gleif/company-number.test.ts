import { describe, expect, test } from 'vitest';
import { identifyByLei } from './company-number';
import { leiRecord } from './fixtures';

const LEI = '9999001NVENTED000017';

const identify = (jurisdiction: string | null, authority: string | null, number: string | null, ocid?: string) =>
  identifyByLei(
    leiRecord({
      lei: LEI,
      jurisdiction,
      registeredAt: { authority, number, otherAuthority: null },
      mapped: ocid ? [{ system: 'ocid', uid: ocid }] : [],
    }),
  );

describe('the number of a company with an LEI', () => {
  test.each([
    ['GB', 'RA000585', '102498', 'gb', '00102498'],
    ['GB-SCT', 'RA000587', 'SC 1234', 'gb', 'SC001234'],
    ['US-DE', 'RA000602', '1234567', 'us_de', '1234567'],
    ['US-WA', 'RA000641', '600 000 001', 'us_wa', '600000001'],
    ['CA-ON', 'RA000079', '2167978', 'ca_on', '2167978'],
    ['NG-LA', 'RA000469', 'RC603315', 'ng', 'RC603315'],
    ['SE', 'RA000544', '5560000001', 'se', '556000-0001'],
    ['SE', 'RA000544', '556000-0001', 'se', '556000-0001'],
    ['NO', 'RA000472', '900 000 001', 'no', '900000001'],
    ['BE', 'RA000025', '0400.000.001', 'be', '0400000001'],
    ['BE', 'RA000025', '400000001', 'be', '0400000001'],
    ['BR', 'RA000681', '12.345.678/0001-95', 'br', '12345678'],
    ['AT', 'RA000017', 'FN 12345a', 'at', '12345a'],
    ['CY', 'RA000161', 'ΗΕ 350042', 'cy', 'HE350042'],
    ['MT', 'RA000443', 'C 1234', 'mt', 'C1234'],
  ])('is, in %s by %s, for %s: %s/%s', (jurisdiction, authority, given, code, number) => {
    expect(identify(jurisdiction, authority, given)).toMatchObject({
      jurisdiction_code: code,
      company_number: number,
      number_is_stand_in: false,
      native_company_number: given === number ? null : given,
    });
  });

  test.each([
    ['a register of funds', 'US-MA', 'RA000665', 'S000005113'],
    ['the register of another country', 'FR', 'RA000585', '00102498'],
    ['no authority', 'GB', 'RA999999', null],
    ['an authority not yet on the list', 'GB', 'RA888888', '1'],
    ['a French number of another form', 'FR', 'RA000192', 'W123456789'],
    ['an old Japanese entry', 'JP', 'RA000412', '0100-01-000001'],
    ['a Romanian tax number', 'RO', 'RA000497', '12345678'],
    ['blanks only', 'GG', 'RA000383', '  '],
  ])('is the LEI itself until a number arrives: %s', (_, jurisdiction, authority, given) => {
    expect(identify(jurisdiction, authority, given)).toMatchObject({
      company_number: LEI,
      number_is_stand_in: true,
      native_company_number: null,
    });
  });

  test('is that of a German court only together with the court', () => {
    expect(identify('DE', 'RA000242', 'HRB 1')).toEqual({
      jurisdiction_code: 'de',
      company_number: LEI,
      number_is_stand_in: true,
      native_company_number: 'Frankfurt am Main HRB 1',
      keys: ['german-register:frankfurt/HRB1'],
    });
  });

  test.each([
    ['de/M1201_HRB1', { company_number: 'M1201_HRB1', number_is_stand_in: false }],
    ['de/extuid_12', { company_number: LEI, number_is_stand_in: true }],
    ['at/12345a', { company_number: LEI, number_is_stand_in: true }],
    ['de', { company_number: LEI, number_is_stand_in: true }],
  ])('comes from the key %s where the authority gives none', (ocid, expected) => {
    expect(identify('DE', 'RA000242', 'HRB 1', ocid)).toMatchObject(expected);
  });

  test.each([null, 'ZZ', 'nonsense'])('is null without a jurisdiction: %s', (jurisdiction) => {
    expect(identify(jurisdiction, 'RA000585', '1')).toBeNull();
  });
});
