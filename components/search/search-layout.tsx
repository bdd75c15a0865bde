import type { Facets } from '@/lib/contract/extensions';
import { links } from '@/lib/links';
import { toChips } from '@/lib/search/chips';
import type { SearchPage } from '@/lib/search/filters';
import { printSearch, type SearchState } from '@/lib/search/state';
import { Pager } from '../ui/pager';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { NothingFound } from './nothing-found';
import { QueryForm } from './query-form';
import { ResultsHeading } from './results-heading';

export interface Results {
  total_count: number;
  total_pages: number;
  shown: number;
  facets?: Facets;
}

interface SearchLayoutProps {
  page: SearchPage;
  state: SearchState;
  title: string;
  query: { label: string; hint: string };
  noun: [one: string, many: string];
  /** Absent where the registry failed; `children` then says how. */
  results?: Results;
  children: React.ReactNode;
}

/** What every search page has: the query, the filters, the chips, the total, the results and the pages. */
export function SearchLayout({ page, state, title, query, noun, results, children }: SearchLayoutProps) {
  const hrefOf = (next: SearchState) => {
    const params = printSearch(page, next);
    return page.path === links.companySearch() ? links.companySearch(params) : links.officerSearch(params);
  };
  const chips = toChips(page, state);
  const clearHref = hrefOf({ ...state, page: 1, terms: {}, flags: {}, dates: {} });
  return (
    <>
      <h1 className="mb-4 text-3xl">{title}</h1>
      <QueryForm page={page} state={state} {...query} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="print:hidden">
          <FilterPanel page={page} state={state} facets={results?.facets} hrefOf={hrefOf} activeCount={chips.length} />
        </aside>
        <div className="min-w-0 space-y-4">
          <FilterChips chips={chips} hrefOf={hrefOf} clearHref={clearHref} />
          {results && (
            <ResultsHeading page={page} state={state} total={results.total_count} noun={noun} hrefOf={hrefOf} />
          )}
          {results?.shown === 0 ? (
            <NothingFound state={state} chips={chips} noun={noun[1]} hrefOf={hrefOf} />
          ) : (
            children
          )}
          {results && (
            <Pager
              page={state.page}
              totalPages={results.total_pages}
              hrefOf={(number) => hrefOf({ ...state, page: number })}
            />
          )}
        </div>
      </div>
    </>
  );
}
