import type { Metadata } from 'next';
import { CompanyResults } from '@/components/company/company-results';
import { FailureNotice } from '@/components/failure/failure-notice';
import { SearchLayout } from '@/components/search/search-layout';
import { attempt } from '@/lib/client/attempt';
import { registry } from '@/lib/client/server';
import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { COMPANY_SEARCH, facetsOf } from '@/lib/search/filters';
import { type AddressParameters, parseSearch, printSearch } from '@/lib/search/state';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = parseSearch(COMPANY_SEARCH, await searchParams);
  return { title: q ? `Companies named “${q}”` : 'Companies' };
}

export default async function CompanySearchPage({ searchParams }: Props) {
  const state = parseSearch(COMPANY_SEARCH, await searchParams);
  const request = printSearch(COMPANY_SEARCH, state);
  request.set(FACETS_PARAMETER, facetsOf(COMPANY_SEARCH));
  const { value, failure } = await attempt(registry.list('search_companies', {}, request));
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
    >
      {failure ? (
        <FailureNotice code={failure.code} message={failure.message} />
      ) : (
        <CompanyResults companies={value.items} q={state.q} />
      )}
    </SearchLayout>
  );
}
