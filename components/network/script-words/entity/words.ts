import type { InEveryLanguage } from '@/lib/language/languages';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';

export const networkEntityWords: InEveryLanguage<typeof en> = { en, de, fr };
