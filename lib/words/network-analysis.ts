import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network-analysis';
import * as en from './en/network-analysis';
import * as fr from './fr/network-analysis';

export const networkCaseWords: InEveryLanguage<typeof en.networkCaseWords> = {
  en: en.networkCaseWords,
  de: de.networkCaseWords,
  fr: fr.networkCaseWords,
};
export const caseWords: InEveryLanguage<typeof en.caseWords> = { en: en.caseWords, de: de.caseWords, fr: fr.caseWords };
export const networkOwnershipWords: InEveryLanguage<typeof en.networkOwnershipWords> = {
  en: en.networkOwnershipWords,
  de: de.networkOwnershipWords,
  fr: fr.networkOwnershipWords,
};
export const networkControlWords: InEveryLanguage<typeof en.networkControlWords> = {
  en: en.networkControlWords,
  de: de.networkControlWords,
  fr: fr.networkControlWords,
};
export const networkFindingWords: InEveryLanguage<typeof en.networkFindingWords> = {
  en: en.networkFindingWords,
  de: de.networkFindingWords,
  fr: fr.networkFindingWords,
};
export const networkSinceWords: InEveryLanguage<typeof en.networkSinceWords> = {
  en: en.networkSinceWords,
  de: de.networkSinceWords,
  fr: fr.networkSinceWords,
};
export const networkReportWords: InEveryLanguage<typeof en.networkReportWords> = {
  en: en.networkReportWords,
  de: de.networkReportWords,
  fr: fr.networkReportWords,
};
