import type { InEveryLanguage } from '@/lib/shared/language/language';
import * as de from './de/shortcuts';
import * as en from './en/shortcuts';
import * as fr from './fr/shortcuts';

export const shortcutWords: InEveryLanguage<typeof en.shortcutWords> = {
  en: en.shortcutWords,
  de: de.shortcutWords,
  fr: fr.shortcutWords,
};
export const commandPaletteWords: InEveryLanguage<typeof en.commandPaletteWords> = {
  en: en.commandPaletteWords,
  de: de.commandPaletteWords,
  fr: fr.commandPaletteWords,
};
export const keyWords: InEveryLanguage<typeof en.keyWords> = { en: en.keyWords, de: de.keyWords, fr: fr.keyWords };
