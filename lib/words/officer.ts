import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/officer';
import * as en from './en/officer';
import * as fr from './fr/officer';

export const officerWords: InEveryLanguage<typeof en.officerWords> = {
  en: en.officerWords,
  de: de.officerWords,
  fr: fr.officerWords,
};
export const officeWords: InEveryLanguage<typeof en.officeWords> = {
  en: en.officeWords,
  de: de.officeWords,
  fr: fr.officeWords,
};
export const peopleWords: InEveryLanguage<typeof en.peopleWords> = {
  en: en.peopleWords,
  de: de.peopleWords,
  fr: fr.peopleWords,
};
