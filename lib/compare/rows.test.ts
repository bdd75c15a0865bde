import { describe, expect, it } from 'vitest';
import { companyWith } from '@/lib/company/company.fixture';
import type { Company } from '@/lib/contract/company';
import { agreementOf } from './agreement';
import { labelsOf } from './labels';
import { agreementInWords, compareFacts } from './rows';

const TODAY = '2024-05-01';
const rowOf = (label: string, ...companies: Partial<Company>[]) =>
  compareFacts(companies.map(companyWith), TODAY).rows.find((row) => row.label === label);

describe('values side by side', () => {
  it.each([
    [['a'], undefined],
    [['a', 'a'], 'same'],
    [['a', 'b'], 'differs'],
    [['a', undefined], 'partly_known'],
    [['a', undefined, 'b'], 'differs'],
    [[undefined, undefined], 'partly_known'],
    [['', ''], 'same'],
  ])('of the keys %j are %s', (keys, expected) => expect(agreementOf(keys)).toBe(expected));
});

describe('facts of companies side by side', () => {
  it('take no notice of case, accents and punctuation, nor of the order of several values', () => {
    expect(rowOf('Type', { company_type: 'Société Anonyme' }, { company_type: 'SOCIETE ANONYME.' })?.agreement).toBe(
      'same',
    );
    const grouping = (name: string) => ({ corporate_grouping: { name, service_url: `/corporate_groupings/${name}` } });
    const groups = [grouping('A'), grouping('B')];
    const row = rowOf('Groupings', { corporate_groupings: groups }, { corporate_groupings: groups.toReversed() });
    expect(row?.agreement).toBe('same');
  });

  it('tell names in another script apart, which fold to nothing', () =>
    expect(rowOf('Status', { current_status: '☂' }, { current_status: '☃' })?.agreement).toBe('differs'));

  it('tell what is not known from what is not there', () => {
    const grouping = { corporate_grouping: { name: 'A', service_url: '/corporate_groupings/A' } };
    const row = rowOf('Groupings', { corporate_groupings: [grouping] }, { corporate_groupings: [] }, {});
    expect(row).toEqual({ label: 'Groupings', values: [['A'], [], undefined], agreement: 'differs' });
  });

  it('leave out what no record tells, and name it', () => {
    const { rows, unknown } = compareFacts([companyWith(), companyWith()], TODAY);
    expect(rows.map(({ label }) => label)).toEqual(['Number', 'Jurisdiction']);
    expect(unknown).toContain('Status');
  });

  it('say no agreement of one company alone', () =>
    expect(rowOf('Status', { current_status: 'Active' })).toEqual({ label: 'Status', values: [['Active']] }));

  it('write dates in words and compare them as they are', () => {
    const row = rowOf('Incorporated', { incorporation_date: '2001-02-03' }, { incorporation_date: '2001-02' });
    expect(row).toMatchObject({ values: [['3 February 2001'], ['February 2001']], agreement: 'differs' });
  });

  it('show the newest filing, whatever the order of the record', () => {
    const filing = (id: number, date: string) => ({
      filing: { id, date, title: `Paper ${id}`, service_url: `/filings/${id}` },
    });
    const row = rowOf('Newest filing in the record', { filings: [filing(1, '2001-01-01'), filing(2, '2003-01-01')] });
    expect(row?.values).toEqual([['1 January 2003: Paper 2']]);
  });

  it('are summed up in a sentence', () => {
    const { rows } = compareFacts(
      [companyWith({ current_status: 'Active', company_type: 'x' }), companyWith({ current_status: 'Closed' })],
      TODAY,
    );
    expect(agreementInWords(rows)).toBe('1 fact differs, 2 are the same, 1 is known of some of the companies only.');
  });
});

describe('the labels of companies', () => {
  it('are their names, with the number where two have the same', () => {
    const named = (name: string, company_number: string) => companyWith({ name, company_number });
    expect(labelsOf([named('Énergies SA', '1'), named('ENERGIES SA', '2'), named('Other', '3')])).toEqual([
      'Énergies SA (gb/1)',
      'ENERGIES SA (gb/2)',
      'Other',
    ]);
  });
});
