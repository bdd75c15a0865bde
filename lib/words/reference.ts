import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/reference';
import * as en from './en/reference';
import * as fr from './fr/reference';

export const glossaryWords: InEveryLanguage<typeof en.glossaryWords> = {
  en: en.glossaryWords,
  de: de.glossaryWords,
  fr: fr.glossaryWords,
};
export const companyTermWords: InEveryLanguage<typeof en.companyTermWords> = {
  en: en.companyTermWords,
  de: de.companyTermWords,
  fr: fr.companyTermWords,
};
export const controlTermWords: InEveryLanguage<typeof en.controlTermWords> = {
  en: en.controlTermWords,
  de: de.controlTermWords,
  fr: fr.controlTermWords,
};
export const sourceTermWords: InEveryLanguage<typeof en.sourceTermWords> = {
  en: en.sourceTermWords,
  de: de.sourceTermWords,
  fr: fr.sourceTermWords,
};
export const referenceWords: InEveryLanguage<typeof en.referenceWords> = {
  en: en.referenceWords,
  de: de.referenceWords,
  fr: fr.referenceWords,
};
