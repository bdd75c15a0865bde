import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network-filters';
import * as en from './en/network-filters';
import * as fr from './fr/network-filters';

export const networkFilterWords: InEveryLanguage<typeof en.networkFilterWords> = {
  en: en.networkFilterWords,
  de: de.networkFilterWords,
  fr: fr.networkFilterWords,
};
export const networkListingWords: InEveryLanguage<typeof en.networkListingWords> = {
  en: en.networkListingWords,
  de: de.networkListingWords,
  fr: fr.networkListingWords,
};
export const networkLinkWords: InEveryLanguage<typeof en.networkLinkWords> = {
  en: en.networkLinkWords,
  de: de.networkLinkWords,
  fr: fr.networkLinkWords,
};
export const networkWalkWords: InEveryLanguage<typeof en.networkWalkWords> = {
  en: en.networkWalkWords,
  de: de.networkWalkWords,
  fr: fr.networkWalkWords,
};
export const walkWords: InEveryLanguage<typeof en.walkWords> = { en: en.walkWords, de: de.walkWords, fr: fr.walkWords };
export const networkWorkspaceWords: InEveryLanguage<typeof en.networkWorkspaceWords> = {
  en: en.networkWorkspaceWords,
  de: de.networkWorkspaceWords,
  fr: fr.networkWorkspaceWords,
};
