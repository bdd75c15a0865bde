import { useLanguage } from '#language';
import type { FacetValue } from '@/lib/contract/extensions';
import { type DateFilter, printDateFilter } from '@/lib/contract/filters';
import { filterLabel } from '@/lib/search/filter-in-words';
import { periodInWords } from '@/lib/search/period-in-words';
import { withDates } from '@/lib/search/state';
import { datesOfYears, type Period, scaleOf, toBars, toSteps, yearsOfDates } from '@/lib/search/years';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { ChoiceLink } from './choice-link';
import type { FilterProps } from './filter-props';
import { SearchLink } from './search-link';
import { YearRange } from './year-range';

type HistogramProps = FilterProps<'dates'> & { facet: FacetValue[] };

const isSame = (a: DateFilter | undefined, b: DateFilter): boolean =>
  a !== undefined && printDateFilter(a) === printDateFilter(b);

/** The state with a period chosen, or no longer chosen where it is already. */
function hrefOfPeriod({ state, filter, hrefOf }: HistogramProps, period: Period): string {
  const dates = datesOfYears(period);
  return hrefOf(withDates(state, filter.name, isSame(state.dates[filter.name], dates) ? undefined : dates));
}

function isInside(period: Period, dates: DateFilter | undefined): boolean {
  const { from, to } = yearsOfDates(dates);
  return period.to >= (from ?? -1) && period.from <= (to ?? 10_000);
}

/** The whole span at a glance. For the eye and the mouse: the list below says the same, and has every link for the keyboard. */
function Bars({ bars, ...props }: HistogramProps & { bars: Period[] }) {
  const words = useWords(searchWords).dates;
  const forms = useForms();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="flex h-14 items-end gap-px border-line-strong border-b">
      {bars.map((bar) => (
        <SearchLink
          key={bar.from}
          href={hrefOfPeriod(props, bar)}
          tabIndex={-1}
          title={words.counted(forms, periodInWords(bar, forms.language), bar.count)}
          className="group flex h-full min-w-0 flex-1 items-end"
        >
          <span
            style={{ height: bar.count === 0 ? 0 : `max(2px, ${(bar.count / most) * 100}%)` }}
            className={`w-full group-hover:bg-ink ${isInside(bar, props.state.dates[props.filter.name]) ? 'bg-accent' : 'bg-line-strong/50'}`}
          />
        </SearchLink>
      ))}
    </div>
  );
}

/** Decades, and the years of one that is chosen: each a link with its count. */
function Steps({ steps, ...props }: HistogramProps & { steps: Period[] }) {
  const dates = props.state.dates[props.filter.name];
  const words = useWords(searchWords).dates;
  const language = useLanguage();
  const isYears = steps.every(({ from, to }) => from === to);
  return (
    <details className="text-sm" open={dates !== undefined}>
      <summary className="cursor-pointer px-1 py-1 text-accent">
        {isYears ? words.byYear : words.byDecade}
        <span className="sr-only"> ({filterLabel(props.filter, language)})</span>
      </summary>
      <ul className="max-h-72 overflow-y-auto">
        {isYears && (
          <li>
            <SearchLink
              href={props.hrefOf(withDates(props.state, props.filter.name, undefined))}
              className="inline-block px-1 py-1 underline"
            >
              {words.allDecades}
            </SearchLink>
          </li>
        )}
        {steps.map((step) => (
          <li key={step.from} className="flex">
            <ChoiceLink
              href={hrefOfPeriod(props, step)}
              chosen={isSame(dates, datesOfYears(step))}
              count={step.count}
              exclusive
            >
              {periodInWords(step, language)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many of the found records have no such date: they are in no bar, and in no range. */
function Undated({ facet, state, filter, total }: HistogramProps) {
  const words = useWords(searchWords).dates;
  const forms = useForms();
  const counted = facet.reduce((sum, { count }) => sum + count, 0);
  const missing = state.dates[filter.name] || total === undefined ? 0 : total - counted;
  if (missing <= 0) return null;
  return <p className="px-1 text-muted text-xs">{words.undated(forms, missing)}</p>;
}

/** The years of a date filter: bars, a range for keyboard and finger, and a list of links. */
export function DateHistogram(props: HistogramProps) {
  const words = useWords(searchWords).dates;
  const language = useLanguage();
  const [bars, scale] = [toBars(props.facet), scaleOf(props.facet)];
  if (!scale) return <p className="px-1 text-muted text-sm">{words.none}</p>;
  const { from, to } = yearsOfDates(props.state.dates[props.filter.name]);
  const without = withDates(props.state, props.filter.name, undefined);
  return (
    <div className="space-y-1 px-1">
      <Bars {...props} bars={bars} />
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
      <Steps {...props} steps={toSteps(props.facet, props.state.dates[props.filter.name])} />
    </div>
  );
}
