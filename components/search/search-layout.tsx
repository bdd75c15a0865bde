import { Pager } from '@/components/record/pager';
import type { LooserSearches } from '@/lib/api/pages/looser';
import type { Facets } from '@/lib/contract/extensions';
import type { Price } from '@/lib/contract/meter';
import { toChips } from '@/lib/search/chips';
import { type FacetView, NOTHING_OPENED } from '@/lib/search/facet-view';
import type { SearchPage } from '@/lib/search/filters';
import { lockable } from '@/lib/search/lockable';
import { searchHref, withParameters } from '@/lib/search/request';
import { printSearch, type SearchState } from '@/lib/search/state';
import type { Noun } from '@/lib/shared/language/forms/counts';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { PriceTag } from '../allowance/price-tag';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { LockNotice } from './lock-notice';
import { NothingFound } from './nothing-found';
import { QueryForm, type QueryFormProps } from './query-form';
import { ResultsHeading } from './results-heading';
import { ResultsRegion } from './results-region';
import { SearchNavigationProvider } from './search-navigation';

export interface Results {
  total_count: number;
  total_pages: number;
  per_page: number;
  shown: number;
  /** The records themselves: what they hold can be chosen where the source counts nothing. */
  items: readonly object[];
  facets?: Facets;
  left_out?: number;
}

interface SearchLayoutProps {
  page: SearchPage;
  state: SearchState;
  /** Which filter is opened. */
  view?: FacetView;
  /** Parameters of the page that are no part of the search, to be carried along: the look of the list. */
  kept?: readonly [name: string, value: string][];
  title: string;
  query: Omit<QueryFormProps, 'page' | 'state' | 'metered' | 'kept'>;
  noun: Noun;
  /** Absent where the registry failed; `children` then says how. */
  results?: Results;
  /** For a search that found nothing; `children` then draws what the looser one found, where it found something. */
  looser?: LooserSearches<unknown>;
  /** Present where calls are counted. */
  prices?: ReadonlyMap<string, Price>;
  /** How old the facts are. */
  age?: React.ReactNode;
  /** What stands below the results, though there be none. */
  below?: React.ReactNode;
  children: React.ReactNode;
}

function LeftOut({ count }: { count: number | undefined }) {
  const { unreadable } = useWords(searchWords).results;
  const forms = useForms();
  if (!count) return null;
  return <p className="text-muted text-sm">{unreadable(forms, count)}</p>;
}

/** What every search page has: the query, the filters, the chips, the total, the results and the pages. */
export function SearchLayout({ page, state, view = NOTHING_OPENED, kept = [], ...rest }: SearchLayoutProps) {
  const { title, query, noun, results, looser, prices, age, below, children } = rest;
  const hrefOf = (next: SearchState, nextView = view) => withParameters(searchHref(page, next, nextView), kept);
  const fieldsOf = (next: SearchState) => [...printSearch(page, next), ...kept];
  const words = useWords(searchWords);
  const forms = useForms();
  const chips = toChips(page, state, forms.language);
  const cleared = { ...state, page: 1, terms: {}, flags: {}, dates: {}, excluded: {} };
  const isEmpty = results?.shown === 0;
  return (
    <SearchNavigationProvider>
      <h1 className="mb-4 text-3xl">{title}</h1>
      <QueryForm page={page} state={state} {...query} kept={kept} metered={prices !== undefined} />
      {age}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label={words.panel.title} className="print:hidden">
          <FilterPanel
            page={page}
            state={state}
            view={view}
            facets={results?.facets}
            items={results?.items ?? []}
            total={results?.total_count}
            found={results && forms.counted(results.total_count, noun)}
            hrefOf={hrefOf}
            fieldsOf={fieldsOf}
            activeCount={chips.length}
            metered={prices !== undefined}
          />
        </aside>
        <ResultsRegion>
          <FilterChips
            path={page.path}
            chips={chips}
            locks={lockable(page, state, forms.language)}
            hrefOf={hrefOf}
            clearHref={hrefOf(cleared)}
          />
          <LockNotice
            path={page.path}
            href={hrefOf({ ...state, page: 1 })}
            said={[...printSearch(page, state).keys()]}
          />
          {results && (
            <ResultsHeading
              page={page}
              state={state}
              total={results.total_count}
              shown={results.shown}
              perPage={results.per_page}
              noun={noun}
              hrefOf={hrefOf}
            />
          )}
          <LeftOut count={results?.left_out} />
          {isEmpty && <NothingFound page={page} state={state} noun={noun} hrefOf={hrefOf} looser={looser} />}
          {(!isEmpty || looser?.found) && children}
          {results && (
            <Pager
              page={state.page}
              totalPages={results.total_pages}
              hrefOf={(number) => withParameters(searchHref(page, { ...state, page: number }), kept)}
              noteOf={(number) => <PriceTag price={prices?.get(searchHref(page, { ...state, page: number }))} />}
            />
          )}
          {below}
        </ResultsRegion>
      </div>
    </SearchNavigationProvider>
  );
}
