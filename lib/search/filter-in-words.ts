import type { Language } from '@/lib/shared/language/languages';
import { filterWords } from '@/lib/words/search';
import type { AnyFilter, FilterOf } from './filters';

/** What the panel and sentences say of a filter of terms. */
export const termsWords = ({ said_as, name }: FilterOf<'terms'>, language: Language) =>
  filterWords[language].terms[said_as ?? name];

/** What the panel and sentences say of a filter that is so, or is not. */
export const flagWords = ({ said_as, name }: FilterOf<'flag'>, language: Language) =>
  filterWords[language].flags[said_as ?? name];

/** What the panel and sentences say of a filter of days. */
export const daysWords = ({ said_as, name }: FilterOf<'dates'>, language: Language) =>
  filterWords[language].dates[said_as ?? name];

/** The name of a filter: "Status". */
export function filterLabel(filter: AnyFilter, language: Language): string {
  if (filter.kind === 'terms') return termsWords(filter, language).label;
  return (filter.kind === 'flag' ? flagWords(filter, language) : daysWords(filter, language)).label;
}
