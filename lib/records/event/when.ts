import type { CompanyEvent } from '@/lib/contract/event';
import { dayOf } from '@/lib/records/format/days';
import { type Forms, formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';

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

/**
 * The earlier date without the year, or the month and the year, that it shares with the later one: "3", "3 May". All our
 * languages write day, month and year in this order.
 */
function shortened(earlier: string, later: string, { date }: Forms): string {
  const words = date(earlier);
  if (!DAY.test(earlier) || !DAY.test(later) || words === earlier) return words;
  const [day, month] = words.split(' ');
  if (earlier.slice(0, 7) === later.slice(0, 7)) return day ?? words;
  return earlier.slice(0, 4) === later.slice(0, 4) ? `${day} ${month}` : words;
}

/**
 * When an event can have been, as exactly as it is known: "on 3 May 2019", "between 3 and 10 May 2019",
 * "on or before 10 May 2019", "on an unknown date" (specification, Events, `time_range`).
 */
export function whenInWords(range: TimeRange, language: Language): string {
  const { earliest, latest } = daysOf(range);
  const [forms, { when }] = [formsOf(language), eventWords[language]];
  if (!earliest && !latest) return when.unknown;
  if (!earliest) return when.latest(forms, latest ?? '');
  if (!latest) return when.earliest(forms, earliest);
  if (earliest === latest) return forms.onDate(latest);
  if (earliest > latest) return when.contradictory(forms, earliest, latest);
  return when.between(shortened(earliest, latest, forms), forms.date(latest));
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
