import type { CompanyEvent } from '@/lib/contract/event';
import { dateInWords, dayOf } from '@/lib/format/dates';

type TimeRange = CompanyEvent['time_range'];

/** The two days of a range, each as the source wrote it. */
interface Days {
  earliest: string | undefined;
  latest: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a timestamp in the time zone it was written in; what is no date is kept, to be shown as it is. */
const dayIn = (moment: string | null | undefined): string | undefined => {
  if (!moment) return undefined;
  return DAY.test(moment) ? dayOf(moment) : moment;
};

const daysOf = ({ starts_at, ends_at }: TimeRange): Days => ({ earliest: dayIn(starts_at), latest: dayIn(ends_at) });

/** The earlier date without the year, or the month and the year, that it shares with the later one: "3", "3 May". */
function shortened(earlier: string, later: string): string {
  const words = dateInWords(earlier);
  if (!DAY.test(earlier) || !DAY.test(later) || words === earlier) return words;
  const [day, month] = words.split(' ');
  if (earlier.slice(0, 7) === later.slice(0, 7)) return day ?? words;
  return earlier.slice(0, 4) === later.slice(0, 4) ? `${day} ${month}` : words;
}

/**
 * When an event can have been, as exactly as it is known: "on 3 May 2019", "between 3 and 10 May 2019",
 * "on or before 10 May 2019", "on an unknown date" (specification, Events, `time_range`).
 */
export function whenInWords(range: TimeRange): string {
  const { earliest, latest } = daysOf(range);
  if (!earliest && !latest) return 'on an unknown date';
  if (!earliest) return `on or before ${dateInWords(latest ?? '')}`;
  if (!latest) return `on or after ${dateInWords(earliest)}`;
  if (earliest === latest) return `on ${dateInWords(latest)}`;
  if (earliest > latest) return `on dates that contradict each other: ${dateInWords(earliest)}, ${dateInWords(latest)}`;
  return `between ${shortened(earliest, latest)} and ${dateInWords(latest)}`;
}

/** Whether the day of the event is known. */
export function isExact(range: TimeRange): boolean {
  const { earliest, latest } = daysOf(range);
  return earliest !== undefined && earliest === latest;
}

/** The day under which an event stands in a list: the latest possible one, as the interface orders them. */
export function listedDay(range: TimeRange): string | undefined {
  const { earliest, latest } = daysOf(range);
  return latest ?? earliest;
}
