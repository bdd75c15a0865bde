import { Pager } from '@/components/record/pager';
import type { Page } from '@/lib/api/client';
import type { RegistryError } from '@/lib/contract/errors';
import type { CompanyEvent } from '@/lib/contract/event';
import type { Price } from '@/lib/contract/meter';
import { toEventChips } from '@/lib/records/event/chips';
import { type EventFilter, type EventScope, NO_EVENT_FILTER } from '@/lib/records/event/filter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { eventFilterWords, eventPageWords } from '@/lib/words/event';
import { PriceTag } from '../allowance/price-tag';
import { FailureNotice } from '../failure/failure-notice';
import { EventChips } from './event-chips';
import { EventFilters } from './event-filters';
import { EventOrders } from './event-orders';
import { type CompanyNames, EventTimeline } from './event-timeline';
import { NoEvents } from './no-events';

export interface EventListProps {
  scope: EventScope;
  filter: EventFilter;
  /** The address of the same list with another filter. */
  hrefOf: (filter: EventFilter) => string;
  results: Page<CompanyEvent> | undefined;
  /** What kept the events away, where something did. */
  failure?: RegistryError;
  /** What opening an event or another page would cost; given where calls are counted. */
  prices?: ReadonlyMap<string, Price>;
  names?: CompanyNames;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
}

function Found({ results, ...props }: EventListProps & { results: Page<CompanyEvent> }) {
  const words = useWords(eventPageWords);
  const forms = useForms();
  const { filter, hrefOf, prices } = props;
  const hrefOfPage = (page: number) => hrefOf({ ...filter, page });
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold font-serif text-xl">
          {words.count(forms, results.total_count)}
        </p>
        {results.total_count > 1 && <EventOrders filter={filter} hrefOf={hrefOf} />}
      </div>
      {results.left_out && <p className="text-muted text-sm">{words.leftOut(forms, results.left_out)}</p>}
      {results.items.length === 0 ? (
        <NoEvents scope={props.scope} filter={filter} chips={toEventChips(filter, forms.language)} hrefOf={hrefOf} />
      ) : (
        <>
          <p className="text-muted text-sm">{words.standsUnder[filter.order]}</p>
          <EventTimeline events={results.items} order={filter.order} prices={prices} names={props.names} />
        </>
      )}
      <Pager
        page={filter.page}
        totalPages={results.total_pages}
        hrefOf={hrefOfPage}
        noteOf={(page) => <PriceTag price={prices?.get(hrefOfPage(page))} />}
      />
    </>
  );
}

/** A list of events with its filters: of all companies, of one jurisdiction, of one company. */
export function EventList(props: EventListProps) {
  const words = useWords(eventFilterWords);
  const { language } = useForms();
  const { scope, filter, hrefOf, results, failure } = props;
  const chips = toEventChips(filter, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label={words.filters} className="print:hidden">
        <EventFilters
          path={hrefOf(NO_EVENT_FILTER)}
          scope={scope}
          filter={filter}
          events={results?.items ?? []}
          activeCount={chips.length}
          metered={props.prices !== undefined}
        />
      </aside>
      <div className="min-w-0 space-y-4">
        <EventChips chips={chips} hrefOf={hrefOf} clearHref={hrefOf({ ...NO_EVENT_FILTER, order: filter.order })} />
        {failure && <FailureNotice failure={failure} now={props.now} />}
        {results && <Found {...props} results={results} />}
      </div>
    </div>
  );
}
