import { useLanguage } from '#language';
import { createOwnerCache, StaticHtml } from '@/components/ui/static-html';
import type { Facets, FacetValue } from '@/lib/contract/extensions';
import { type DateFilter, printDateFilter } from '@/lib/contract/parameters';
import { chooseFilters, filterLabel, flagWords, periodInWords, sortByNarrowing } from '@/lib/search/chips';
import { type FacetView, NOTHING_OPENED, valuesOnPage } from '@/lib/search/facet-view';
import { type AnyFilter, facetNameOf, monthFacetOf, type SearchPage } from '@/lib/search/filters';
import { type SearchState, withDates, withFlag } from '@/lib/search/state';
import {
  datesOfMonth,
  datesOfYears,
  type Period,
  scaleOf,
  toBars,
  toMonths,
  toSteps,
  yearsOfDates,
} from '@/lib/search/years';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { ChoiceLink, SearchLink } from './search-link';
import { FilterDrawer, SearchForm } from './search-navigation';
import { type FilterProps, filterTitleId, TermsFilter } from './terms-filter';
import { YearRange } from './year-range';

type HistogramProps = FilterProps<'dates'> & { facet: FacetValue[] };

const isSame = (a: DateFilter | undefined, b: DateFilter): boolean =>
  a !== undefined && printDateFilter(a) === printDateFilter(b);

/** A bar or a row of a histogram: a month, a year or several. */
interface Span {
  dates: DateFilter;
  words: string;
  count: number;
}

const toSpans = (periods: readonly Period[], language: Language): Span[] =>
  periods.map((period) => ({
    dates: datesOfYears(period),
    words: periodInWords(period, language),
    count: period.count,
  }));

/** The address with a span selected, or deselected if it was selected. */
const hrefOfSpan = ({ state, filter, hrefOf }: HistogramProps, { dates }: Span): string =>
  hrefOf(withDates(state, filter.name, isSame(state.dates[filter.name], dates) ? undefined : dates));

/** Whether two spans of days have a day in common. */
const overlaps = ({ dates }: Span, chosen: DateFilter | undefined): boolean =>
  (dates.to ?? '9999') >= (chosen?.from ?? '') && (dates.from ?? '') <= (chosen?.to ?? '9999');

interface BarsProps extends HistogramProps {
  /** The counts of the bars, with which they are cached. */
  counts: FacetValue[];
  bars: () => Span[];
}

/** The whole range as bars, for mouse users. The list below has the same numbers, and links for the keyboard. */
function Bars({ bars, counts, ...props }: BarsProps) {
  return (
    <div aria-hidden="true">
      <StaticHtml
        className="flex h-14 items-end gap-px border-line-strong border-b *:flex *:h-full *:min-w-0 *:flex-1 *:items-end [&_span]:w-full [&_a:hover>span]:bg-ink"
        cacheWith={counts}
        dependsOn={['bars', ...props.dependsOn]}
      >
        <BarLinks {...props} bars={bars} />
      </StaticHtml>
    </div>
  );
}

function BarLinks({ bars: makeBars, ...props }: Omit<BarsProps, 'counts'>) {
  const words = useWords(searchWords).dates;
  const forms = useForms();
  const bars = makeBars();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map((bar) => (
    <SearchLink
      key={bar.dates.from}
      href={hrefOfSpan(props, bar)}
      tabIndex={-1}
      title={words.counted(forms, bar.words, bar.count)}
    >
      <span
        style={{ height: bar.count === 0 ? 0 : `max(2px, ${((bar.count / most) * 100).toFixed(2)}%)` }}
        className={overlaps(bar, props.state.dates[props.filter.name]) ? 'bg-accent' : 'bg-line-strong/50'}
      />
    </SearchLink>
  ));
}

interface StepsProps extends HistogramProps {
  /** What the rows are: "By month". */
  title: string;
  /** The counts of the rows, with which they are cached. */
  counts: FacetValue[];
  steps: () => Span[];
  /** A link to all decades before the rows. */
  isPart: boolean;
}

/** Decades, the years of the selected one, or months: each a link with its count. */
function Steps({ title, counts, ...props }: StepsProps) {
  const dates = props.state.dates[props.filter.name];
  const language = useLanguage();
  return (
    <details className="text-sm" open={dates !== undefined}>
      <summary className="cursor-pointer px-1 py-1 text-accent">
        {title}
        <span className="sr-only"> ({filterLabel(props.filter, language)})</span>
      </summary>
      <StaticHtml
        className="max-h-72 overflow-y-auto"
        cacheWith={counts}
        dependsOn={[props.isPart ? 'years' : 'steps', ...props.dependsOn]}
      >
        <StepLinks {...props} />
      </StaticHtml>
    </details>
  );
}

function StepLinks({ steps, isPart, ...props }: Omit<StepsProps, 'title' | 'counts'>) {
  const { allDecades } = useWords(searchWords).dates;
  const { state, filter, hrefOf } = props;
  const dates = state.dates[filter.name];
  return (
    <ul>
      {isPart && (
        <li>
          <SearchLink
            href={hrefOf(withDates(state, filter.name, undefined))}
            className="inline-block px-1 py-1 underline"
          >
            {allDecades}
          </SearchLink>
        </li>
      )}
      {steps().map((step) => (
        <li key={step.dates.from} className="flex">
          <ChoiceLink
            href={hrefOfSpan(props, step)}
            focusKey={step.dates.from ?? ''}
            chosen={isSame(dates, step.dates)}
            count={step.count}
            exclusive
          >
            {step.words}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

/** The months of a short span, as bars and as a list. */
function Months(props: HistogramProps) {
  const words = useWords(searchWords).dates;
  const forms = useForms();
  const counts = props.months ?? [];
  const bars = toMonths(counts, props.state.dates[props.filter.name]).map(
    ({ month, count }): Span => ({ dates: datesOfMonth(month), words: forms.date(month), count }),
  );
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <Bars {...props} counts={counts} bars={() => bars} />
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{first.words}</span>
        <span>{last.words}</span>
      </p>
      <Steps
        {...props}
        title={words.byMonth}
        counts={counts}
        steps={() => bars.filter(({ count }) => count > 0)}
        isPart={false}
      />
    </>
  );
}

/** The number of records without this date: they are in no bar and no range. */
function Undated({ facet, state, filter, total }: HistogramProps) {
  const words = useWords(searchWords).dates;
  const forms = useForms();
  const counted = facet.reduce((sum, { count }) => sum + count, 0);
  const missing = state.dates[filter.name] || total === undefined ? 0 : total - counted;
  if (missing <= 0) return null;
  return <p className="px-1 text-muted text-xs">{words.undated(forms, missing)}</p>;
}

interface Years {
  /** The first and the last year; undefined without years. */
  scale: ReturnType<typeof scaleOf>;
  steps: ReturnType<typeof toSteps>;
}

const cachedYears = createOwnerCache<Years>();

/** The years of a date filter, and the months of a short span: bars, sliders for keyboard and touch, and links. */
function DateHistogram(props: HistogramProps) {
  const words = useWords(searchWords).dates;
  const language = useLanguage();
  const dates = props.state.dates[props.filter.name];
  const { scale, steps } = cachedYears(props.facet, props.dependsOn, () => ({
    scale: scaleOf(props.facet),
    steps: toSteps(props.facet, dates),
  }));
  if (!scale) return <p className="px-1 text-muted text-sm">{words.none}</p>;
  const { from, to } = yearsOfDates(dates);
  const without = withDates(props.state, props.filter.name, undefined);
  const isYears = steps.every((step) => step.from === step.to);
  return (
    <div className="space-y-1 px-1">
      <Bars {...props} counts={props.facet} bars={() => toSpans(toBars(props.facet), language)} />
      <YearRange
        name={props.filter.name}
        label={filterLabel(props.filter, language)}
        first={scale.from}
        last={scale.to}
        from={from}
        to={to}
        hrefWithout={props.hrefOf(without)}
      />
      <Undated {...props} />
      <Months {...props} />
      <Steps
        {...props}
        title={isYears ? words.byYear : words.byDecade}
        counts={props.facet}
        steps={() => toSpans(steps, language)}
        isPart={isYears}
      />
    </div>
  );
}

/** Years with counts if the source has them, and two date fields: a single one means after or before it. */
function DatesFilter(props: FilterProps<'dates'>) {
  const { page, state, filter, fieldsOf, facet } = props;
  const { from = null, to = null } = state.dates[filter.name] ?? {};
  return (
    <>
      {facet && <DateHistogram {...props} facet={facet} />}
      <SearchForm
        action={page.path}
        kept={fieldsOf(withDates(state, filter.name, undefined))}
        className="mt-2 px-1 text-sm"
      >
        {/* Depends on these dates alone, so that what is typed stays when another filter changes. */}
        <StaticHtml className="space-y-2" cacheWith={filter} dependsOn={[useLanguage(), from, to]}>
          <DateFields filter={filter} from={from} to={to} />
        </StaticHtml>
      </SearchForm>
    </>
  );
}

type DateFieldsProps = Pick<HistogramProps, 'filter'> & DateFilter;

function DateFields({ filter, from, to }: DateFieldsProps) {
  const words = useWords(searchWords).dates;
  const name = filterLabel(filter, useLanguage());
  const ends = [
    { end: 'from', label: words.after, value: from },
    { end: 'to', label: words.before, value: to },
  ];
  return (
    <>
      {ends.map(({ end, label, value }) => (
        <label key={end} className="flex items-center justify-between gap-2">
          <span className="text-muted">
            {label}
            <span className="sr-only"> ({name})</span>
          </span>
          <input
            type="date"
            name={`${filter.name}.${end}`}
            defaultValue={value ?? ''}
            className="min-w-0 rounded border border-line-strong bg-raised px-2 py-1"
          />
        </label>
      ))}
      <button type="submit" className="rounded border border-line-strong px-3 py-1 hover:bg-sunken">
        {words.apply}
        <span className="sr-only"> ({name})</span>
      </button>
      <p className="text-muted text-xs">{words.rule}</p>
    </>
  );
}

/** Three states with their counts. Unknown counts as false, as in the interface's filter. */
function FlagFilter(props: FilterProps<'flag'>) {
  return (
    <StaticHtml cacheWith={props.facet} dependsOn={props.dependsOn}>
      <FlagChoices {...props} />
    </StaticHtml>
  );
}

function FlagChoices({ state, filter, hrefOf, facet }: FilterProps<'flag'>) {
  const { any } = useWords(searchWords).panel;
  const { on, off } = flagWords(filter, useLanguage());
  const current = state.flags[filter.name];
  const countOf = (wanted: boolean): number | undefined =>
    facet && (facet.find(({ value }) => value === String(wanted))?.count ?? 0);
  const choices = [
    { value: undefined, label: any, count: facet?.reduce((sum, { count }) => sum + count, 0) },
    { value: true, label: on, count: countOf(true) },
    { value: false, label: off, count: countOf(false) },
  ];
  return (
    <ul>
      {choices.map(({ value, label, count }) => (
        <li key={label}>
          <ChoiceLink
            href={hrefOf(withFlag(state, filter.name, value))}
            focusKey={String(value)}
            chosen={current === value}
            count={count}
            exclusive
          >
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

interface FilterPanelProps {
  page: SearchPage;
  state: SearchState;
  view: FacetView;
  facets: Facets | undefined;
  /** The records shown: their values are offered if the source has no counts. */
  items: readonly object[];
  /** The number of records, also as text: "9 companies". Undefined if the search failed. */
  total: number | undefined;
  found: string | undefined;
  hrefOf: FilterProps['hrefOf'];
  fieldsOf: FilterProps['fieldsOf'];
  activeCount: number;
  /** Whether each change is a search that costs a remote call. */
  metered: boolean;
}

function Filter({ filter, ...rest }: Omit<FilterProps, 'filter'> & { filter: AnyFilter }) {
  if (filter.kind === 'terms') return <TermsFilter {...rest} filter={filter} />;
  if (filter.kind === 'flag') return <FlagFilter {...rest} filter={filter} />;
  return <DatesFilter {...rest} filter={filter} />;
}

/** Further filters as links that open them; only displayed filters are counted. */
function OtherFilters({ others, state, hrefOf }: Pick<FilterPanelProps, 'state' | 'hrefOf'> & { others: AnyFilter[] }) {
  const words = useWords(searchWords).panel;
  const language = useLanguage();
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

/** Filters that would be refused are not offered as a field (lib/DECISIONS.md). */
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

/** All filters of a page. Folded on a phone, always open on wide screens (globals.css, `.filter-panel`). */
export function FilterPanel({ activeCount, metered, facets, items, found, ...rest }: FilterPanelProps) {
  const { page, state, view, hrefOf, total } = rest;
  const language = useLanguage();
  const { shown, others, refused } = chooseFilters(page, state, view);
  const dependsOn = [language, metered, hrefOf(state)];
  return (
    <FilterDrawer activeCount={activeCount} found={found}>
      {total !== undefined && <Notes metered={metered} isCounted={facets !== undefined} />}
      {sortByNarrowing(shown, { page, state, facets, total }).map((filter) => {
        const [facet, months] = [facetNameOf(page, filter), monthFacetOf(page, filter)];
        const id = filterTitleId(filter.name);
        return (
          <section key={filter.name} aria-labelledby={id}>
            <h2 id={id} className="mb-1 scroll-mt-4 px-1 font-sans font-semibold text-sm">
              {filterLabel(filter, language)}
            </h2>
            <Filter
              {...rest}
              dependsOn={dependsOn}
              filter={filter}
              facet={facet && facets?.[facet]}
              months={months && facets?.[months]}
              onPage={facets ? [] : valuesOnPage(items, filter, language)}
              canExclude={!metered && page.exclusions?.some((name) => name === filter.name) === true}
              hrefOf={(next, nextView = view) => `${hrefOf(next, nextView)}#${id}`}
            />
          </section>
        );
      })}
      {others.length > 0 && (
        <StaticHtml cacheWith={facets} dependsOn={dependsOn}>
          <OtherFilters others={others} state={state} hrefOf={hrefOf} />
        </StaticHtml>
      )}
      <RefusedFilters refused={refused} />
    </FilterDrawer>
  );
}
