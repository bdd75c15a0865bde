import { orAbsent, parseDate } from '@/lib/contract/filters';

/** The day a page asks its network for, as YYYY-MM-DD; undefined for no day and for what is none. */
export const dayOf = (query: URLSearchParams): string | undefined => orAbsent(parseDate, query.get('dates') ?? '');

/** Asked once for everything, on a day or on none: the sliders then filter on the screen and cost no call. */
export const everythingOn = (dates: string | undefined): URLSearchParams =>
  new URLSearchParams({ confidence: 'all', ownership_percentage: '0', ...(dates && { dates }) });
