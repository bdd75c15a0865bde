import type { AllowanceStanding } from '@/lib/contract/meter';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { allowanceWords } from '@/lib/words/site';
import { callsInWords } from './calls-in-words';

/** The verdict of the account page; `now` in milliseconds. */
export function standingVerdict(
  { left, limits, resets_at }: AllowanceStanding,
  now: number,
  language: Language,
): string {
  const [words, forms] = [allowanceWords[language], formsOf(language)];
  const day = words.ofCalls(forms, Math.max(0, left.today), callsInWords(limits.today, language));
  const month = words.of(forms, Math.max(0, left.this_month), limits.this_month);
  return words.verdict(day, month, forms.fromWhen(resets_at.today, now));
}
