import { orAbsent, parseDate } from '@/lib/contract/filters';
import { INCLUDE_PARAMETER } from '@/lib/contract/limits';

/** The day a page asks its network for, as YYYY-MM-DD; undefined for no day and for what is none. */
export const dayOf = (query: URLSearchParams): string | undefined => orAbsent(parseDate, query.get('dates') ?? '');

/** What every page's network is asked for besides: persons, and owners nobody knows. */
export const WITH_PERSONS = { [INCLUDE_PARAMETER]: 'persons' };

/** Asked once for everything, persons among it, on a day or on none: the sliders then filter on the screen and cost no call. */
export const everythingOn = (dates: string | undefined): URLSearchParams =>
  new URLSearchParams({
    confidence: 'all',
    ownership_percentage: '0',
    ...WITH_PERSONS,
    ...(dates && { dates }),
  });
