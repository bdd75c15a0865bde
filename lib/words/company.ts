import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/company';
import * as en from './en/company';
import * as fr from './fr/company';

export const companyWords: InEveryLanguage<typeof en.companyWords> = {
  en: en.companyWords,
  de: de.companyWords,
  fr: fr.companyWords,
};
export const companyResultWords: InEveryLanguage<typeof en.companyResultWords> = {
  en: en.companyResultWords,
  de: de.companyResultWords,
  fr: fr.companyResultWords,
};
export const companyFactWords: InEveryLanguage<typeof en.companyFactWords> = {
  en: en.companyFactWords,
  de: de.companyFactWords,
  fr: fr.companyFactWords,
};
export const controlWords: InEveryLanguage<typeof en.controlWords> = {
  en: en.controlWords,
  de: de.controlWords,
  fr: fr.controlWords,
};
export const compareChoiceWords: InEveryLanguage<typeof en.compareChoiceWords> = {
  en: en.compareChoiceWords,
  de: de.compareChoiceWords,
  fr: fr.compareChoiceWords,
};
export const comparisonWords: InEveryLanguage<typeof en.comparisonWords> = {
  en: en.comparisonWords,
  de: de.comparisonWords,
  fr: fr.comparisonWords,
};
export const compareWords: InEveryLanguage<typeof en.compareWords> = {
  en: en.compareWords,
  de: de.compareWords,
  fr: fr.compareWords,
};
export const tieWords: InEveryLanguage<typeof en.tieWords> = {
  en: en.tieWords,
  de: de.tieWords,
  fr: fr.tieWords,
};
export const sameCompanyWords: InEveryLanguage<typeof en.sameCompanyWords> = {
  en: en.sameCompanyWords,
  de: de.sameCompanyWords,
  fr: fr.sameCompanyWords,
};

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
