/** The languages that pages speak, each named as those who speak it call it; `locale` says how they write numbers and dates. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  fr: { name: 'Français', locale: 'fr-FR' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Spoken where nobody chose, and where the device speaks none of ours. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie that carries a choice. */
export const LANGUAGE_COOKIE = 'firmament_language';

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The words of one part of the pages, in every language: what English has, each other has too. */
export type InEveryLanguage<Words> = Record<Language, Words>;
