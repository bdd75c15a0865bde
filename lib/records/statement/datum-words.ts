import type { Datum } from '@/lib/contract/datum';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/languages';
import { camelCodeWords } from '@/lib/words/code-words';
import { datumTypeWords } from '@/lib/words/statement';

/** `OfficialRegisterEntry` → "Official register entry": types of data items are written in camel case. One without words of ours stays as it is. */
export function datumTypeInWords(data_type: string, language: Language): string {
  const known: Readonly<Record<string, string>> = datumTypeWords[language];
  const own = Object.hasOwn(known, data_type) ? known[data_type] : undefined;
  return own ?? camelCodeWords(data_type);
}

/** The title of a data item where it says more than its type does; titles are the register's, in English. */
export function ownTitleOf({ title, data_type }: Pick<Datum, 'title' | 'data_type'>): string | undefined {
  const says = title?.trim() ?? '';
  const isType = says.toLowerCase() === datumTypeInWords(data_type, DEFAULT_LANGUAGE).toLowerCase();
  return says === '' || isType ? undefined : says;
}
