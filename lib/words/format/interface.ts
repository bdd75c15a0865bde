import { getOwn } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { meanings as de } from '../de/interface';
import { meanings as fr } from '../fr/interface';
import { filterWords } from '../search';

const TRANSLATED: Record<Exclude<Language, 'en'>, Readonly<Record<string, string | undefined>>> = { de, fr };

/** A filter in the words of the search form; undefined for a parameter that is no filter there. */
export function describeFilter(name: string, language: Language): string | undefined {
  const { flags, terms, dates } = filterWords[language];
  const flag = getOwn(flags, name);
  if (flag) return `true: ${flag.on}; false: ${flag.off}`;
  const term = getOwn(terms, name);
  return term ? `${term.label}: ${term.hint}` : getOwn(dates, name)?.label;
}

/** The description of a parameter in a language. The English one is the interface's own; extensions have no other. */
export const meaningIn = (name: string, meaning: string, language: Language): string =>
  language === 'en' ? meaning : (TRANSLATED[language][meaning] ?? describeFilter(name, language) ?? meaning);
