import type { DateFilter } from '@/lib/contract/filters';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { stateWords } from '@/lib/words/search';

/** The open side of a range leaves the named day out (specification, "Date filter"), and the words say so. */
export function openDaysInWords({ from, to }: DateFilter, language: Language): string {
  const [words, forms] = [stateWords[language], formsOf(language)];
  return from !== null ? words.after(forms, from) : words.before(forms, to ?? '');
}

/** "on 1 May 2010", "1 May 2010 to 3 May 2010", "after 1 May 2010": beside the name of its filter. */
export function datesInWords(dates: DateFilter, language: Language): string {
  const { from, to } = dates;
  if (from === null || to === null) return openDaysInWords(dates, language);
  const forms = formsOf(language);
  return from === to ? forms.onDate(from) : stateWords[language].range(forms, from, to);
}
