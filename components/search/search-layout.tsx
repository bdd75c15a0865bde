import { Pager } from '@/components/record/list-frame';
import { PriceTag } from '@/components/record/record-parts';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import { StaticHtml } from '@/components/ui/static-html';
import type { LooserOffer, LooserSearches } from '@/lib/api/pages/search';
import type { Facets } from '@/lib/contract/extensions';
import { MAX_PAGE } from '@/lib/contract/limits';
import type { Price } from '@/lib/contract/quota';
import { type Chip, toChips } from '@/lib/search/chips';
import { type FacetView, NOTHING_OPENED } from '@/lib/search/facet-view';
import type { SearchPage } from '@/lib/search/filters';
import { lockable } from '@/lib/search/lockable';
import type { Lock } from '@/lib/search/locks';
import { explain } from '@/lib/search/query/explain';
import { searchHref, withParameters } from '@/lib/search/request';
import { printSearch, type SearchState } from '@/lib/search/state';
import type { Noun } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords, stateWords } from '@/lib/words/search';
import { FilterPanel } from './filter-panel';
import { LockButton, LockNotice } from './lock-button';
import { QueryForm, type QueryFormProps } from './query-form';
import { SearchLink } from './search-link';
import { ResultsRegion, SearchNavigationProvider } from './search-navigation';
import { UnusedParameters } from './unused-parameters';

interface NothingFoundProps {
  page: SearchPage;
  state: SearchState;
  noun: Noun;
  hrefOf: (state: SearchState) => string;
  looser: LooserSearches<unknown> | undefined;
}

function Offers({ offers }: { offers: LooserOffer[] }) {
  const words = useWords(searchWords).nothing;
  if (offers.length === 0) return null;
  return (
    <ul aria-label={words.looser} className="list-disc space-y-1 pl-5">
      {offers.map(({ href, words, price }) => (
        <li key={href}>
          <Link href={href} className="underline">
            <bdi>{words}</bdi>
          </Link>{' '}
          <PriceTag price={price} />
        </li>
      ))}
    </ul>
  );
}

/** What was not found, and for similar searches what was tried, how they differ, and what is left to try. */
function NothingFound({ page, state, noun, hrefOf, looser }: NothingFoundProps) {
  const words = useWords(searchWords).nothing;
  const forms = useForms();
  if (state.page > 1) {
    return (
      <p className="mt-6">
        {words.onThisPage(noun)}{' '}
        <Link href={hrefOf({ ...state, page: 1 })} className="underline">
          {words.firstPage}
        </Link>
      </p>
    );
  }
  const description = explain(page, state, forms.language).join(', ');
  return (
    <div className="mt-4 max-w-prose space-y-3">
      <p>{description === '' ? words.found(noun) : words.foundFor(noun, <bdi>{description}</bdi>)}</p>
      {looser?.found && <Found {...looser.found} noun={noun} tried={looser.tried} />}
      {looser && !looser.found && looser.tried.length > 0 && <p>{words.tried(forms, looser.tried.length)}</p>}
      {looser && !looser.found && looser.offers.length > 0 && <p>{words.toTry}</p>}
      {!looser?.found && <Offers offers={looser?.offers ?? []} />}
    </div>
  );
}

type FoundProps = NonNullable<LooserSearches<unknown>['found']> & { noun: Noun; tried: string[] };

function Found({ words, href, results, noun, tried }: FoundProps) {
  const said = useWords(searchWords).nothing;
  const forms = useForms();
  return (
    <Notice tone="warn" title={said.instead(forms, results.total_count, noun)}>
      <p>
        <Link href={href} className="underline">
          <bdi>{words}</bdi>
        </Link>
      </p>
      {tried.length > 0 && <p className="mt-1 text-muted">{said.triedBefore(<bdi>{tried.join(' ')}</bdi>)}</p>}
    </Notice>
  );
}

interface ResultsHeadingProps {
  page: SearchPage;
  state: SearchState;
  /** The records, with which the links are cached. */
  items: readonly object[];
  total: number;
  /** Number of records on this page, and on a full page. */
  shown: number;
  perPage: number;
  noun: Noun;
  hrefOf: (state: SearchState) => string;
}

/** "31 to 60 are on this page." Empty if all of them are. */
function Shown({ state, total, shown, perPage }: Pick<ResultsHeadingProps, 'state' | 'total' | 'shown' | 'perPage'>) {
  const words = useWords(searchWords).results;
  const forms = useForms();
  if (shown === 0 || total <= shown) return null;
  const first = (state.page - 1) * perPage + 1;
  const reachable = MAX_PAGE * perPage;
  return (
    <p className="text-muted text-sm">
      {words.shown(forms, first, first + shown - 1, total)}
      {total > reachable && ` ${words.reachable(forms, MAX_PAGE, reachable)}`}
    </p>
  );
}

function Orders({ page, state, hrefOf }: Pick<ResultsHeadingProps, 'page' | 'state' | 'hrefOf'>) {
  const words = useWords(searchWords).results;
  const { orders } = useWords(stateWords);
  return (
    <nav aria-label={words.order}>
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {page.orders.map(({ value, words: order }) => (
          <li key={value}>
            {value === state.order ? (
              <span aria-current="true" className="inline-block py-0.5 font-semibold">
                {orders[order]}
              </span>
            ) : (
              <SearchLink href={hrefOf({ ...state, order: value, page: 1 })} className="inline-block py-0.5 underline">
                {orders[order]}
              </SearchLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The exact total and the search as text, announced on each change; and the orders as links. */
function ResultsHeading({ page, state, items, total, shown, perPage, noun, hrefOf }: ResultsHeadingProps) {
  const forms = useForms();
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" aria-atomic="true" className="font-semibold font-serif text-xl">
          {forms.counted(total, noun)}
          <span className="sr-only"> {explain(page, state, forms.language).join(', ')}</span>
        </p>
        {total > 1 && (
          <StaticHtml cacheWith={items} dependsOn={['order', forms.language, hrefOf(state)]}>
            <Orders page={page} state={state} hrefOf={hrefOf} />
          </StaticHtml>
        )}
      </div>
      <Shown state={state} total={total} shown={shown} perPage={perPage} />
    </div>
  );
}

interface FilterChipsProps {
  path: string;
  chips: Chip[];
  /** The locks of the active filters, by parameter. */
  locks: ReadonlyMap<string, Lock>;
  hrefOf: (state: SearchState) => string;
  clearHref: string;
}

/** The active filters as text; each links to the search without it, and can be locked on this device. */
function FilterChips({ path, chips, locks, hrefOf, clearHref }: FilterChipsProps) {
  const words = useWords(searchWords).chips;
  if (chips.length === 0) return null;
  const isFirst = (index: number) => chips.findIndex(({ lock }) => lock === chips[index]?.lock) === index;
  return (
    <ul aria-label={words.title} className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ lock: parameter, label, value, without }, index) => {
        const lock = isFirst(index) ? locks.get(parameter) : undefined;
        return (
          <li
            key={`${label} ${value}`}
            className="inline-flex max-w-full items-stretch rounded-2xl border border-accent bg-accent-soft"
          >
            <SearchLink
              href={hrefOf(without)}
              className="inline-flex min-w-0 items-center gap-1.5 rounded-2xl px-3 py-1 text-ink hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="text-muted">{label}</span> <bdi>{value}</bdi>
              </span>
              <span aria-hidden="true">×</span>
              <span className="sr-only">{words.remove}</span>
            </SearchLink>
            {lock && <LockButton path={path} lock={lock} />}
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <SearchLink href={clearHref} className="inline-block px-2 py-1 underline">
            {words.removeAll}
          </SearchLink>
        </li>
      )}
    </ul>
  );
}

export interface Results {
  total_count: number;
  total_pages: number;
  per_page: number;
  shown: number;
  /** The records: their values are offered if the source has no counts. */
  items: readonly object[];
  facets?: Facets;
  left_out?: number;
}

interface SearchLayoutProps {
  page: SearchPage;
  state: SearchState;
  /** The opened filter. */
  view?: FacetView;
  /** Page parameters that are not part of the search, such as display settings, kept in links. */
  kept?: readonly [name: string, value: string][];
  title: string;
  query: Omit<QueryFormProps, 'page' | 'state' | 'metered' | 'kept'>;
  noun: Noun;
  /** Undefined if the registry failed; `children` then show the failure. */
  results?: Results;
  /** Given if the search found nothing; `children` then show the results of the similar search, if any. */
  looser?: LooserSearches<unknown>;
  /** Given if calls are limited. */
  prices?: ReadonlyMap<string, Price>;
  /** The age of the facts. */
  age?: React.ReactNode;
  /** Content below the results, shown even if there are none. */
  below?: React.ReactNode;
  children: React.ReactNode;
}

function LeftOut({ count }: { count: number | undefined }) {
  const { unreadable } = useWords(searchWords).results;
  const forms = useForms();
  if (!count) return null;
  return <p className="text-muted text-sm">{unreadable(forms, count)}</p>;
}

/** The layout of every search page: query, filters, chips, total, results and pagination. */
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
      <UnusedParameters unused={state.unused} />
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
              items={results.items}
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
