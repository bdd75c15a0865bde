import type { Metadata } from 'next';
import { FailureNotice } from '@/components/failure/failure-notice';
import { OfficerResults } from '@/components/officer/officer-results';
import { SearchLayout } from '@/components/search/search-layout';
import { attempt } from '@/lib/client/attempt';
import { registry } from '@/lib/client/server';
import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { facetsOf, OFFICER_SEARCH } from '@/lib/search/filters';
import { type AddressParameters, parseSearch, printSearch } from '@/lib/search/state';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = parseSearch(OFFICER_SEARCH, await searchParams);
  return { title: q ? `Officers named “${q}”` : 'Officers' };
}

export default async function OfficerSearchPage({ searchParams }: Props) {
  const state = parseSearch(OFFICER_SEARCH, await searchParams);
  const request = printSearch(OFFICER_SEARCH, state);
  request.set(FACETS_PARAMETER, facetsOf(OFFICER_SEARCH));
  const { value, failure } = await attempt(registry.list('search_officers', {}, request));
  return (
    <SearchLayout
      page={OFFICER_SEARCH}
      state={state}
      title="Officers"
      query={{
        label: 'Officer name',
        hint: 'All words, in any order. An officer is one appointment; a person may have several.',
      }}
      noun={['officer', 'officers']}
      results={value && { ...value, shown: value.items.length }}
    >
      {failure ? (
        <FailureNotice code={failure.code} message={failure.message} />
      ) : (
        <OfficerResults officers={value.items} q={state.q} />
      )}
    </SearchLayout>
  );
}
