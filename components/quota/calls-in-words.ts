import type { QuotaStatus } from '@/lib/contract/quota';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { quotaScriptWords } from '@/lib/words/controls';

export type QuotaLevel = 'plenty' | 'little' | 'none';

const LITTLE = 0.1;

/** How much quota this visitor has left: `little` from a tenth of the day's or month's limit downwards. */
export function quotaLevel({ yours, left, limits }: QuotaStatus): QuotaLevel {
  if (yours <= 0) return 'none';
  const isLittle = yours <= limits.today * LITTLE || left.this_month <= limits.this_month * LITTLE;
  return isLittle ? 'little' : 'plenty';
}

/** When this visitor can spend again: the end of the month only if the month is used up. */
export const backAt = ({ left, resets_at }: QuotaStatus): string =>
  left.this_month <= 0 ? resets_at.this_month : resets_at.today;

/** An account without a limit still reports a very large number, which is not shown. */
const UNLIMITED = 1_000_000;

export function callsInWords(calls: number, language: Language): string {
  const words = quotaScriptWords[language];
  return calls >= UNLIMITED ? words.countlessCalls : words.calls(formsOf(language), calls);
}

interface QuotaText {
  short: string;
  /** Follows the short text where there is room: until when nothing is left. */
  until?: string;
  full: string;
}

/** The quota meter in one line; `now` in milliseconds. */
export function quotaInWords(quotaStatus: QuotaStatus, now: number, language: Language): QuotaText {
  const [words, forms] = [quotaScriptWords[language], formsOf(language)];
  const { yours } = quotaStatus;
  if (yours >= UNLIMITED) return { short: words.countlessLeft, full: words.countlessLeftToday };
  if (yours > 0) return { short: words.left(forms, yours), full: words.leftToday(forms, yours) };
  const from = forms.moment(backAt(quotaStatus), now);
  return { short: words.left(forms, 0), until: words.until(from), full: words.noneLeft(from) };
}
