import type { FacetValue } from '@/lib/contract/extensions';
import { type DateFilter, printDateFilter } from '@/lib/contract/filters';
import { plural } from '@/lib/format/dates';
import { withDates } from '@/lib/search/state';
import { datesOfYears, type Period, periodInWords, scaleOf, toBars, toSteps, yearsOfDates } from '@/lib/search/years';
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
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <div aria-hidden="true" className="flex h-14 items-end gap-px border-line-strong border-b">
      {bars.map((bar) => (
        <SearchLink
          key={bar.from}
          href={hrefOfPeriod(props, bar)}
          tabIndex={-1}
          title={`${periodInWords(bar)}: ${bar.count}`}
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
  const isYears = steps.every(({ from, to }) => from === to);
  return (
    <details className="text-sm" open={dates !== undefined}>
      <summary className="cursor-pointer px-1 py-1 text-accent">
        By {isYears ? 'year' : 'decade'}
        <span className="sr-only"> ({props.filter.label})</span>
      </summary>
      <ul className="max-h-72 overflow-y-auto">
        {isYears && (
          <li>
            <SearchLink
              href={props.hrefOf(withDates(props.state, props.filter.name, undefined))}
              className="inline-block px-1 py-1 underline"
            >
              All decades
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
              {periodInWords(step)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many of the found records have no such date: they are in no bar, and in no range. */
function Undated({ facet, state, filter, total }: HistogramProps) {
  const counted = facet.reduce((sum, { count }) => sum + count, 0);
  const missing = state.dates[filter.name] || total === undefined ? 0 : total - counted;
  if (missing <= 0) return null;
  return <p className="px-1 text-muted text-xs">{plural(missing, 'record')} without this date.</p>;
}

/** The years of a date filter: bars, a range for keyboard and finger, and a list of links. */
export function DateHistogram(props: HistogramProps) {
  const [bars, scale] = [toBars(props.facet), scaleOf(props.facet)];
  if (!scale) return <p className="px-1 text-muted text-sm">No such date among these results.</p>;
  const { from, to } = yearsOfDates(props.state.dates[props.filter.name]);
  const without = withDates(props.state, props.filter.name, undefined);
  return (
    <div className="space-y-1 px-1">
      <Bars {...props} bars={bars} />
      <YearRange
        name={props.filter.name}
        label={props.filter.label}
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
