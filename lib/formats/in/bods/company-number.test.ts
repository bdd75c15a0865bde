import { describe, expect, test } from 'vitest';
import { identifyCompany, readIdentifiers } from './company-number';

const LEI = '5299000000000000X112';

type Row = [because: string, code: string | null, identifiers: [string, string][], expected: [string, string] | null];

const CASES: Row[] = [
  ['the number of the national register', 'GB', [['GB-COH', '1234567']], ['gb', '01234567']],
  ['a jurisdiction taken from the register, where none is given', null, [['GB-COH', '01234567']], ['gb', '01234567']],
  [
    'the number before the LEI',
    'NL',
    [
      ['XI-LEI', LEI],
      ['NL-KVK', '12345678'],
    ],
    ['nl', '12345678'],
  ],
  ['a number closed up', 'FR', [['FR-RCS', '542 000 327']], ['fr', '542000327']],
  [
    'a file number of a state under a federal label',
    'US-DE',
    [
      ['XI-LEI', LEI],
      ['US-SAM', '7000001'],
    ],
    ['us_de', '7000001'],
  ],
  [
    'no real federal id as a file number',
    'US-DE',
    [
      ['XI-LEI', LEI],
      ['US-SAM', 'ABCDEF123456'],
    ],
    ['us_de', LEI],
  ],
  [
    'no file number where the state is not known',
    'US',
    [
      ['XI-LEI', LEI],
      ['US-SAM', '7000001'],
    ],
    ['us', LEI],
  ],
  ['an OGRN under the label of a tax number', 'RU', [['RU-INN', '1020000000002']], ['ru', '1020000000002']],
  ['no tax number for an OGRN', 'RU', [['RU-INN', '7700000001']], null],
  [
    'no number of a foreign register',
    'GB',
    [
      ['XI-LEI', LEI],
      ['IN-MCA', 'F00001'],
    ],
    ['gb', LEI],
  ],
  [
    'no number that counts within one court',
    'DE',
    [
      ['XI-LEI', LEI],
      ['DE-CR', 'HRB 1'],
    ],
    ['de', LEI],
  ],
  ['the LEI alone', 'IR', [['XI-LEI', LEI]], ['ir', LEI]],
  ['nothing where there is no identifier', 'GB', [], null],
  ['nothing where the LEI has no jurisdiction', null, [['XI-LEI', LEI]], null],
];

const identify = (code: string | null, identifiers: { scheme?: string; schemeName?: string; id: string }[]) =>
  identifyCompany(code ? { code } : {}, readIdentifiers({ identifiers }));

describe('the company number', () => {
  test.each(CASES)('is %s', (_, code, identifiers, expected) => {
    const identity = identify(
      code,
      identifiers.map(([scheme, id]) => ({ scheme, id })),
    );
    expect(identity && [identity.jurisdiction_code, identity.company_number]).toEqual(expected);
    expect(identity?.number_is_stand_in ?? false).toBe(expected?.[1] === LEI);
  });

  test('is found by the name of the register where 0.2 gives no code', () => {
    expect(identify('DK', [{ schemeName: 'DK Centrale Virksomhedsregister', id: '12345678' }])?.company_number).toBe(
      '12345678',
    );
    expect(identify('US-DE', [{ schemeName: 'Company Registry, Delaware', id: '777' }])?.company_number).toBe('777');
  });

  test('that is local is kept as the native one', () => {
    expect(
      identify('DE', [
        { scheme: 'XI-LEI', id: LEI },
        { scheme: 'DE-CR', id: 'HRB 1' },
      ])?.native_company_number,
    ).toBe('HRB 1');
  });
});
