import { DEFAULT_LANGUAGE, formsOf } from '@/lib/shared/language/language';

/** What leaves the site is shared by its address, and says the same to everybody. */
export const SPOKEN = DEFAULT_LANGUAGE;

/** How files, feeds and cards write numbers and dates. */
export const spoken = formsOf(SPOKEN);
