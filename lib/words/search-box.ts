import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/search-box';
import * as en from './en/search-box';
import * as fr from './fr/search-box';

export const searchScriptWords: InEveryLanguage<typeof en.searchScriptWords> = {
  en: en.searchScriptWords,
  de: de.searchScriptWords,
  fr: fr.searchScriptWords,
};
export const previewWords: InEveryLanguage<typeof en.previewWords> = {
  en: en.previewWords,
  de: de.previewWords,
  fr: fr.previewWords,
};
