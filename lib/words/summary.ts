import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/summary';
import * as en from './en/summary';
import * as fr from './fr/summary';

export const formatWords: InEveryLanguage<typeof en.formatWords> = {
  en: en.formatWords,
  de: de.formatWords,
  fr: fr.formatWords,
};
export const networkRootWords: InEveryLanguage<typeof en.networkRootWords> = {
  en: en.networkRootWords,
  de: de.networkRootWords,
  fr: fr.networkRootWords,
};
