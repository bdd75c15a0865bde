import type { Facets } from '@/lib/contract/extensions';
import type { SearchFilter, SearchPage } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';
import { DatesFilter } from './dates-filter';
import { FlagFilter } from './flag-filter';
import { TermsFilter } from './terms-filter';

interface FilterPanelProps {
  page: SearchPage;
  state: SearchState;
  facets: Facets | undefined;
  hrefOf: (state: SearchState) => string;
  activeCount: number;
  /** Each change is a search, and each search a call of a remote service. */
  metered: boolean;
}

const facetOf = (facets: Facets | undefined, filter: SearchFilter) =>
  filter.kind === 'terms' ? facets?.[filter.name] : undefined;

function Filter({
  filter,
  facets,
  ...rest
}: Omit<FilterPanelProps, 'activeCount' | 'metered'> & { filter: SearchFilter }) {
  if (filter.kind === 'terms') return <TermsFilter {...rest} filter={filter} facet={facetOf(facets, filter)} />;
  if (filter.kind === 'flag') return <FlagFilter {...rest} filter={filter} />;
  return <DatesFilter {...rest} filter={filter} />;
}

/** All filters of a page. Folded on a phone, always open where there is room (globals.css, `.filter-panel`). */
export function FilterPanel({ activeCount, metered, ...rest }: FilterPanelProps) {
  return (
    <details className="filter-panel">
      <summary className="cursor-pointer rounded border border-line-strong px-3 py-2 font-medium text-sm">
        Filters{activeCount > 0 && ` (${activeCount})`}
      </summary>
      <div className="mt-4 space-y-6 lg:mt-0">
        {metered && (
          <p className="px-1 text-muted text-xs">Each change of the search is 1 call, unless its copy is kept.</p>
        )}
        {rest.page.filters.map((filter) => (
          <section key={filter.name} aria-labelledby={`filter-title-${filter.name}`}>
            <h2 id={`filter-title-${filter.name}`} className="mb-1 px-1 font-sans font-semibold text-sm">
              {filter.label}
            </h2>
            <Filter {...rest} filter={filter} />
          </section>
        ))}
      </div>
    </details>
  );
}
