import type { InEveryLanguage } from '@/lib/shared/language/languages';
import * as de from './de/shortcuts';
import * as en from './en/shortcuts';
import * as fr from './fr/shortcuts';

export const comfortWords: InEveryLanguage<typeof en.comfortWords> = {
  en: en.comfortWords,
  de: de.comfortWords,
  fr: fr.comfortWords,
};
export const jumpWords: InEveryLanguage<typeof en.jumpWords> = { en: en.jumpWords, de: de.jumpWords, fr: fr.jumpWords };
export const keyWords: InEveryLanguage<typeof en.keyWords> = { en: en.keyWords, de: de.keyWords, fr: fr.keyWords };
