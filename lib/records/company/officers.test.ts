import { describe, expect, it } from 'vitest';
import type { Company } from '@/lib/contract/records';
import { appointmentsOf } from './company';
import { companyWith } from './company.fixture';

const officer = (id: number, facts: object = {}) => ({
  officer: { id, name: `OFFICER ${id}`, service_url: `/officers/${id}`, ...facts },
});

const idsOf = (facts: Partial<Company>) => {
  const { current, former } = appointmentsOf(companyWith(facts), '2026-11-21');
  return { current: current.map((one) => one.officer.id), former: former.map((one) => one.officer.id) };
};

describe('the officers of a company', () => {
  it.each<[string, object, 'current' | 'former']>([
    ['there is no end date', {}, 'current'],
    ['the end date is in the past', { end_date: '2020-01-01' }, 'former'],
    ['it is marked as former', { inactive: true }, 'former'],
    ['the end date is in the future', { end_date: '2030-01-01' }, 'current'],
  ])('are split into current and former where %s', (_, facts, group) => {
    const found = idsOf({ inactive: false, officers: [officer(1, facts)] });
    expect(found[group]).toEqual([1]);
  });

  it.each<[string, Partial<Company>]>([
    ['dissolved', { dissolution_date: '2019-11-12' }],
    ['marked inactive', { inactive: true }],
  ])('of a company that is %s are all former', (_, facts) => {
    expect(idsOf({ ...facts, officers: [officer(1), officer(2, { end_date: '2001-01-01' })] })).toEqual({
      current: [],
      former: [1, 2],
    });
  });

  it('keep the order of the register', () => {
    expect(idsOf({ inactive: null, officers: [officer(3), officer(1), officer(2)] }).current).toEqual([3, 1, 2]);
  });
});
