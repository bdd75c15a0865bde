import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/grouping';
import * as en from './en/grouping';
import * as fr from './fr/grouping';

export const groupingWords: InEveryLanguage<typeof en.groupingWords> = {
  en: en.groupingWords,
  de: de.groupingWords,
  fr: fr.groupingWords,
};
export const placeholderWords: InEveryLanguage<typeof en.placeholderWords> = {
  en: en.placeholderWords,
  de: de.placeholderWords,
  fr: fr.placeholderWords,
};
export const placeholderKindWords: InEveryLanguage<typeof en.placeholderKindWords> = {
  en: en.placeholderKindWords,
  de: de.placeholderKindWords,
  fr: fr.placeholderKindWords,
};
