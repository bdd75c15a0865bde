import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network-map';
import * as en from './en/network-map';
import * as fr from './fr/network-map';

export const networkMapWords: InEveryLanguage<typeof en.networkMapWords> = {
  en: en.networkMapWords,
  de: de.networkMapWords,
  fr: fr.networkMapWords,
};
