import { describe, expect, it } from 'vitest';
import type { Company, Officer } from '@/lib/contract/records';
import { companyWith } from '@/lib/records/company/company.fixture';
import type { Language } from '@/lib/shared/language/language';
import { agreementInWords, agreementOf, compareFacts, type FactName, labelsOf } from './rows';

const TODAY = '2024-05-01';
const office = (part: Partial<Officer>) => ({ officer: { id: 1, name: 'Ada', service_url: '/officers/1', ...part } });
const rowOf = (name: FactName, ...companies: Partial<Company>[]) =>
  compareFacts(companies.map(companyWith), TODAY, 'en').rows.find((row) => row.name === name);

describe('compared values', () => {
  it.each([
    [['a'], undefined],
    [['a', 'a'], 'same'],
    [['a', 'b'], 'differs'],
    [['a', undefined], 'partly_known'],
    [['a', undefined, 'b'], 'differs'],
    [[undefined, undefined], 'partly_known'],
    [['', ''], 'same'],
  ])('for the keys %j are %s', (keys, expected) => expect(agreementOf(keys)).toBe(expected));
});

describe('compared facts', () => {
  it('ignore case, accents, punctuation and the order of values', () => {
    expect(rowOf('type', { company_type: 'Société Anonyme' }, { company_type: 'SOCIETE ANONYME.' })?.agreement).toBe(
      'same',
    );
    const grouping = (name: string) => ({ corporate_grouping: { name, service_url: `/corporate_groupings/${name}` } });
    const groups = [grouping('A'), grouping('B')];
    const row = rowOf('groupings', { corporate_groupings: groups }, { corporate_groupings: groups.toReversed() });
    expect(row?.agreement).toBe('same');
  });

  it('distinguish names in other scripts, which normalise to nothing', () =>
    expect(rowOf('status', { current_status: '☂' }, { current_status: '☃' })?.agreement).toBe('differs'));

  it('distinguish unknown values from absent ones', () => {
    const grouping = { corporate_grouping: { name: 'A', service_url: '/corporate_groupings/A' } };
    const row = rowOf('groupings', { corporate_groupings: [grouping] }, { corporate_groupings: [] }, {});
    expect(row).toEqual({ name: 'groupings', values: [['A'], [], undefined], agreement: 'differs' });
  });

  it('list separately the facts that no record states', () => {
    const { rows, unknown } = compareFacts([companyWith(), companyWith()], TODAY, 'en');
    expect(rows.map(({ name }) => name)).toEqual(['number', 'jurisdiction']);
    expect(unknown).toContain('status');
  });

  it('have no agreement for a single company', () =>
    expect(rowOf('status', { current_status: 'Active' })).toEqual({ name: 'status', values: [['Active']] }));

  it('format dates, but compare them unformatted', () => {
    const row = rowOf('incorporated', { incorporation_date: '2001-02-03' }, { incorporation_date: '2001-02' });
    expect(row).toMatchObject({ values: [['3 February 2001'], ['February 2001']], agreement: 'differs' });
  });

  it('show the newest filing, for any order of the record', () => {
    const filing = (id: number, date: string) => ({
      filing: { id, date, title: `Paper ${id}`, service_url: `/filings/${id}` },
    });
    const row = rowOf('newest_filing', { filings: [filing(1, '2001-01-01'), filing(2, '2003-01-01')] });
    expect(row?.values).toEqual([['1 January 2003: Paper 2']]);
  });

  it.each<[Language, string]>([
    ['en', '1 fact differs, 2 are the same, 1 is known for only some of the companies.'],
    ['de', '1 Angabe ist verschieden, 2 gleich, 1 nur bei einem Teil der Unternehmen bekannt.'],
    ['fr', '1 donnée diffère, 2 sont identiques, 1 connue de certaines sociétés seulement.'],
  ])('are summed up in a sentence: %s', (language, sentence) => {
    const { rows } = compareFacts(
      [companyWith({ current_status: 'Active', company_type: 'x' }), companyWith({ current_status: 'Closed' })],
      TODAY,
      language,
    );
    expect(agreementInWords(rows, language)).toBe(sentence);
  });

  it.each<[Language, Partial<Company>, FactName, string]>([
    ['de', { jurisdiction_code: 'fr' }, 'jurisdiction', 'Frankreich'],
    ['fr', { jurisdiction_code: 'de' }, 'jurisdiction', 'Allemagne'],
    ['de', { incorporation_date: '2001-02' }, 'incorporated', 'Februar 2001'],
    ['fr', { dissolution_date: '2001-02-03' }, 'dissolved', '3 février 2001'],
    ['de', { inactive: true }, 'activity', 'Inaktiv'],
    ['de', { officers: [office({})] }, 'officers', '1 Organ, keine früheren'],
    ['fr', { officers: [office({ end_date: '2001-01-01' })] }, 'officers', '0 dirigeant, 1 ancien'],
  ])('are labelled in %s: for %j the %s is %s', (language, facts, name, value) => {
    const { rows } = compareFacts([companyWith(facts)], TODAY, language);
    expect(rows.find((row) => row.name === name)?.values).toEqual([[value]]);
  });
});

describe('labels of companies', () => {
  it('are their names, with the number for namesakes', () => {
    const named = (name: string, company_number: string) => companyWith({ name, company_number });
    expect(labelsOf([named('Énergies SA', '1'), named('ENERGIES SA', '2'), named('Other', '3')])).toEqual([
      'Énergies SA (gb/1)',
      'ENERGIES SA (gb/2)',
      'Other',
    ]);
  });
});
