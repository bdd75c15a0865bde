import { describe, expect, it } from 'vitest';
import { answersJson, byPath } from '@/lib/testing/faults/answers';
import { answersCompany, COMPANY, COMPANY_PATH, HOUR, startSource } from './source.fixture';

const grouped = {
  ...COMPANY,
  company_number: '9',
  inactive: true,
  current_status: 'Struck off',
  corporate_groupings: [{ corporate_grouping: { name: 'zephyr', service_url: '/corporate_groupings/zephyr' } }],
};
const SERVICE = byPath([[/gb\/9$|gb\/9\?/, answersJson({ results: { company: grouped } })]], answersCompany);

describe('facts from cached records of a remote service', () => {
  it('are known for those companies only, and cost no call', async () => {
    const { source, get, calls } = await startSource(SERVICE);
    await get('companies/gb/9');
    await get(COMPANY_PATH);
    const paths = ['/companies/gb/1', `/${COMPANY_PATH}`, '/companies/gb/9', '/placeholders/4', '/elsewhere'];
    const facts = await source.entityFacts?.(paths);
    const nothing = {
      inactive: null,
      current_status: null,
      incorporation_date: null,
      dissolution_date: null,
      corporate_groupings: null,
    };
    expect(facts).toEqual([
      { ...nothing, path: `/${COMPANY_PATH}` },
      {
        path: '/companies/gb/9',
        ...{ ...nothing, inactive: true, current_status: 'Struck off', corporate_groupings: ['zephyr'] },
      },
    ]);
    expect(calls()).toHaveLength(2);
  });

  it('are dropped once the record is too old to be shown', async () => {
    const { source, get, pass } = await startSource(SERVICE);
    await get('companies/gb/9');
    pass(24 * 400 * HOUR);
    expect(await source.entityFacts?.(['/companies/gb/9'])).toEqual([]);
  });
});
