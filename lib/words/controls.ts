import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/controls';
import * as en from './en/controls';
import * as fr from './fr/controls';

export const uiWords: InEveryLanguage<typeof en.uiWords> = { en: en.uiWords, de: de.uiWords, fr: fr.uiWords };
export const defectWords: InEveryLanguage<typeof en.defectWords> = {
  en: en.defectWords,
  de: de.defectWords,
  fr: fr.defectWords,
};
export const failedReplyWords: InEveryLanguage<typeof en.failedReplyWords> = {
  en: en.failedReplyWords,
  de: de.failedReplyWords,
  fr: fr.failedReplyWords,
};
export const quotaScriptWords: InEveryLanguage<typeof en.quotaScriptWords> = {
  en: en.quotaScriptWords,
  de: de.quotaScriptWords,
  fr: fr.quotaScriptWords,
};
