import type { CompanyEvent } from '@/lib/contract/event';
import { dayOf } from '@/lib/records/format/days';
import type { EventOrder } from './filter';
import { listedDay } from './when';

export interface TimelineDay {
  /** `2019-05-10`; what the source wrote where that is no date; undefined where nothing is known. */
  day: string | undefined;
  events: CompanyEvent[];
}

interface TimelineYear {
  /** `2019`; undefined where no year can be read. */
  year: string | undefined;
  days: TimelineDay[];
}

const yearOf = (day: string | undefined): string | undefined => /^\d{4}(?=-|$)/.exec(day ?? '')?.[0];

const dayBy = (event: CompanyEvent, order: EventOrder): string | undefined =>
  order === 'created_at' ? dayOf(event.created_at) : listedDay(event.time_range);

/** The last of the list where it is the one that is looked for, else a new one at its end. */
function lastOrNew<Item>(list: Item[], isIt: (last: Item) => boolean, create: () => Item): Item {
  const last = list.at(-1);
  if (last !== undefined && isIt(last)) return last;
  const created = create();
  list.push(created);
  return created;
}

/** Events by year and by day, in the order they came: the list is never sorted anew, so that pages fit together. */
export function toTimeline(events: readonly CompanyEvent[], order: EventOrder): TimelineYear[] {
  const years: TimelineYear[] = [];
  for (const event of events) {
    const day = dayBy(event, order);
    const year = yearOf(day);
    const { days } = lastOrNew(
      years,
      (last) => last.year === year,
      () => ({ year, days: [] }),
    );
    lastOrNew(
      days,
      (last) => last.day === day,
      () => ({ day, events: [] }),
    ).events.push(event);
  }
  return years;
}
