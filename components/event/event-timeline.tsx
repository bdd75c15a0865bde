import type { CompanyEvent } from '@/lib/contract/event';
import { isIsoDate } from '@/lib/contract/filters';
import type { Price } from '@/lib/contract/meter';
import type { EventOrder } from '@/lib/records/event/filter';
import { type TimelineDay, toTimeline } from '@/lib/records/event/timeline';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { eventPageWords } from '@/lib/words/event';
import { EventEntry } from './event-entry';

/** Names of companies by the address of their page. */
export type CompanyNames = ReadonlyMap<string, string>;

export interface EventTimelineProps {
  events: readonly CompanyEvent[];
  order: EventOrder;
  /** What opening each event would cost, by its address. */
  prices?: ReadonlyMap<string, Price>;
  /** Given where the list is of many companies. */
  names?: CompanyNames;
}

/** The day without its year, which stands above; what is no date is shown as it is. */
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

/** Events by year and by day, in the order of the list. */
export function EventTimeline(props: EventTimelineProps) {
  const { unknownYear } = useWords(eventPageWords);
  return (
    <div className="space-y-8">
      {toTimeline(props.events, props.order).map(({ year, days }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that nobody sorts may come to a year again
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
