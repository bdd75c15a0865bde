import type { Language } from '@/lib/language/languages';
import { de } from './de';
import { fr } from './fr';

const TRANSLATED: Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>> = { de, fr };

/** What a parameter means, in a language; the English is the interface's own, and all there is of our extensions. */
export const meaningIn = (meaning: string, language: Language): string =>
  language === 'en' ? meaning : (TRANSLATED[language][meaning] ?? meaning);
