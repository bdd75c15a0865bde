import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import CompanyPage from '@/app/companies/[jurisdiction]/[number]/page';
import { FailurePage } from '@/components/failure/failure-notice';

const parts = vi.hoisted(() => ({ network: undefined as object | undefined, source: 'embedded' }));
const page = { value: { items: [], total_count: 0 } };

vi.mock('@/lib/shared/preferences', () => ({ requestLanguage: async () => 'en' }));
vi.mock('@/lib/api/pages/roots-network', () => ({ networkForOverview: async () => parts.network }));
vi.mock('@/lib/api/pages/records', () => ({
  companyOfRoute: async () => ({ name: 'Harrowgate', jurisdiction_code: 'gb', company_number: '1' }),
  duplicatesOf: () => undefined,
  statementsAbout: async () => page,
}));
vi.mock('@/lib/api/pages/page', () => ({
  attempt: async (request: Promise<unknown>) => ({ value: await request }),
  companyPricesOf: async () => new Map(),
  free: async () => page,
  isMetered: () => false,
  registrySource: () => parts.source,
}));

const drawn = async () => {
  const params = Promise.resolve({ jurisdiction: 'gb', number: '1' });
  return (await CompanyPage({ params })) as ReactElement;
};

test('the page of a company says that it was not read whole, and not that nothing is known', async () => {
  expect((await drawn()).type).toBe(FailurePage);
  parts.network = { value: { relationships: [] } };
  expect((await drawn()).type).toBe('article');
});

test('the page of a company in front of a service is shown without what would cost a call', async () => {
  parts.network = undefined;
  parts.source = 'upstream';
  expect((await drawn()).type).toBe('article');
});
