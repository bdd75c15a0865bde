import { formsOf } from '@/lib/shared/language/forms/forms';
import { DEFAULT_LANGUAGE } from '@/lib/shared/language/languages';

/** What leaves the site is shared by its address, and says the same to everybody. */
export const SPOKEN = DEFAULT_LANGUAGE;

/** How files, feeds and cards write numbers and dates. */
export const spoken = formsOf(SPOKEN);
