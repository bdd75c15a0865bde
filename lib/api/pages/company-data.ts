import 'server-only';
import type { Company } from '@/lib/contract/company';
import type { Datum } from '@/lib/contract/datum';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type { Page } from '../client';
import { pageParams } from './list-prices';
import { registry } from './server';

/** The company's record says itself how many there are, and holds the newest: often that is all of them, and no call. */
function heldBy({ data }: Company): Page<Datum> | undefined {
  if (!data || data.most_recent.length !== data.total_count) return undefined;
  const items = data.most_recent.map(({ datum }) => datum);
  return { items, page: 1, per_page: DEFAULT_PER_PAGE, total_pages: 1, total_count: items.length };
}

/** A page of the company's data items. */
export async function companyData(company: Company, page: number): Promise<Page<Datum>> {
  const { jurisdiction_code, company_number } = company;
  const held = page === 1 ? heldBy(company) : undefined;
  return held ?? registry.list('list_company_data', { jurisdiction_code, company_number }, pageParams(page));
}
