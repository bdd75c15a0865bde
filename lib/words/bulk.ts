import type { InEveryLanguage } from '@/lib/shared/language/language';
import { bulkWords as de } from './de/bulk';
import { bulkWords as en } from './en/bulk';
import { bulkWords as fr } from './fr/bulk';

export const bulkWords: InEveryLanguage<typeof en> = { en, de, fr };
