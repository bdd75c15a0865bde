import type { Facets } from '@/lib/contract/extensions';
import type { Price } from '@/lib/contract/meter';
import { plural } from '@/lib/format/dates';
import { toChips } from '@/lib/search/chips';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { PriceTag } from '../allowance/price-tag';
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
  left_out?: number;
}

interface SearchLayoutProps {
  page: SearchPage;
  state: SearchState;
  title: string;
  query: { label: string; hint: string };
  noun: [one: string, many: string];
  /** Absent where the registry failed; `children` then says how. */
  results?: Results;
  /** Present where calls are counted. */
  prices?: ReadonlyMap<string, Price>;
  /** How old the facts are. */
  age?: React.ReactNode;
  children: React.ReactNode;
}

/** What every search page has: the query, the filters, the chips, the total, the results and the pages. */
export function SearchLayout({ page, state, title, query, noun, results, prices, age, children }: SearchLayoutProps) {
  const hrefOf = (next: SearchState) => searchHref(page, next);
  const chips = toChips(page, state);
  const clearHref = hrefOf({ ...state, page: 1, terms: {}, flags: {}, dates: {} });
  return (
    <>
      <h1 className="mb-4 text-3xl">{title}</h1>
      <QueryForm page={page} state={state} {...query} metered={prices !== undefined} />
      {age}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="print:hidden">
          <FilterPanel
            page={page}
            state={state}
            facets={results?.facets}
            hrefOf={hrefOf}
            activeCount={chips.length}
            metered={prices !== undefined}
          />
        </aside>
        <div className="min-w-0 space-y-4">
          <FilterChips chips={chips} hrefOf={hrefOf} clearHref={clearHref} />
          {results && (
            <ResultsHeading page={page} state={state} total={results.total_count} noun={noun} hrefOf={hrefOf} />
          )}
          {results?.left_out && (
            <p className="text-muted text-sm">
              {plural(results.left_out, 'entry', 'entries')} could not be read and{' '}
              {results.left_out === 1 ? 'is' : 'are'} left out.
            </p>
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
              noteOf={(number) => <PriceTag price={prices?.get(hrefOf({ ...state, page: number }))} />}
            />
          )}
        </div>
      </div>
    </>
  );
}
