import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/watch-button';
import * as en from './en/watch-button';
import * as fr from './fr/watch-button';

export const watchButtonWords: InEveryLanguage<typeof en.watchButtonWords> = {
  en: en.watchButtonWords,
  de: de.watchButtonWords,
  fr: fr.watchButtonWords,
};
export const changeWords: InEveryLanguage<typeof en.changeWords> = {
  en: en.changeWords,
  de: de.changeWords,
  fr: fr.changeWords,
};
