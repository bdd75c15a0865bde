import { describe, expect, test } from 'vitest';
import type { CompanyInput, RegisterInput } from '@/lib/register/store/records';
import { findWrongIdentifiers } from './check-digits';

const company = (part: Partial<CompanyInput>): CompanyInput => ({
  ...{
    kind: 'company',
    jurisdiction_code: 'xx',
    company_number: '1',
    record_key: 'k',
    name: 'Invented Ltd',
    source: {},
  },
  ...part,
});

const inRegister = (jurisdiction_code: string, company_number: string) =>
  company({ jurisdiction_code, company_number });
const inSystem = (identifier_system_code: string, uid: string) =>
  company({ identifiers: [{ identifier_system_code, uid }] });
const isin = (number: string): RegisterInput => ({
  ...{ kind: 'datum', key: 'k', companies: [], data_type: 'SecurityIdentifier', title: 'ISIN' },
  ...{ attributes: { isin: number }, source: {} },
});

type Make = (number: string) => RegisterInput;

/** Right numbers that the publishers of the systems, and of programs that check them, give as examples. */
const SYSTEMS: [system: string, make: Make, right: string[]][] = [
  ['KBO/BCE', (number) => inRegister('be', number), ['0403044007', '0428759497']],
  ['UID', (number) => inRegister('ch', number), ['CHE-100.155.212', 'CHE100155212']],
  ['CVR', (number) => inRegister('dk', number), ['13585628', '24256790', '13748136']],
  ['Y-tunnus', (number) => inRegister('fi', number), ['2077474-0', '0112038-9']],
  ['SIREN', (number) => inRegister('fr', number), ['732829320', '552008443']],
  ['Organisasjonsnummer', (number) => inRegister('no', number), ['988077917', '923609016']],
  ['Organisationsnummer', (number) => inRegister('se', number), ['556012-5790', '1234567897']],
  ['CNPJ', (number) => inSystem('br_cnpj', number), ['16727230000197', '00000000000191', '12ABC34501DE35']],
  ['SIRET', (number) => inSystem('fr_siret', number), ['73282932000074', '35600000049837']],
  ['ISIN', isin, ['US0378331005', 'AU0000XVGZA3', 'GB0002634946']],
  ['LEI', (number) => inSystem('lei', number), ['5493001KJTIIGC8Y1R12', '213800KUD8LAJWSQ9D15']],
  ['ОГРН', (number) => inSystem('ru_ogrn', number), ['1022200525819', '385768585948949']],
];

/** The number with another last digit. */
const misprinted = (number: string): string => number.slice(0, -1) + String((Number(number.at(-1)) + 3) % 10);

describe.each(SYSTEMS)('a %s', (system, make, right) => {
  test.each(right)('%s is right, and misprinted it is not', (number) => {
    expect(findWrongIdentifiers(make(number))).toEqual([]);
    expect(findWrongIdentifiers(make(misprinted(number)))).toEqual([{ system, number: misprinted(number) }]);
  });

  test('of another form is left alone', () => {
    for (const number of ['', 'HRB 7042', 'A', '0']) expect(findWrongIdentifiers(make(number))).toEqual([]);
  });
});

test('a stand-in number and numbers of other registers are left alone', () => {
  expect(findWrongIdentifiers({ ...inRegister('no', '123456789'), number_is_stand_in: true })).toEqual([]);
  expect(findWrongIdentifiers(inRegister('gb', '00102498'))).toEqual([]);
});

test('each wrong identifier of a record is found', () => {
  const input = company({
    ...{ jurisdiction_code: 'fr', company_number: '732829321' },
    identifiers: [
      { identifier_system_code: 'lei', uid: '5493001KJTIIGC8Y1R13' },
      { identifier_system_code: 'fr_siret', uid: '73282932000074' },
    ],
  });
  expect(findWrongIdentifiers(input).map(({ system }) => system)).toEqual(['SIREN', 'LEI']);
});
