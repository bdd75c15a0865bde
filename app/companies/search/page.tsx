import type { Metadata } from 'next';
import { CompanyNeighbours } from '@/components/company/company-neighbours';
import { CompaniesFound } from '@/components/company/company-results';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { SearchLayout } from '@/components/search/search-layout';
import { Link } from '@/components/ui/parts';
import { isMetered, registry, registrySource, resultPricesOf } from '@/lib/api/pages/page';
import { neighboursOf } from '@/lib/api/pages/records';
import { attemptSearch, canResizePages, looserSearches, readQueryPage } from '@/lib/api/pages/search';
import { parseFacetView } from '@/lib/search/facet-view';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { AddressParameters } from '@/lib/search/state';
import { placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { jurisdictionWords } from '@/lib/words/register';
import { searchWords } from '@/lib/words/search';

/** With so few results the name may be misspelt, so its alphabetical neighbours are shown. */
const FEW = 3;

interface Props {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readQueryPage(COMPANY_SEARCH, await searchParams).state;
  const { title, titled } = searchWords[await requestLanguage()].pages.companies;
  return { title: q ? titled(q) : title };
}

export default async function CompanySearchPage({ searchParams }: Props) {
  const given = await searchParams;
  const language = await requestLanguage();
  const words = searchWords[language].pages.companies;
  const { state, look, kept, doubt } = readQueryPage(COMPANY_SEARCH, given);
  const view = parseFacetView(COMPANY_SEARCH, given);
  const search = (params: URLSearchParams) => registry.list('search_companies', {}, params);
  const { value, failure } = await attemptSearch(COMPANY_SEARCH, state, search, view);
  const isEmpty = value?.items.length === 0 && state.page === 1;
  const looser = isEmpty ? await looserSearches(COMPANY_SEARCH, state, search, language) : undefined;
  const prices = isMetered()
    ? await resultPricesOf(COMPANY_SEARCH, state, value?.items.map(links.company) ?? [])
    : undefined;
  const asksName = state.q !== '' && !state.by_number && value !== undefined && value.total_count <= FEW;
  const near = asksName ? await neighboursOf(state.q, value.items) : undefined;
  const [place, otherPlace] = state.terms.jurisdiction_code?.terms ?? [];
  const browsed = otherPlace === undefined && registrySource() === 'embedded' ? place?.toLowerCase() : undefined;
  return (
    <SearchLayout
      page={COMPANY_SEARCH}
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
      below={
        <>
          {near && <CompanyNeighbours name={state.q} neighbours={near} />}
          {browsed !== undefined && (
            <p className="mt-6 text-sm print:hidden">
              <Link href={links.companiesByLetter(browsed)} className="underline">
                {jurisdictionWords[language].byLetter.title(placeInWords(browsed, language))}
              </Link>
            </p>
          )}
        </>
      }
      age={
        <>
          <PageFacts page={searchHref(COMPANY_SEARCH, state)} />
          <DownloadMenu page={searchHref(COMPANY_SEARCH, state)} total={value?.total_count} cacheWith={value?.items} />
        </>
      }
    >
      {failure ? (
        <FailureNotice failure={failure} now={Date.now()} />
      ) : (
        <CompaniesFound
          companies={(looser?.found?.results ?? value).items}
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
