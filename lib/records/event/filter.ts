import type { FilterNameOf, FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import {
  type DateFilter,
  orAbsent,
  parseDate,
  parseDateFilter,
  parsePage,
  parseTermFilter,
  printDateFilter,
} from '@/lib/contract/parameters';
import { datesInWords } from '@/lib/search/chips';
import { type AddressParameters, unusedParameters } from '@/lib/search/state';
import { getOwn } from '@/lib/shared/json';
import { countryOf, isJurisdictionCode, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { type Forms, formsOf, type Language } from '@/lib/shared/language/language';
import { eventWords } from '@/lib/words/event';

/** The interface names three categories of events without explaining them; the explanations are ours. */
const EVENT_CATEGORIES = Object.keys(eventWords.en.categories);

/** The meaning of a category; undefined if unknown. Ignores case. */
export function categoryMeaning(category: string, language: Language): string | undefined {
  const meanings: Readonly<Record<string, string>> = eventWords[language].categories;
  const key = category.toLowerCase();
  return getOwn(meanings, key);
}

/** The distinct categories to offer: known ones, then selected ones and those in the list. */
export function offeredCategories(...others: readonly (readonly string[])[]): string[] {
  const all = [...EVENT_CATEGORIES, ...others.flat()];
  return [...new Set(all.map((category) => category.toLowerCase()))];
}

/**
 * The event types that the interface names or is known to use; a service may have others (specification, Events, "not
 * shown").
 */
const EVENT_TYPES = Object.keys(eventWords.en.types);

/** "AddressChange" → "Address change". A run of capitals stays one word: "VATNumberChange" → "VAT number change". */
function spaced(name: string): string {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}_]+/gu) ?? [name];
  const lower = parts.map((part) => (/^\p{Lu}{2,}$/u.test(part) ? part : part.toLowerCase())).join(' ');
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
}

/**
 * A readable type: `Event::Company::NameChange` → "Change of name". A type without a label keeps the interface's words;
 * an unknown form is returned unchanged.
 */
export function eventTypeInWords(type: string, language: Language): string {
  const known: Readonly<Record<string, string>> = eventWords[language].types;
  if (Object.hasOwn(known, type)) return known[type] ?? type;
  const name = /^(?:\w+::)+(\w+)$/.exec(type)?.[1];
  return name ? spaced(name) : type;
}

/** The distinct types to offer: known ones, then selected ones and those in the list. */
export function offeredTypes(...others: readonly (readonly string[])[]): string[] {
  return [...new Set([...EVENT_TYPES, ...others.flat()])];
}

/** One active filter as text, and the filter without it. */
export interface EventChip {
  label: string;
  value: string;
  without: EventFilter;
}

type InWords = (value: string, forms: Forms) => string;

const place: InWords = (code, { language }) => placesIn(language)(code.toLowerCase());

const SINGLES = [
  { name: 'created_at', inWords: (day, forms) => forms.onDate(day) },
  { name: 'categories', inWords: (category) => category },
  { name: 'jurisdiction_code', inWords: place },
  { name: 'country_code', inWords: place },
] as const satisfies readonly { name: keyof EventFilter; inWords: InWords }[];

/** The active filters as text, each with the list without it, on the first page. */
export function toEventChips(filter: EventFilter, language: Language): EventChip[] {
  const [labels, forms] = [eventWords[language].filters, formsOf(language)];
  const first: EventFilter = { ...filter, page: 1 };
  const types = filter.type.map((type) => ({
    label: labels.type,
    value: eventTypeInWords(type, language),
    without: { ...first, type: filter.type.filter((other) => other !== type) },
  }));
  const range = filter.time_range && {
    label: labels.time_range,
    value: datesInWords(filter.time_range, language),
    without: { ...first, time_range: undefined },
  };
  const singles = SINGLES.flatMap(({ name, inWords }) => {
    const value = filter[name];
    return value
      ? [{ label: labels[name], value: inWords(value, forms), without: { ...first, [name]: undefined } }]
      : [];
  });
  return [...types, ...(range ? [range] : []), ...singles];
}

/** Newest first by latest possible date (the interface's own order), or by when the event was recorded. */
export type EventOrder = OrderOf<'list_events'>;

/** The orders that pages offer, the default first. */
export const EVENT_ORDERS = Object.keys({
  time_range_ends_at: true,
  created_at: true,
} satisfies Record<EventOrder, true>) as readonly EventOrder[];

/** The part of the register that a page lists. The path fixes it, so it is not a filter. */
export type EventScope = 'all' | 'jurisdiction' | 'company';

/** The parsed address of a list of events (specification, Events, "Filters for the list endpoints"). */
export interface EventFilter extends Omit<FiltersOf<'list_events'>, 'type'> {
  /** Any of these. An event has one type, so requiring several would find nothing. */
  type: string[];
  order: EventOrder;
  page: number;
  /** Of the address (`unusedParameters`). */
  unused?: readonly string[];
}

export const NO_EVENT_FILTER: EventFilter = { type: [], order: 'time_range_ends_at', page: 1 };

const valuesOf = (given: AddressParameters, name: string): string[] =>
  [given[name] ?? []].flat().flatMap((value) => value.trim() || []);

/** A form sends both ends of the range as separate parameters. */
function parseTimeRange(given: AddressParameters): DateFilter | undefined {
  const [range] = valuesOf(given, 'time_range');
  if (range !== undefined) return orAbsent(parseDateFilter, range);
  const [from = ''] = valuesOf(given, 'time_range.from');
  const [to = ''] = valuesOf(given, 'time_range.to');
  return from || to ? orAbsent(parseDateFilter, `${from}:${to}`) : undefined;
}

/** A form repeats the parameter for each ticked box; the interface uses `a|b`. */
function parseTypes(given: AddressParameters): string[] {
  const lists = valuesOf(given, 'type').map((value) => orAbsent(parseTermFilter, value)?.terms ?? []);
  return [...new Set(lists.flat())];
}

const firstOf = (given: AddressParameters, name: string): string | undefined => valuesOf(given, name)[0];

/**
 * The code of a place, which may be given by its name in any language. Jurisdiction filters apply only if the path
 * names none. A name that is unknown, or of no country if one is requested, is left as it is: it finds nothing.
 */
function placeOf(
  given: AddressParameters,
  name: 'jurisdiction_code' | 'country_code',
  scope: EventScope,
): string | undefined {
  const typed = scope === 'all' ? firstOf(given, name) : undefined;
  if (typed === undefined || isJurisdictionCode(typed.toLowerCase())) return typed?.toLowerCase();
  const code = matchJurisdiction(typed)?.code;
  return code !== undefined && (name === 'jurisdiction_code' || countryOf(code) === code) ? code : typed;
}

/** Invalid values are ignored. */
export function parseEventFilter(given: AddressParameters, scope: EventScope): EventFilter {
  const filters: { [Name in FilterNameOf<'list_events'>]: EventFilter[Name] } = {
    time_range: parseTimeRange(given),
    created_at: orAbsent(parseDate, firstOf(given, 'created_at') ?? ''),
    type: parseTypes(given),
    categories: firstOf(given, 'categories'),
    jurisdiction_code: placeOf(given, 'jurisdiction_code', scope),
    country_code: placeOf(given, 'country_code', scope),
  };
  const filter: EventFilter = {
    ...filters,
    order: EVENT_ORDERS.find((order) => order === firstOf(given, 'order')) ?? 'time_range_ends_at',
    page: orAbsent(parsePage, firstOf(given, 'page') ?? '1') ?? 1,
  };
  const unused = unusedParameters(Object.keys(PRINTED), given, printEventFilter(filter));
  return unused.length > 0 ? { ...filter, unused } : filter;
}

/** Always separated by pipes, because a term may hold commas. */
const printTypes = (types: string[]): string =>
  types.some((one) => one.includes(',')) ? `${types.join('|')}|` : types.join('|');

const PRINTED: { [Name in FilterNameOf<'list_events'>]: (filter: EventFilter) => string | undefined } = {
  time_range: ({ time_range }) => time_range && printDateFilter(time_range),
  type: ({ type }) => printTypes(type),
  created_at: ({ created_at }) => created_at,
  categories: ({ categories }) => categories,
  jurisdiction_code: ({ jurisdiction_code }) => jurisdiction_code,
  country_code: ({ country_code }) => country_code,
};

/** The interface's own parameters, without defaults. */
export function printEventFilter(filter: EventFilter): URLSearchParams {
  const { order, page } = filter;
  const params = new URLSearchParams();
  for (const [name, print] of Object.entries(PRINTED)) {
    const value = print(filter);
    if (value) params.set(name, value);
  }
  if (order !== 'time_range_ends_at') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params;
}
