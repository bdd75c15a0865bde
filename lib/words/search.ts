import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/search';
import * as en from './en/search';
import * as fr from './fr/search';

export const searchWords: InEveryLanguage<typeof en.searchWords> = {
  en: en.searchWords,
  de: de.searchWords,
  fr: fr.searchWords,
};
export const stateWords: InEveryLanguage<typeof en.stateWords> = {
  en: en.stateWords,
  de: de.stateWords,
  fr: fr.stateWords,
};
export const filterWords: InEveryLanguage<typeof en.filterWords> = {
  en: en.filterWords,
  de: de.filterWords,
  fr: fr.filterWords,
};
export const queryWords: InEveryLanguage<typeof en.queryWords> = {
  en: en.queryWords,
  de: de.queryWords,
  fr: fr.queryWords,
};
export const resultWords: InEveryLanguage<typeof en.resultWords> = {
  en: en.resultWords,
  de: de.resultWords,
  fr: fr.resultWords,
};
