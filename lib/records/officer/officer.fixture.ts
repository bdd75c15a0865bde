import type { OfficerRecord } from '@/lib/contract/records';

/** An appointment of an invented person, with overrides. */
export const officerOf = (part: Partial<OfficerRecord> = {}): OfficerRecord => ({
  id: 1,
  name: 'Ada Rowan Tarnfield',
  service_url: '/officers/1',
  ...part,
});

export const companyOf = (number: string, name = `Company ${number} Ltd`, jurisdiction_code = 'gb') => ({
  name,
  jurisdiction_code,
  company_number: number,
  service_url: `https://registry.example/companies/${jurisdiction_code}/${number}`,
});
