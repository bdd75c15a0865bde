import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { Pager } from '@/components/record/list-frame';
import { PageFacts } from '@/components/record/record-page';
import { PriceTag } from '@/components/record/record-parts';
import { UnusedParameters } from '@/components/search/unused-parameters';
import { Link } from '@/components/ui/parts';
import { type Attempt, eventPrices } from '@/lib/api/pages/page';
import { companyNames } from '@/lib/api/pages/records';
import type { Page } from '@/lib/api/registry';
import type { RegistryError } from '@/lib/contract/errors';
import { isIsoDate } from '@/lib/contract/parameters';
import type { Price } from '@/lib/contract/quota';
import type { CompanyEvent } from '@/lib/contract/records';
import {
  EVENT_ORDERS,
  type EventChip,
  type EventFilter,
  type EventOrder,
  type EventScope,
  NO_EVENT_FILTER,
  printEventFilter,
  toEventChips,
} from '@/lib/records/event/filter';
import { headlineOf, isExact, type TimelineDay, toTimeline, whenInWords } from '@/lib/records/event/headline';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import { eventFilterWords, eventPageWords } from '@/lib/words/event';
import { EventFilters } from './event-filters';
import { BriefSource, EventCompany, EventHeadline } from './event-parts';

interface EventEntryProps {
  event: CompanyEvent;
  order: EventOrder;
  /** The price of opening the event. */
  price?: Price;
  /** Omitted on the company's own page. */
  company?: { name: string | undefined };
}

/** An exact day is already in the heading, unless the list is ordered by the day of recording. */
function Moment({ event: { time_range, created_at }, order }: Pick<EventEntryProps, 'event' | 'order'>) {
  const words = useWords(eventPageWords);
  const forms = useForms();
  const when = capitalize(whenInWords(time_range, forms.language));
  if (order === 'created_at') return when;
  return isExact(time_range) ? words.recorded(forms, created_at) : words.whenAndRecorded(forms, when, created_at);
}

function EventEntry({ event, order, price, company }: EventEntryProps) {
  const { language } = useForms();
  return (
    <>
      <h4 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base">
        <Link
          href={links.event(event.id)}
          className="min-w-0 text-ink underline decoration-line-strong hover:decoration-ink"
        >
          <EventHeadline headline={headlineOf(event, language)} />
        </Link>
        <PriceTag price={price} />
      </h4>
      {company && (
        <p className="text-sm">
          <EventCompany event={event} name={company.name} />
        </p>
      )}
      <p className="text-muted text-sm">
        <Moment event={event} order={order} /> · <BriefSource provenance={event.provenance} />
      </p>
    </>
  );
}

/** Names of companies by page address. */
type CompanyNames = ReadonlyMap<string, string>;

interface EventTimelineProps {
  events: readonly CompanyEvent[];
  order: EventOrder;
  /** The price of opening each event, by address. */
  prices?: ReadonlyMap<string, Price>;
  /** Given if the list covers several companies. */
  names?: CompanyNames;
}

/** The day without the year, which is in the heading; an invalid date is shown unchanged. */
function DayLabel({ day }: { day: string | undefined }) {
  const words = useWords(eventPageWords);
  const { date } = useForms();
  if (day === undefined) return words.unknownDate;
  if (!isIsoDate(day)) return <bdi>{day}</bdi>;
  return <time dateTime={day}>{date(day).replace(/ \d{4}$/, '')}</time>;
}

function Day({ day, of, ...rest }: EventTimelineProps & { day: TimelineDay; of: string }) {
  return (
    <li className="grid break-inside-avoid gap-x-6 gap-y-1 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <h3 className="font-sans font-semibold text-sm sm:pt-0.5">
        <DayLabel day={day.day} />
        <span className="sr-only"> {of}</span>
      </h3>
      <ul className="space-y-4 border-line-strong border-l pl-4">
        {day.events.map((event) => (
          <li key={event.id}>
            <EventEntry
              event={event}
              order={rest.order}
              price={rest.prices?.get(links.event(event.id))}
              company={rest.names && { name: rest.names.get(links.company(event)) }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Events by year and day, in list order. */
function EventTimeline(props: EventTimelineProps) {
  const { unknownYear } = useWords(eventPageWords);
  return (
    <div className="space-y-8">
      {toTimeline(props.events, props.order).map(({ year, days }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an unsorted list may repeat a year
        <section key={`${year} ${index}`} aria-label={year ?? unknownYear}>
          <h2 className="mb-1 border-line-strong border-b pb-1 text-xl">{year ?? unknownYear}</h2>
          <ul className="divide-y divide-line">
            {days.map((day) => (
              <Day key={day.events[0]?.id} day={day} of={year ?? ''} {...props} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface NoEventsProps {
  scope: EventScope;
  filter: EventFilter;
  chips: EventChip[];
  hrefOf: (filter: EventFilter) => string;
}

type Words = (typeof eventPageWords)['en']['none'];

function sentence({ scope, filter, chips }: NoEventsProps, words: Words): string {
  if (filter.page > 1) return words.page;
  return chips.length > 0 ? words.match : words[scope];
}

/** The active search and ways to change it. That nothing is recorded does not mean that nothing happened. */
function NoEvents(props: NoEventsProps) {
  const words = useWords(eventPageWords).none;
  const { filter, chips, hrefOf } = props;
  return (
    <div className="max-w-prose space-y-3">
      <p>{sentence(props, words)}</p>
      {chips.length === 0 && <p className="text-muted text-sm">{words.noProof}</p>}
      <ul className="list-disc space-y-1 pl-5">
        {filter.page > 1 && (
          <li>
            <Link href={hrefOf({ ...filter, page: 1 })} className="underline">
              {words.firstPage}
            </Link>
          </li>
        )}
        {chips.map(({ label, value, without }) => (
          <li key={`${label} ${value}`}>
            <Link href={hrefOf(without)} className="underline">
              {words.without(label, value)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EventChipsProps {
  chips: EventChip[];
  hrefOf: (filter: EventFilter) => string;
  clearHref: string;
}

/** The active filters as text, each a link to the list without it. */
function EventChips({ chips, hrefOf, clearHref }: EventChipsProps) {
  const words = useWords(eventFilterWords);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chips} className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ label, value, without }) => (
        <li key={`${label} ${value}`}>
          <Link
            href={hrefOf(without)}
            className="inline-flex items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 py-1 text-ink hover:bg-sunken"
          >
            <span className="text-muted">{label}</span> <bdi>{value}</bdi>
            <span aria-hidden="true">×</span>
            <span className="sr-only">{words.remove}</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href={clearHref} className="inline-block px-2 py-1 underline">
            {words.removeAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The two orders of the interface, both newest first. */
function EventOrders({ filter, hrefOf }: { filter: EventFilter; hrefOf: (filter: EventFilter) => string }) {
  const words = useWords(eventPageWords);
  return (
    <nav aria-label={words.order}>
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {EVENT_ORDERS.map((order) => (
          <li key={order}>
            {order === filter.order ? (
              <span aria-current="true" className="font-semibold">
                {words.orders[order]}
              </span>
            ) : (
              <Link href={hrefOf({ ...filter, order, page: 1 })} className="underline">
                {words.orders[order]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface EventListProps {
  scope: EventScope;
  filter: EventFilter;
  /** The address of the list with another filter. */
  hrefOf: (filter: EventFilter) => string;
  results: Page<CompanyEvent> | undefined;
  /** Why there are no events, if loading failed. */
  failure?: RegistryError;
  /** The price of opening an event or another page, if calls are limited. */
  prices?: ReadonlyMap<string, Price>;
  names?: CompanyNames;
  /** The time of the request; milliseconds since 1970. */
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

/** A list of events with filters, for all companies, a jurisdiction or a company. */
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
        <UnusedParameters unused={filter.unused} />
        <EventChips chips={chips} hrefOf={hrefOf} clearHref={hrefOf({ ...NO_EVENT_FILTER, order: filter.order })} />
        {failure && <FailureNotice failure={failure} now={props.now} />}
        {results && <Found {...props} results={results} />}
      </div>
    </div>
  );
}

interface EventListingProps {
  scope: Exclude<EventScope, 'company'>;
  filter: EventFilter;
  /** Path of the page without its filter. */
  path: string;
  /** The address of the page with another filter. */
  hrefOf: (filter: EventFilter) => string;
  found: Attempt<Page<CompanyEvent>>;
}

/** A page of events of several companies: heading, downloads, age of the facts, and the list. */
export async function EventListing({ scope, filter, path, hrefOf, found }: EventListingProps) {
  const { value: results, failure } = found;
  const events = results?.items ?? [];
  const prices = await eventPrices(events, filter, path, hrefOf);
  const names = await companyNames(events);
  return (
    <>
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(path, printEventFilter(filter))} className="underline">
          JSON
        </a>
      </p>
      <PageFacts page={hrefOf(filter)} />
      <DownloadMenu page={hrefOf(filter)} />
      <div className="mt-8">
        <EventList
          scope={scope}
          filter={filter}
          hrefOf={hrefOf}
          results={results}
          failure={failure}
          prices={prices}
          names={names}
          now={Date.now()}
        />
      </div>
    </>
  );
}
