import { expect, it } from 'vitest';
import { withoutPersonalFacts } from './request';

const facts = { date_of_birth: '1970-01-02', nationality: 'Norwegian', address: '1 Sample Street' };
const officer = { id: 1, name: 'Oda', position: 'director' };

it.each([
  ['an officer of a company', { company: { officers: [{ officer: { ...officer, ...facts } }] } }],
  ['an officer found', { officers: [{ officer: { ...officer, ...facts, company: { name: 'Zephyr' } } }] }],
  ['a person who controls', { controlling_entities: [{ person: { name: 'Oda', ...facts } }] }],
])('the personal facts of %s are left out', (_, record) => {
  const text = JSON.stringify(withoutPersonalFacts(record));
  for (const fact of Object.values(facts)) expect(text).not.toContain(fact);
  expect(text).toContain('Oda');
});

it('a company keeps its address', () => {
  const company = { company: { name: 'Zephyr', registered_address: { locality: 'Port Zephyr' } } };
  expect(withoutPersonalFacts(company)).toEqual(company);
});
