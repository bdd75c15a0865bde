import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/same';
import * as en from './en/same';
import * as fr from './fr/same';

export const sameWords: InEveryLanguage<typeof en.sameWords> = { en: en.sameWords, de: de.sameWords, fr: fr.sameWords };
