import type { Company } from '@/lib/contract/records';

/** A test company with only the given facts. */
export const companyWith = (facts: Partial<Company> = {}): Company => ({
  name: 'EXAMPLE WIDGETS LTD',
  jurisdiction_code: 'gb',
  company_number: '00000001',
  service_url: '/companies/gb/00000001',
  ...facts,
});
