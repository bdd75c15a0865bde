import { describe, expect, it } from 'vitest';
import type { Company } from '@/lib/contract/records';
import { type Warning, warningsOf } from './company';
import { companyWith } from './company.fixture';

const kindsOf = (facts: Partial<Company>): Warning['kind'][] =>
  warningsOf(companyWith(facts), '2026-11-21').map(({ kind }) => kind);

const later = {
  company_name: 'EXAMPLE NV',
  jurisdiction_code: 'nl',
  company_number: '2',
  service_url: '/companies/nl/2',
};

describe('warnings about a company', () => {
  it.each<[string, Partial<Company>, Warning['kind'][]]>([
    ['not marked inactive', { inactive: false }, []],
    ['marked inactive', { inactive: true }, ['inactive']],
    ['not known whether active', { inactive: null }, []],
    ['no statement on its activity', {}, []],
    ['dissolved, for any mark', { inactive: null, dissolution_date: '2019-11-12' }, ['dissolved']],
    ['a branch', { inactive: false, branch: 'F' }, ['branch']],
    [
      'superseded and gone',
      { inactive: true, dissolution_date: '2019-11-12', subsequent_registration_entities: [later] },
      ['superseded', 'dissolved'],
    ],
    ['facts of two years ago', { inactive: false, retrieved_at: '2024-11-22T10:00:00Z' }, []],
    ['facts of more than two years ago', { inactive: false, retrieved_at: '2024-11-20T10:00:00Z' }, ['old_facts']],
    ['facts dated only by their source', { inactive: false, source: { retrieved_at: '2011-01-01' } }, ['old_facts']],
    ['facts with an invalid retrieval date', { inactive: false, retrieved_at: 'soon' }, []],
  ])('%s', (_, facts, kinds) => {
    expect(kindsOf(facts)).toEqual(kinds);
  });

  it('name the successor company', () => {
    const [warning] = warningsOf(companyWith({ subsequent_registration_entities: [later] }), '2026-11-21');
    expect(warning).toMatchObject({ by: { name: 'EXAMPLE NV', service_url: '/companies/nl/2' } });
  });
});
