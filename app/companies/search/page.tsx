import type { Metadata } from 'next';
import { CompanyResults } from '@/components/company/company-results';
import { FailureNotice } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/provenance/page-facts';
import { SearchLayout } from '@/components/search/search-layout';
import { isMetered, resultPricesOf } from '@/lib/client/allowance';
import { attempt } from '@/lib/client/attempt';
import { registry } from '@/lib/client/server';
import { links } from '@/lib/links';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { type AddressParameters, parseSearch } from '@/lib/search/state';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = parseSearch(COMPANY_SEARCH, await searchParams);
  return { title: q ? `Companies named “${q}”` : 'Companies' };
}

export default async function CompanySearchPage({ searchParams }: Props) {
  const state = parseSearch(COMPANY_SEARCH, await searchParams);
  const { value, failure } = await attempt(registry.list('search_companies', {}, searchRequest(COMPANY_SEARCH, state)));
  const prices = isMetered()
    ? await resultPricesOf(COMPANY_SEARCH, state, value?.items.map(links.company) ?? [])
    : undefined;
  return (
    <SearchLayout
      page={COMPANY_SEARCH}
      state={state}
      title="Companies"
      query={{
        label: 'Company name',
        hint: 'All words, in any order; former names are searched too. A final * completes the last word.',
      }}
      noun={['company', 'companies']}
      results={value && { ...value, shown: value.items.length }}
      prices={prices}
      age={<PageFacts page={searchHref(COMPANY_SEARCH, state)} />}
    >
      {failure ? (
        <FailureNotice failure={failure} now={Date.now()} />
      ) : (
        <CompanyResults companies={value.items} q={state.q} prices={prices} />
      )}
    </SearchLayout>
  );
}
