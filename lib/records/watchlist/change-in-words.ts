import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { changeWords } from '@/lib/words/watch-button';
import type { Change } from './changes';

/** A change as people read it: words of ours for what it is, and what it was and is, whose texts are untrusted. */
interface ChangeInWords {
  what: string;
  from?: string;
  to?: string;
}

function valueInWords(value: string, { what, position, date }: Change, language: Language): string {
  const words = changeWords[language];
  const forms = formsOf(language);
  if (what === 'activity') return value === 'true' ? words.inactive : words.notMarkedInactive;
  if (what === 'dissolved') return forms.date(value);
  if (position !== undefined) return words.officer(value, position);
  return date === undefined ? value : words.filing(value, forms.date(date));
}

export function changeInWords(change: Change, language: Language): ChangeInWords {
  const { what, from, to } = change;
  return {
    what: changeWords[language].whats[what],
    ...(from !== undefined && { from: valueInWords(from, change, language) }),
    ...(to !== undefined && { to: valueInWords(to, change, language) }),
  };
}
