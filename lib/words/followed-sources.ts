import type { InEveryLanguage } from '@/lib/shared/language/language';
import { followedSourcesWords as de } from './de/followed-sources';
import { followedSourcesWords as en } from './en/followed-sources';
import { followedSourcesWords as fr } from './fr/followed-sources';

export const followedSourcesWords: InEveryLanguage<typeof en> = { en, de, fr };
