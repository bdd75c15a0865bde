import { expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { trailOf } from './trail';

const company = {
  name: 'EXAMPLE LTD',
  service_url: 'https://registry.example/companies/gb/1',
  jurisdiction_code: 'gb',
  company_number: '1',
};
const RECORD = { href: '/companies/gb/1', label: 'EXAMPLE LTD' };

it.each<[Language, string]>([
  ['en', 'Filings'],
  ['de', 'Einreichungen'],
  ['fr', 'Dépôts'],
])('in %s the breadcrumb of a filing has its company and the list %j', (language, label) => {
  expect(trailOf(company, 'filings', language)).toEqual([RECORD, { href: '/companies/gb/1/filings', label }]);
});

it.each([
  ['no owner', null, []],
  ['a name alone', { name: 'EXAMPLE LTD' }, []],
  ['no number', { ...company, company_number: null }, [RECORD]],
])('the breadcrumb of %s has only known parts', (_, owner, steps) => {
  expect(trailOf(owner, 'data', 'en')).toEqual(steps);
});
