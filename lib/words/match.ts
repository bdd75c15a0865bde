import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/match';
import * as en from './en/match';
import * as fr from './fr/match';

export type { RowCounts } from './en/match';

export const matchPageWords: InEveryLanguage<typeof en.matchPageWords> = {
  en: en.matchPageWords,
  de: de.matchPageWords,
  fr: fr.matchPageWords,
};
export const matchWords: InEveryLanguage<typeof en.matchWords> = {
  en: en.matchWords,
  de: de.matchWords,
  fr: fr.matchWords,
};
