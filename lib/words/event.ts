import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/event';
import * as en from './en/event';
import * as fr from './fr/event';

export const eventPageWords: InEveryLanguage<typeof en.eventPageWords> = {
  en: en.eventPageWords,
  de: de.eventPageWords,
  fr: fr.eventPageWords,
};
export const eventFilterWords: InEveryLanguage<typeof en.eventFilterWords> = {
  en: en.eventFilterWords,
  de: de.eventFilterWords,
  fr: fr.eventFilterWords,
};
export const eventSourceWords: InEveryLanguage<typeof en.eventSourceWords> = {
  en: en.eventSourceWords,
  de: de.eventSourceWords,
  fr: fr.eventSourceWords,
};
export const eventWords: InEveryLanguage<typeof en.eventWords> = {
  en: en.eventWords,
  de: de.eventWords,
  fr: fr.eventWords,
};
export const filingWords: InEveryLanguage<typeof en.filingWords> = {
  en: en.filingWords,
  de: de.filingWords,
  fr: fr.filingWords,
};
export const timelineWords: InEveryLanguage<typeof en.timelineWords> = {
  en: en.timelineWords,
  de: de.timelineWords,
  fr: fr.timelineWords,
};
export const historyWords: InEveryLanguage<typeof en.historyWords> = {
  en: en.historyWords,
  de: de.historyWords,
  fr: fr.historyWords,
};
