import { formsOf, type Language } from '@/lib/shared/language/language';
import { walkWords } from '@/lib/words/network-filters';
import type { WalkProgress } from './events';
import type { WalkPrice } from './walk';

/** "about 12 calls, 9 cached, 38 left today"; `left`: calls that the visitor may still spend today, where that is known. */
export function priceInWords(price: WalkPrice, left: number | undefined, language: Language): string {
  const words = walkWords[language];
  const forms = formsOf(language);
  if (!price.metered) return words.costsNothing;
  const calls = price.calls === 0 ? words.noCall : words.calls(forms, price.calls, price.about);
  const parts = [calls, words.cached(forms, price.cached)];
  return [...parts, ...(left === undefined ? [] : [words.leftToday(forms, left)])].join(', ');
}

/** "31 found · 12 followed · 19 waiting", and what was spent where calls are counted. */
export function progressInWords(progress: WalkProgress, metered: boolean, language: Language): string {
  const words = walkWords[language];
  const forms = formsOf(language);
  const { calls_spent: spent, calls_left: left } = progress;
  const found = words.found(forms, progress);
  if (!metered) return found;
  return `${found} · ${left === undefined ? words.spent(forms, spent) : words.spentOf(forms, spent, left)}`;
}
