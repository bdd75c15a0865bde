import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { datesInWords } from '@/lib/search/chips';
import type { EventFilter } from './filter';
import { eventTypeInWords } from './types';

/** One active filter in words, and the filter without it. */
export interface EventChip {
  label: string;
  value: string;
  without: EventFilter;
}

type Single = 'created_at' | 'categories' | 'jurisdiction_code' | 'country_code';

const place = (code: string): string => jurisdictionName(code.toLowerCase());

const SINGLES: readonly { name: Single; label: string; inWords: (value: string) => string }[] = [
  { name: 'created_at', label: 'Recorded', inWords: (day) => `on ${dateInWords(day)}` },
  { name: 'categories', label: 'Category', inWords: (category) => category },
  { name: 'jurisdiction_code', label: 'Jurisdiction', inWords: place },
  { name: 'country_code', label: 'Country', inWords: place },
];

/** The active filters in words, each with the list it leads back to: always to its first page. */
export function toEventChips(filter: EventFilter): EventChip[] {
  const first: EventFilter = { ...filter, page: 1 };
  const types = filter.type.map((type) => ({
    label: 'Type',
    value: eventTypeInWords(type),
    without: { ...first, type: filter.type.filter((other) => other !== type) },
  }));
  const range = filter.time_range && {
    label: 'When',
    value: datesInWords(filter.time_range),
    without: { ...first, time_range: undefined },
  };
  const singles = SINGLES.flatMap(({ name, label, inWords }) => {
    const value = filter[name];
    return value ? [{ label, value: inWords(value), without: { ...first, [name]: undefined } }] : [];
  });
  return [...types, ...(range ? [range] : []), ...singles];
}
