import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/watchlist';
import * as en from './en/watchlist';
import * as fr from './fr/watchlist';

export const watchlistWords: InEveryLanguage<typeof en.watchlistWords> = {
  en: en.watchlistWords,
  de: de.watchlistWords,
  fr: fr.watchlistWords,
};
