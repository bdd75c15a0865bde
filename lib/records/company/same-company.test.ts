import { describe, expect, it } from 'vitest';
import { companyWith } from './company.fixture';
import { type ComparableCompany, compareRecords, possibleDuplicates } from './same-company';

type Facts = Partial<ComparableCompany>;

const record = (facts: Facts): ComparableCompany => ({ ...companyWith(), number_is_stand_in: false, ...facts });
const identified = (uid: string, identifier_system_code = 'lei') => ({
  identifiers: [{ identifier: { uid, identifier_system_code } }],
});
const formerly = (company_name: string) => ({ previous_names: [{ company_name }] });

const LTD = { name: 'Zephyr Widgets Ltd' };
const STAND_IN = { number_is_stand_in: true, company_number: 'CIK77' };
const PLACE = { registered_address_in_full: '1 High Street, Duxbury, AB1 2CD' };
const DAY = { incorporation_date: '2001-02-03' };
const DELAWARE = { jurisdiction_code: 'us_de' };
const TEXAS = { jurisdiction_code: 'us_tx' };
const FRANCE = { jurisdiction_code: 'fr' };

describe('two records', () => {
  it.each<[string, 'likely' | 'possible', Facts, Facts]>([
    ['with one LEI', 'likely', identified('529900A'), identified('529900a ')],
    ['with one LEI, under other names', 'likely', { ...identified('529900A'), ...LTD }, { ...identified('529900A') }],
    ['with one LEI, in two countries', 'likely', identified('529900A'), { ...identified('529900A'), ...FRANCE }],
    ['with one number of another system', 'likely', identified('77', 'us_sec_cik'), identified('77', 'us_sec_cik')],
    [
      'of one name, address and day, one without the number of the register',
      'likely',
      { ...LTD, ...PLACE, ...DAY },
      { ...LTD, ...PLACE, ...DAY, ...STAND_IN },
    ],
    [
      'of one name and address in two registers of a country',
      'possible',
      { ...LTD, ...PLACE, ...DELAWARE },
      { ...LTD, ...PLACE, ...TEXAS },
    ],
    [
      'of one name in another spelling and one day',
      'possible',
      { ...LTD, ...DAY, ...STAND_IN },
      { name: 'ZEPHYR WIDGETS LIMITED', ...DAY },
    ],
    [
      'of one name, address and day in two countries',
      'possible',
      { ...LTD, ...PLACE, ...DAY },
      { ...LTD, ...PLACE, ...DAY, ...FRANCE },
    ],
    [
      'of one name, address and day with two numbers of one register',
      'possible',
      { ...LTD, ...PLACE, ...DAY },
      { ...LTD, ...PLACE, ...DAY, company_number: '2' },
    ],
    [
      'of one name in one country, one without the number of its register',
      'possible',
      { ...LTD, ...DELAWARE, ...STAND_IN },
      { ...LTD, ...TEXAS },
    ],
    [
      'if the name of one is a former name of the other, at one address',
      'possible',
      { ...LTD, ...PLACE, ...STAND_IN },
      { name: 'Mistral Ltd', ...PLACE, ...formerly('Zephyr Widgets Limited') },
    ],
  ])('%s may be one company: %s', (_, likelihood, a, b) => {
    expect(compareRecords(record(a), record(b))?.likelihood).toBe(likelihood);
    expect(compareRecords(record(b), record(a))?.likelihood).toBe(likelihood);
  });

  it.each<[string, Facts, Facts]>([
    ['of one name in different countries', LTD, { ...LTD, ...FRANCE }],
    ['of one name and address in different countries', { ...LTD, ...PLACE }, { ...LTD, ...PLACE, ...FRANCE }],
    ['of one name and day in different countries', { ...LTD, ...DAY }, { ...LTD, ...DAY, ...FRANCE }],
    ['of one name and stand-in numbers in different countries', { ...LTD, ...STAND_IN }, { ...LTD, ...FRANCE }],
    ['of one name with two numbers of a register', LTD, { ...LTD, company_number: '2' }],
    [
      'of one name and address with two numbers of a register',
      { ...LTD, ...PLACE },
      { ...LTD, ...PLACE, company_number: '2' },
    ],
    ['of one name in two registers of a country', { ...LTD, ...DELAWARE }, { ...LTD, ...TEXAS }],
    [
      'of one name and address, incorporated on other days',
      { ...LTD, ...PLACE, ...STAND_IN, ...DAY },
      { ...LTD, ...PLACE, incorporation_date: '2001-02-04' },
    ],
    ['with other legal forms', { ...LTD, ...PLACE, ...STAND_IN }, { name: 'Zephyr Widgets plc', ...PLACE }],
    [
      'with other LEIs',
      { ...LTD, ...PLACE, ...STAND_IN, ...identified('529900A') },
      { ...LTD, ...PLACE, ...identified('529900B') },
    ],
    ['with one tax number of a group', identified('GB1', 'gb_vat'), { ...LTD, ...identified('GB1', 'gb_vat') }],
    ['with the same text in two systems', identified('77', 'permid'), { ...LTD, ...identified('77', 'capiq') }],
    ['that are a company and its branch', { ...LTD, ...PLACE, ...STAND_IN }, { ...LTD, ...PLACE, branch: 'F' }],
    [
      'that are a company and its branch, with one LEI',
      identified('529900A'),
      { ...identified('529900A'), branch: 'F', ...FRANCE },
    ],
    [
      'with a former name of the other and nothing else',
      { ...LTD, ...STAND_IN },
      { name: 'Mistral Ltd', ...formerly('Zephyr Widgets Ltd') },
    ],
    ['in one town', { ...STAND_IN, ...LTD, registered_address_in_full: 'Duxbury' }, { name: 'Zephyr Ltd' }],
    ['whose names have no letters', { name: '☂', ...STAND_IN }, { name: '☃' }],
    ['with nothing in common', LTD, { name: 'Mistral Ltd' }],
  ])('%s are not shown as one', (_, a, b) => {
    expect(compareRecords(record(a), record(b))).toBeUndefined();
    expect(compareRecords(record(b), record(a))).toBeUndefined();
  });
});

describe('records that may be one company', () => {
  it('give their reasons, the likeliest first', () => {
    const own = record({ ...LTD, ...DELAWARE, ...STAND_IN, ...identified('529900A') });
    const found = possibleDuplicates(own, [
      record({ ...LTD, ...TEXAS, company_number: '1' }),
      record({ name: 'Mistral', ...TEXAS, company_number: '2', ...identified('529900A') }),
    ]);
    expect(found.map(({ company_number, reasons }) => [company_number, reasons.map(({ says }) => says)])).toEqual([
      ['2', ['same_identifier']],
      ['1', ['same_name', 'same_country', 'no_register_number']],
    ]);
  });

  it('are none of several that share only a name', () => {
    const others = ['1', '2'].map((company_number) => record({ ...LTD, ...TEXAS, company_number }));
    expect(possibleDuplicates(record({ ...LTD, ...DELAWARE, ...STAND_IN }), others)).toEqual([]);
    expect(possibleDuplicates(record({ ...LTD, ...DELAWARE, ...STAND_IN }), others.slice(1))).toHaveLength(1);
  });
});
