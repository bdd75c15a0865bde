import { LANGUAGES, type Language } from '../languages';
import { onceNeeded } from '../once';

/** Lists and their order in one language. */
export interface ListForms {
  /** "a, b and c". */
  and(items: readonly string[]): string;
  /** "a, b or c". */
  or(items: readonly string[]): string;
  /** The order of words in a list. */
  compare(a: string, b: string): number;
}

export function listForms(language: Language): ListForms {
  const { locale } = LANGUAGES[language];
  const and = onceNeeded(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = onceNeeded(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const order = onceNeeded(() => new Intl.Collator(locale));
  return {
    and: (items) => and().format(items),
    or: (items) => or().format(items),
    compare: (a, b) => order().compare(a, b),
  };
}
