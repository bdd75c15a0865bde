import type { CompanyEvent } from '@/lib/contract/records';
import { isObject } from '@/lib/shared/json';
import { DEFAULT_LANGUAGE, dayOf, type Forms, formsOf, type Language } from '@/lib/shared/language/language';
import { eventWords } from '@/lib/words/event';
import { type EventOrder, eventTypeInWords } from './filter';

type TimeRange = CompanyEvent['time_range'];

/** The two days of a range, as the source wrote them. */
interface Days {
  earliest: string | undefined;
  latest: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** The day of a timestamp in its own time zone. Text that is not a date is returned unchanged, for display. */
const dayIn = (moment: string | null | undefined): string | undefined => {
  if (!moment) return undefined;
  return DAY.test(moment) ? dayOf(moment) : moment;
};

const daysOf = ({ starts_at, ends_at }: TimeRange): Days => ({ earliest: dayIn(starts_at), latest: dayIn(ends_at) });

/**
 * The earlier date without the year, or month and year, that it shares with the later one: "3", "3 May". All our
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
 * When an event happened, as precisely as known: "on 3 May 2019", "between 3 and 10 May 2019", "on or before 10 May
 * 2019", "on an unknown date" (specification, Events, `time_range`).
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

/** True if the day of the event is known. */
export function isExact(range: TimeRange): boolean {
  const { earliest, latest } = daysOf(range);
  return earliest !== undefined && earliest === latest;
}

/** The day under which a list shows an event: the latest possible one, as in the interface's order. */
function listedDay(range: TimeRange): string | undefined {
  const { earliest, latest } = daysOf(range);
  return latest ?? earliest;
}

export interface TimelineDay {
  /** `2019-05-10`; the source's text if it is not a date; undefined if unknown. */
  day: string | undefined;
  events: CompanyEvent[];
}

interface TimelineYear {
  /** `2019`; undefined if unreadable. */
  year: string | undefined;
  days: TimelineDay[];
}

const yearOf = (day: string | undefined): string | undefined => /^\d{4}(?=-|$)/.exec(day ?? '')?.[0];

const dayBy = (event: CompanyEvent, order: EventOrder): string | undefined =>
  order === 'created_at' ? dayOf(event.created_at) : listedDay(event.time_range);

/** The last item if it matches, else a new one appended to the list. */
function lastOrNew<Item>(list: Item[], isIt: (last: Item) => boolean, create: () => Item): Item {
  const last = list.at(-1);
  if (last !== undefined && isIt(last)) return last;
  const created = create();
  list.push(created);
  return created;
}

/** Events by year and day, in the order received. The list is never sorted again, so that pages join up. */
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

/** One value of free-form data and its path: `['officer', 'name']`. */
export interface Leaf {
  path: string[];
  /** Text, number or boolean as received; undefined if there is no value. */
  value: string | number | boolean | undefined;
}

/** Depth limit for foreign data; deeper values are unreadable anyway. */
const MAX_DEPTH = 8;

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function leavesBelow(value: unknown, path: string[]): Leaf[] {
  if (value == null || value === '') return [{ path, value: undefined }];
  if (isScalar(value)) return [{ path, value }];
  if (!isObject(value) || path.length > MAX_DEPTH) return [{ path, value: undefined }];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesBelow(inner, [...path, key]));
}

/** All single values of free-form data with their paths, in the order received. */
export const leavesOf = (data: Record<string, unknown> | null | undefined): Leaf[] =>
  data ? Object.entries(data).flatMap(([key, value]) => leavesBelow(value, [key])) : [];

/** The path of a value as a label: `['officer', 'start_date']` → "Officer start date". */
export function pathInWords(path: readonly string[]): string {
  const words = path.join(' ').replace(/_+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A value for display: yes or no, formatted dates, anything else unchanged; "nothing" if there is none. */
export function valueInWords(value: Leaf['value'], language: Language): string {
  const { nothing, yes, no } = eventWords[language].values;
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}($|T)/.test(value);
  return isDate ? formsOf(language).date(value) : String(value);
}

/** One change made by an event, as text. */
export interface Change {
  label: string;
  /** Undefined if there was no value, or none is stated. */
  before: string | undefined;
  after: string | undefined;
}

type Derived = CompanyEvent['derived_from'];

const keyOf = ({ path }: Leaf): string => JSON.stringify(path);

const inWords = (leaf: Leaf | undefined, language: Language): string | undefined =>
  leaf?.value === undefined ? undefined : valueInWords(leaf.value, language);

/**
 * What the event changed, from the data behind its description (specification, Events, `derived_from`): each value
 * before and after. Values that are unchanged or absent on both sides are left out.
 */
export function changesOf(derived: Derived, language: Language): Change[] {
  const before = new Map(leavesOf(derived?.before).map((leaf) => [keyOf(leaf), leaf]));
  const after = new Map(leavesOf(derived?.after).map((leaf) => [keyOf(leaf), leaf]));
  return [...new Map([...before, ...after])].flatMap(([key, { path }]): Change[] => {
    const [old, next] = [inWords(before.get(key), language), inWords(after.get(key), language)];
    return old === next ? [] : [{ label: pathInWords(path), before: old, after: next }];
  });
}

/** An event in one line: what happened, and either the change or whom and what it is about. */
export interface Headline {
  what: string;
  change?: { before: string; after: string };
  about?: string;
}

/** The prefixes of a description, which the interface fixes (specification, Events, `description`). */
const ABOUT = /^(?:(?:New|Removed) (?:officer|owner|controller|holding)|Gazette Notice):\s*(.+)$/su;
const MOVED = /^Change of (?:position of|owner|controller|holding) '(.+)' from '(.+)' to '(.+)'$/su;
const IN_QUOTES = /^'(.+)'$/su;
const SHOWN_AS_CHANGE = /^Change of (?:name|status|registered address) from '/u;

const isTwoSided = (change: Change): change is Change & { before: string; after: string } =>
  change.before !== undefined && change.after !== undefined;

/** What the description adds to the label of the type, in English as received; undefined if it only repeats it. */
function aboutOf({ description, type }: Pick<CompanyEvent, 'type' | 'description'>): string | undefined {
  const what = eventTypeInWords(type, DEFAULT_LANGUAGE);
  const about = ABOUT.exec(description)?.[1];
  if (about) return IN_QUOTES.exec(about)?.[1] ?? about;
  const [, who, from, to] = MOVED.exec(description) ?? [];
  if (who) return `${who}: ${from} → ${to}`;
  const bare = description.trim();
  return bare === '' || bare.toLowerCase() === what.toLowerCase() || bare === 'Gazette Notice' ? undefined : bare;
}

/** A change of name, status or address comes from its two sides, because quotes in the description may be part of a name. */
export function headlineOf(
  event: Pick<CompanyEvent, 'type' | 'description' | 'derived_from'>,
  language: Language,
): Headline {
  const what = eventTypeInWords(event.type, language);
  const [change] = changesOf(event.derived_from, language).filter(isTwoSided);
  if (change && SHOWN_AS_CHANGE.test(event.description)) {
    return { what, change: { before: change.before, after: change.after } };
  }
  const about = aboutOf(event);
  return about === undefined ? { what } : { what, about };
}

/** The headline as plain text, for the browser tab. */
export function headlineText({ what, change, about }: Headline, language: Language): string {
  const words = eventWords[language];
  if (change) return words.became(what, change.before, change.after);
  return about === undefined ? what : words.about(what, about);
}
