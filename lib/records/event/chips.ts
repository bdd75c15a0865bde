import { datesInWords } from '@/lib/search/days-in-words';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { type Forms, formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';
import type { EventFilter } from './filter';
import { eventTypeInWords } from './types';

/** One active filter in words, and the filter without it. */
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

/** The active filters in words, each with the list it leads back to: always to its first page. */
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
