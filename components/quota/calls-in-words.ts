import type { QuotaStatus } from '@/lib/contract/quota';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { quotaScriptWords } from '@/lib/words/controls';

export type Want = 'plenty' | 'little' | 'none';

const LITTLE = 0.1;

/** How the calls stand for this visitor: `little` from a tenth of the day's, or of the month's, downwards. */
export function wantOf({ yours, left, limits }: QuotaStatus): Want {
  if (yours <= 0) return 'none';
  const isLittle = yours <= limits.today * LITTLE || left.this_month <= limits.this_month * LITTLE;
  return isLittle ? 'little' : 'plenty';
}

/** When this visitor can spend again, where nothing is left now: the month's end only where the month is used up. */
export const backAt = ({ left, resets_at }: QuotaStatus): string =>
  left.this_month <= 0 ? resets_at.this_month : resets_at.today;

/** An account without a limit is told as a number all the same; nobody wants to read it. */
const COUNTLESS = 1_000_000;

export function callsInWords(calls: number, language: Language): string {
  const words = quotaScriptWords[language];
  return calls >= COUNTLESS ? words.countlessCalls : words.calls(formsOf(language), calls);
}

/** The meter in one line; `now` in milliseconds. */
export function quotaInWords(standing: QuotaStatus, now: number, language: Language): { short: string; full: string } {
  const [words, forms] = [quotaScriptWords[language], formsOf(language)];
  const { yours } = standing;
  if (yours >= COUNTLESS) return { short: words.countlessLeft, full: words.countlessLeftToday };
  if (yours > 0) return { short: words.left(forms, yours), full: words.leftToday(forms, yours) };
  const from = forms.moment(backAt(standing), now);
  return { short: words.noneUntil(from), full: words.noneLeft(from) };
}
