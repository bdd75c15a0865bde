import type { Language } from '@/lib/shared/language/languages';
import { stateWords } from '@/lib/words/search';
import { DECADE, type Period, padded } from './years';

/** "1990s", "1994", "1990 to 2009" */
export function periodInWords({ from, to }: Pick<Period, 'from' | 'to'>, language: Language): string {
  if (from === to) return padded(from);
  const words = stateWords[language];
  const isDecade = from % DECADE === 0 && to === from + DECADE - 1;
  return isDecade ? words.decade(padded(from)) : words.years(padded(from), padded(to));
}
