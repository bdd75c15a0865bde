import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { languageFor } from './accepted';
import { LANGUAGE_COOKIE, type Language } from './languages';

/** The language of the page that is being answered: what was chosen on the device, or what the device wishes. */
export const requestLanguage = cache(
  async (): Promise<Language> =>
    languageFor((await cookies()).get(LANGUAGE_COOKIE)?.value, (await headers()).get('accept-language')),
);
