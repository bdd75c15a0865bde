import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/try-form';
import * as en from './en/try-form';
import * as fr from './fr/try-form';

export const copyWords: InEveryLanguage<typeof en.copyWords> = { en: en.copyWords, de: de.copyWords, fr: fr.copyWords };
export const tryWords: InEveryLanguage<typeof en.tryWords> = { en: en.tryWords, de: de.tryWords, fr: fr.tryWords };
