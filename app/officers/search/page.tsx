import type { Metadata } from 'next';
import { FailureNotice } from '@/components/failure/failure-notice';
import { OfficerResults } from '@/components/officer/officer-results';
import { PageFacts } from '@/components/provenance/page-facts';
import { SearchLayout } from '@/components/search/search-layout';
import { isMetered, resultPricesOf } from '@/lib/client/allowance';
import { attempt } from '@/lib/client/attempt';
import { registry } from '@/lib/client/server';
import { links } from '@/lib/links';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { type AddressParameters, parseSearch } from '@/lib/search/state';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = parseSearch(OFFICER_SEARCH, await searchParams);
  return { title: q ? `Officers named “${q}”` : 'Officers' };
}

export default async function OfficerSearchPage({ searchParams }: Props) {
  const state = parseSearch(OFFICER_SEARCH, await searchParams);
  const { value, failure } = await attempt(registry.list('search_officers', {}, searchRequest(OFFICER_SEARCH, state)));
  const prices = isMetered()
    ? await resultPricesOf(OFFICER_SEARCH, state, value?.items.map(({ id }) => links.officer(id)) ?? [])
    : undefined;
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
      prices={prices}
      age={<PageFacts page={searchHref(OFFICER_SEARCH, state)} />}
    >
      {failure ? (
        <FailureNotice failure={failure} now={Date.now()} />
      ) : (
        <OfficerResults officers={value.items} q={state.q} prices={prices} />
      )}
    </SearchLayout>
  );
}
