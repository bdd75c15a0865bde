import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/network-workspace';
import * as en from './en/network-workspace';
import * as fr from './fr/network-workspace';

export const networkWorkspaceWords: InEveryLanguage<typeof en.networkWorkspaceWords> = {
  en: en.networkWorkspaceWords,
  de: de.networkWorkspaceWords,
  fr: fr.networkWorkspaceWords,
};
