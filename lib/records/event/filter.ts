import {
  type DateFilter,
  orAbsent,
  parseDate,
  parseDateFilter,
  parsePage,
  parseTermFilter,
  printDateFilter,
} from '@/lib/contract/filters';
import type { AddressParameters } from '@/lib/search/state';

/** Newest first by the latest possible date, which is the interface's own order, or by when the event was recorded. */
export type EventOrder = 'time_range_ends_at' | 'created_at';

/** The part of the register whose events a page lists; its path says it, so the filters need not. */
export type EventScope = 'all' | 'jurisdiction' | 'company';

/** What the address of a list of events says (specification, Events, "Filters for the list endpoints"). */
export interface EventFilter {
  time_range?: DateFilter;
  /** A day. */
  created_at?: string;
  /** Any of these: an event has one type, so all of several would find nothing. */
  type: string[];
  categories?: string;
  jurisdiction_code?: string;
  country_code?: string;
  order: EventOrder;
  page: number;
}

export const NO_EVENT_FILTER: EventFilter = { type: [], order: 'time_range_ends_at', page: 1 };

const valuesOf = (given: AddressParameters, name: string): string[] =>
  [given[name] ?? []].flat().flatMap((value) => value.trim() || []);

/** A form sends the two ends of the range apart. */
function parseTimeRange(given: AddressParameters): DateFilter | undefined {
  const [range] = valuesOf(given, 'time_range');
  if (range !== undefined) return orAbsent(parseDateFilter, range);
  const [from = ''] = valuesOf(given, 'time_range.from');
  const [to = ''] = valuesOf(given, 'time_range.to');
  return from || to ? orAbsent(parseDateFilter, `${from}:${to}`) : undefined;
}

/** A form repeats the parameter for each ticked box; the interface writes `a|b`. */
function parseTypes(given: AddressParameters): string[] {
  const lists = valuesOf(given, 'type').map((value) => orAbsent(parseTermFilter, value)?.terms ?? []);
  return [...new Set(lists.flat())];
}

/** The places, which have a meaning only where the path names none. */
function parsePlaces(given: AddressParameters, scope: EventScope): Partial<EventFilter> {
  if (scope !== 'all') return {};
  const [jurisdiction_code] = valuesOf(given, 'jurisdiction_code');
  const [country_code] = valuesOf(given, 'country_code');
  return { ...(jurisdiction_code && { jurisdiction_code }), ...(country_code && { country_code }) };
}

/** Values that do not follow the grammar are as if they were not there. */
export function parseEventFilter(given: AddressParameters, scope: EventScope): EventFilter {
  const [createdAt = ''] = valuesOf(given, 'created_at');
  const [categories] = valuesOf(given, 'categories');
  const [order] = valuesOf(given, 'order');
  const [page = '1'] = valuesOf(given, 'page');
  const time_range = parseTimeRange(given);
  const created_at = orAbsent(parseDate, createdAt);
  return {
    ...(time_range && { time_range }),
    ...(created_at && { created_at }),
    type: parseTypes(given),
    ...(categories && { categories }),
    ...parsePlaces(given, scope),
    order: order === 'created_at' ? 'created_at' : 'time_range_ends_at',
    page: orAbsent(parsePage, page) ?? 1,
  };
}

/** The interface's own parameters; what is at its default is left out. */
export function printEventFilter(filter: EventFilter): URLSearchParams {
  const { time_range, type, order, page } = filter;
  const params = new URLSearchParams();
  if (time_range) params.set('time_range', printDateFilter(time_range));
  // Always a pipe list, whose terms may hold commas.
  if (type.length > 0)
    params.set('type', type.some((one) => one.includes(',')) ? `${type.join('|')}|` : type.join('|'));
  for (const name of ['created_at', 'categories', 'jurisdiction_code', 'country_code'] as const) {
    const value = filter[name];
    if (value) params.set(name, value);
  }
  if (order !== 'time_range_ends_at') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params;
}
