import { useLanguage } from '#language';
import type { Facets } from '@/lib/contract/extensions';
import { facetNameOf } from '@/lib/search/facet-names';
import { type FacetView, NOTHING_OPENED } from '@/lib/search/facet-view';
import { filterLabel } from '@/lib/search/filter-in-words';
import type { AnyFilter, SearchPage } from '@/lib/search/filters';
import { valuesOnPage } from '@/lib/search/on-page';
import { chooseFilters } from '@/lib/search/shown-filters';
import type { SearchState } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { DatesFilter } from './dates-filter';
import { FilterDrawer } from './filter-drawer';
import { type FilterProps, filterTitleId } from './filter-props';
import { FlagFilter } from './flag-filter';
import { SearchLink } from './search-link';
import { TermsFilter } from './terms-filter';

interface FilterPanelProps {
  page: SearchPage;
  state: SearchState;
  view: FacetView;
  facets: Facets | undefined;
  /** The records shown: what they hold can be chosen where nothing is counted. */
  items: readonly object[];
  /** How many records there are, and in words: "9 companies". Undefined where the search failed. */
  total: number | undefined;
  found: string | undefined;
  hrefOf: FilterProps['hrefOf'];
  fieldsOf: FilterProps['fieldsOf'];
  activeCount: number;
  /** Each change is a search, and each search a call of a remote service. */
  metered: boolean;
}

function Filter({ filter, ...rest }: Omit<FilterProps, 'filter'> & { filter: AnyFilter }) {
  if (filter.kind === 'terms') return <TermsFilter {...rest} filter={filter} />;
  if (filter.kind === 'flag') return <FlagFilter {...rest} filter={filter} />;
  return <DatesFilter {...rest} filter={filter} />;
}

/** What can be filtered by besides, each a link that opens it: what is not drawn is not counted. */
function OtherFilters({ others, state, hrefOf }: Pick<FilterPanelProps, 'state' | 'hrefOf'> & { others: AnyFilter[] }) {
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="filters-more">
      <h2 id="filters-more" className="mb-1 px-1 font-sans font-semibold text-sm">
        {words.more}
      </h2>
      <ul className="flex flex-wrap gap-1.5 px-1 text-sm">
        {others.map((filter) => (
          <li key={filter.name}>
            <SearchLink
              href={hrefOf(state, { ...NOTHING_OPENED, facet: filter.name })}
              className="inline-block rounded-full border border-line-strong px-2.5 py-0.5 text-ink hover:bg-sunken"
            >
              {filterLabel(filter, language)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nobody is offered a box that would be refused (README, "Nobody searches by what they may not read"). */
function RefusedFilters({ refused }: { refused: AnyFilter[] }) {
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  if (refused.length === 0) return null;
  const labels = refused.map((filter) => filterLabel(filter, language));
  return <p className="px-1 text-muted text-xs">{words.refused(labels)}</p>;
}

function Notes({ metered, isCounted }: { metered: boolean; isCounted: boolean }) {
  const words = useWords(searchWords).panel;
  return (
    <>
      {metered && <p className="px-1 text-muted text-xs">{words.callPerChange}</p>}
      {!isCounted && <p className="px-1 text-muted text-xs">{words.notCounted}</p>}
    </>
  );
}

/** All filters of a page. Folded on a phone, always open where there is room (globals.css, `.filter-panel`). */
export function FilterPanel({ activeCount, metered, facets, items, found, ...rest }: FilterPanelProps) {
  const { page, state, view, hrefOf, total } = rest;
  const language = useLanguage();
  const { shown, others, refused } = chooseFilters(page, state, view);
  return (
    <FilterDrawer activeCount={activeCount} found={found}>
      {total !== undefined && <Notes metered={metered} isCounted={facets !== undefined} />}
      {shown.map((filter) => {
        const facet = facetNameOf(page, filter);
        const id = filterTitleId(filter.name);
        return (
          <section key={filter.name} aria-labelledby={id}>
            <h2 id={id} className="mb-1 scroll-mt-4 px-1 font-sans font-semibold text-sm">
              {filterLabel(filter, language)}
            </h2>
            <Filter
              {...rest}
              filter={filter}
              facet={facet && facets?.[facet]}
              onPage={facets ? [] : valuesOnPage(items, filter, language)}
              canExclude={!metered && page.exclusions?.some((name) => name === filter.name) === true}
              hrefOf={(next, nextView = view) => `${hrefOf(next, nextView)}#${id}`}
            />
          </section>
        );
      })}
      <OtherFilters others={others} state={state} hrefOf={hrefOf} />
      <RefusedFilters refused={refused} />
    </FilterDrawer>
  );
}
