import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { OfficersFound } from '@/components/officer/officers-found';
import { PageFacts } from '@/components/record/record-page';
import { SearchLayout } from '@/components/search/search-layout';
import { isMetered, registry, resultPricesOf } from '@/lib/api/pages/page';
import { attemptSearch, canResizePages, looserSearches, readQueryPage } from '@/lib/api/pages/search';
import { parseFacetView } from '@/lib/search/facet-view';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { searchWords } from '@/lib/words/search';

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readQueryPage(OFFICER_SEARCH, await searchParams).state;
  const { title, titled } = searchWords[await requestLanguage()].pages.officers;
  return { title: q ? titled(q) : title };
}

export default async function OfficerSearchPage({ searchParams }: Props) {
  const given = await searchParams;
  const language = await requestLanguage();
  const words = searchWords[language].pages.officers;
  const { state, look, kept, doubt } = readQueryPage(OFFICER_SEARCH, given);
  const view = parseFacetView(OFFICER_SEARCH, given);
  const search = (params: URLSearchParams) => registry.list('search_officers', {}, params);
  const { value, failure } = await attemptSearch(OFFICER_SEARCH, state, search, view);
  const isEmpty = value?.items.length === 0 && state.page === 1;
  const looser = isEmpty ? await looserSearches(OFFICER_SEARCH, state, search, language) : undefined;
  const prices = isMetered()
    ? await resultPricesOf(OFFICER_SEARCH, state, value?.items.map(({ id }) => links.officer(id)) ?? [])
    : undefined;
  return (
    <SearchLayout
      page={OFFICER_SEARCH}
      state={state}
      view={view}
      kept={kept}
      looser={looser}
      title={words.title}
      query={{
        label: words.label,
        hint: words.hint,
        ...doubt(isEmpty ? value.facets : undefined),
      }}
      noun={words.noun}
      results={value && { ...value, shown: value.items.length }}
      prices={prices}
      age={
        <>
          <PageFacts page={searchHref(OFFICER_SEARCH, state)} />
          <DownloadMenu page={searchHref(OFFICER_SEARCH, state)} total={value?.total_count} cacheWith={value?.items} />
        </>
      }
    >
      {failure ? (
        <FailureNotice failure={failure} now={Date.now()} />
      ) : (
        <OfficersFound
          officers={(looser?.found?.results ?? value).items}
          state={state}
          found={looser?.found?.state}
          look={look}
          canResize={await canResizePages()}
          prices={prices}
        />
      )}
    </SearchLayout>
  );
}
