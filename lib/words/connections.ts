import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/connections';
import * as en from './en/connections';
import * as fr from './fr/connections';

export const connectionWords: InEveryLanguage<typeof en.connectionWords> = {
  en: en.connectionWords,
  de: de.connectionWords,
  fr: fr.connectionWords,
};
export const connectionLinkWords: InEveryLanguage<typeof en.connectionLinkWords> = {
  en: en.connectionLinkWords,
  de: de.connectionLinkWords,
  fr: fr.connectionLinkWords,
};
