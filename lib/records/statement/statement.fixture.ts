import type { Statement } from '@/lib/contract/records';

export const company = (name: string, company_number = '1') => ({
  entity_type: 'company',
  id: 1,
  name,
  service_url: `/companies/gb/${company_number}`,
  company_number,
  jurisdiction_code: 'gb',
});

export const person = (name: string) => ({ entity_type: 'person', name, service_url: '/placeholders/7' });

export const statement = (part: Partial<Statement> = {}): Statement => ({
  id: 5,
  data_type: 'control_statement',
  predicate: 'controls',
  properties: {},
  service_url: '/statements/5',
  subject_entities: [person('Oda Quillfeather')],
  object_entities: [company('Zephyr Ltd')],
  ...part,
});
