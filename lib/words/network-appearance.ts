import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network-appearance';
import * as en from './en/network-appearance';
import * as fr from './fr/network-appearance';

export const networkFigureWords: InEveryLanguage<typeof en.networkFigureWords> = {
  en: en.networkFigureWords,
  de: de.networkFigureWords,
  fr: fr.networkFigureWords,
};
export const networkAppearanceWords: InEveryLanguage<typeof en.networkAppearanceWords> = {
  en: en.networkAppearanceWords,
  de: de.networkAppearanceWords,
  fr: fr.networkAppearanceWords,
};
