import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network';
import * as en from './en/network';
import * as fr from './fr/network';

export const networkPictureWords: InEveryLanguage<typeof en.networkPictureWords> = {
  en: en.networkPictureWords,
  de: de.networkPictureWords,
  fr: fr.networkPictureWords,
};
export const networkSelectionWords: InEveryLanguage<typeof en.networkSelectionWords> = {
  en: en.networkSelectionWords,
  de: de.networkSelectionWords,
  fr: fr.networkSelectionWords,
};
export const networkEntityWords: InEveryLanguage<typeof en.networkEntityWords> = {
  en: en.networkEntityWords,
  de: de.networkEntityWords,
  fr: fr.networkEntityWords,
};
export const networkFactWords: InEveryLanguage<typeof en.networkFactWords> = {
  en: en.networkFactWords,
  de: de.networkFactWords,
  fr: fr.networkFactWords,
};
export const networkMarkWords: InEveryLanguage<typeof en.networkMarkWords> = {
  en: en.networkMarkWords,
  de: de.networkMarkWords,
  fr: fr.networkMarkWords,
};
export const networkGroupWords: InEveryLanguage<typeof en.networkGroupWords> = {
  en: en.networkGroupWords,
  de: de.networkGroupWords,
  fr: fr.networkGroupWords,
};
export const networkSourceWords: InEveryLanguage<typeof en.networkSourceWords> = {
  en: en.networkSourceWords,
  de: de.networkSourceWords,
  fr: fr.networkSourceWords,
};
export const networkTreeWords: InEveryLanguage<typeof en.networkTreeWords> = {
  en: en.networkTreeWords,
  de: de.networkTreeWords,
  fr: fr.networkTreeWords,
};
export const relationshipWords: InEveryLanguage<typeof en.relationshipWords> = {
  en: en.relationshipWords,
  de: de.relationshipWords,
  fr: fr.relationshipWords,
};
export const networkTermWords: InEveryLanguage<typeof en.networkTermWords> = {
  en: en.networkTermWords,
  de: de.networkTermWords,
  fr: fr.networkTermWords,
};
export const glossaryNoteWords: InEveryLanguage<typeof en.glossaryNoteWords> = {
  en: en.glossaryNoteWords,
  de: de.glossaryNoteWords,
  fr: fr.glossaryNoteWords,
};
export const statementWords: InEveryLanguage<typeof en.statementWords> = {
  en: en.statementWords,
  de: de.statementWords,
  fr: fr.statementWords,
};
