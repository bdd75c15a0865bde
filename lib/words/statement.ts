import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/statement';
import * as en from './en/statement';
import * as fr from './fr/statement';

export const statementPageWords: InEveryLanguage<typeof en.statementPageWords> = {
  en: en.statementPageWords,
  de: de.statementPageWords,
  fr: fr.statementPageWords,
};
export const knownCodes: InEveryLanguage<typeof en.knownCodes> = {
  en: en.knownCodes,
  de: de.knownCodes,
  fr: fr.knownCodes,
};
export const datumTypeWords: InEveryLanguage<typeof en.datumTypeWords> = {
  en: en.datumTypeWords,
  de: de.datumTypeWords,
  fr: fr.datumTypeWords,
};
export const fieldWords: InEveryLanguage<typeof en.fieldWords> = {
  en: en.fieldWords,
  de: de.fieldWords,
  fr: fr.fieldWords,
};
export const statementSearchWords: InEveryLanguage<typeof en.statementSearchWords> = {
  en: en.statementSearchWords,
  de: de.statementSearchWords,
  fr: fr.statementSearchWords,
};
export const typeWords: InEveryLanguage<typeof en.typeWords> = { en: en.typeWords, de: de.typeWords, fr: fr.typeWords };
export const datumWords: InEveryLanguage<typeof en.datumWords> = {
  en: en.datumWords,
  de: de.datumWords,
  fr: fr.datumWords,
};
export const provenanceWords: InEveryLanguage<typeof en.provenanceWords> = {
  en: en.provenanceWords,
  de: de.provenanceWords,
  fr: fr.provenanceWords,
};
export const claimWords: InEveryLanguage<typeof en.claimWords> = {
  en: en.claimWords,
  de: de.claimWords,
  fr: fr.claimWords,
};
