import type { Company } from '@/lib/contract/records';

/** A company of which nothing is known but what a test says. */
export const companyWith = (facts: Partial<Company> = {}): Company => ({
  name: 'EXAMPLE WIDGETS LTD',
  jurisdiction_code: 'gb',
  company_number: '00000001',
  service_url: '/companies/gb/00000001',
  ...facts,
});
