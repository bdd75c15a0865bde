import { companyKey } from '@/lib/shared/links';
import type { CompanyInput, StatementInput } from './records';

export const window = { offset: 0, limit: 30 };
export const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };
export const at = (retrieved_at: string, publisher = 'Invented Register') => ({ source: { publisher, retrieved_at } });

export const company = (company_number: string, name: string, given: Partial<CompanyInput> = {}): CompanyInput => ({
  ...{ kind: 'company', jurisdiction_code: 'gb', company_number, record_key: company_number, name, source },
  ...given,
});

export const reference = (number: string) => ({ key: companyKey('gb', number), name: `No. ${number}` });

export const statement = (key: string, data_type: string, given: Partial<StatementInput>): StatementInput => ({
  ...{ kind: 'statement', key, data_type, subjects: [], objects: [], properties: {}, version: '2026-01-01' },
  created_at: '2026-01-01T00:00:00Z',
  provenances: [{ key: 'p', confidence: 90, source_type: 'external', actor_type: 'bot', created_at: '2026-01-01' }],
  ...given,
});
