import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { keyWords } from '@/lib/words/shortcuts';
import type { KeyRow } from './keys';

/** What a button or field says of its keys when it is pointed at: "Jump to a page or record (Ctrl+K or ⌘+K)". */
export function titleOf({ does, keys }: KeyRow, language: Language): string {
  const words = keyWords[language];
  return words.title(words.does[does], formsOf(language).or(keys));
}
