import type { AllowanceStanding } from '@/lib/contract/meter';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { allowanceScriptWords } from '@/lib/words/controls';
import { backAt } from './want';

/** An account without a limit is told as a number all the same; nobody wants to read it. */
const COUNTLESS = 1_000_000;

export function callsInWords(calls: number, language: Language): string {
  const words = allowanceScriptWords[language];
  return calls >= COUNTLESS ? words.countlessCalls : words.calls(formsOf(language), calls);
}

/** The meter in one line; `now` in milliseconds. */
export function meterInWords(
  standing: AllowanceStanding,
  now: number,
  language: Language,
): { short: string; full: string } {
  const [words, forms] = [allowanceScriptWords[language], formsOf(language)];
  const { yours } = standing;
  if (yours >= COUNTLESS) return { short: words.countlessLeft, full: words.countlessLeftToday };
  if (yours > 0) return { short: words.left(forms, yours), full: words.leftToday(forms, yours) };
  const from = forms.moment(backAt(standing), now);
  return { short: words.noneUntil(from), full: words.noneLeft(from) };
}
