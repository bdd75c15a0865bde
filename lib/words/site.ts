import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/site';
import * as en from './en/site';
import * as fr from './fr/site';

export const layoutWords: InEveryLanguage<typeof en.layoutWords> = {
  en: en.layoutWords,
  de: de.layoutWords,
  fr: fr.layoutWords,
};
export const homeWords: InEveryLanguage<typeof en.homeWords> = { en: en.homeWords, de: de.homeWords, fr: fr.homeWords };
export const failureWords: InEveryLanguage<typeof en.failureWords> = {
  en: en.failureWords,
  de: de.failureWords,
  fr: fr.failureWords,
};
export const refusedWords: InEveryLanguage<typeof en.refusedWords> = {
  en: en.refusedWords,
  de: de.refusedWords,
  fr: fr.refusedWords,
};
export const quotaWords: InEveryLanguage<typeof en.quotaWords> = {
  en: en.quotaWords,
  de: de.quotaWords,
  fr: fr.quotaWords,
};
export const ownRegisterWords: InEveryLanguage<typeof en.ownRegisterWords> = {
  en: en.ownRegisterWords,
  de: de.ownRegisterWords,
  fr: fr.ownRegisterWords,
};
export const downloadWords: InEveryLanguage<typeof en.downloadWords> = {
  en: en.downloadWords,
  de: de.downloadWords,
  fr: fr.downloadWords,
};
export const recordWords: InEveryLanguage<typeof en.recordWords> = {
  en: en.recordWords,
  de: de.recordWords,
  fr: fr.recordWords,
};
export const trailWords: InEveryLanguage<typeof en.trailWords> = {
  en: en.trailWords,
  de: de.trailWords,
  fr: fr.trailWords,
};
export const watchWords: InEveryLanguage<typeof en.watchWords> = {
  en: en.watchWords,
  de: de.watchWords,
  fr: fr.watchWords,
};
export const listWords: InEveryLanguage<typeof en.listWords> = { en: en.listWords, de: de.listWords, fr: fr.listWords };
export const accessibilityWords: InEveryLanguage<typeof en.accessibilityWords> = {
  en: en.accessibilityWords,
  de: de.accessibilityWords,
  fr: fr.accessibilityWords,
};
