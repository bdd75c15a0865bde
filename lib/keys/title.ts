import { formsOf } from '@/lib/language/forms/forms';
import type { Language } from '@/lib/language/languages';
import type { KeyRow } from './keys';
import { keyWords } from './script-words/words';

/** What a button or field says of its keys when it is pointed at: "Jump to a page or record (Ctrl+K or ⌘+K)". */
export function titleOf({ does, keys }: KeyRow, language: Language): string {
  const words = keyWords[language];
  return words.title(words.does[does], formsOf(language).or(keys));
}
