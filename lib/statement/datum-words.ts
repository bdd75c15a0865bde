import type { Language } from '@/lib/language/languages';
import { codeWords } from '@/lib/network/code-words';
import { datumTypeWords } from './words/data/words';

/** `OfficialRegisterEntry` → "Official register entry": types of data items are written in camel case. One without words of ours stays as it is. */
export function datumTypeInWords(data_type: string, language: Language): string {
  const known: Readonly<Record<string, string>> = datumTypeWords[language];
  const own = Object.hasOwn(known, data_type) ? known[data_type] : undefined;
  return (
    own ?? codeWords(data_type.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`))
  );
}
