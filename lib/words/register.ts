import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/register';
import * as en from './en/register';
import * as fr from './fr/register';

export const jurisdictionWords: InEveryLanguage<typeof en.jurisdictionWords> = {
  en: en.jurisdictionWords,
  de: de.jurisdictionWords,
  fr: fr.jurisdictionWords,
};
export const matchWords: InEveryLanguage<typeof en.matchWords> = {
  en: en.matchWords,
  de: de.matchWords,
  fr: fr.matchWords,
};
export const industryWords: InEveryLanguage<typeof en.industryWords> = {
  en: en.industryWords,
  de: de.industryWords,
  fr: fr.industryWords,
};
export const registerWords: InEveryLanguage<typeof en.registerWords> = {
  en: en.registerWords,
  de: de.registerWords,
  fr: fr.registerWords,
};
export const withoutTokenWords: InEveryLanguage<typeof en.withoutTokenWords> = {
  en: en.withoutTokenWords,
  de: de.withoutTokenWords,
  fr: fr.withoutTokenWords,
};
