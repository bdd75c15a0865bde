import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache, use } from 'react';
import { LANGUAGE_COOKIE, type Language, languageFor } from './language/language';

/** The language of the current page: the user's choice, else the device's preference. */
export const requestLanguage = cache(
  async (): Promise<Language> =>
    languageFor((await cookies()).get(LANGUAGE_COOKIE)?.value, (await headers()).get('accept-language')),
);

/** The language of the page in a synchronous server component, where `#language` resolves to this module. */
export const useLanguage = (): Language => use(requestLanguage());

type Scheme = 'light' | 'dark';

interface BrowserColour {
  media?: string;
  color: string;
}

/** Background of the header (`--raised` in app/globals.css), light and dark. */
const PLAIN: Record<Scheme, string> = { light: '#fffefb', dark: '#141a30' };
const CONTRAST: Record<Scheme, string> = { light: '#ffffff', dark: '#000000' };

const asDevice = (colours: Record<Scheme, string>): BrowserColour[] => [
  { media: '(prefers-color-scheme: light)', color: colours.light },
  { media: '(prefers-color-scheme: dark)', color: colours.dark },
];

/** The colours of the browser's interface around a page. */
export function browserColours(theme: Theme): BrowserColour[] {
  if (theme === 'light' || theme === 'dark') return [{ color: PLAIN[theme] }];
  return asDevice(theme === 'contrast' ? CONTRAST : PLAIN);
}

/**
 * The fonts for Latin letters, by address. Every page preloads them, so that text is drawn once. Their rules are in
 * app/globals.css. A changed file needs a new name (next.config.js).
 */
export const FIRST_FONTS = ['/fonts/inter-latin-400-700.woff2', '/fonts/source-serif-4-latin-600.woff2'];

/** The theme: the device's setting, or a choice. High contrast is light or dark as the device. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** The cookie with the choice, so that the first paint is right. */
export const THEME_COOKIE = 'firmament_theme';

const isTheme = (text: string): text is Theme => THEMES.some((theme) => theme === text);

/** The theme in a cookie or form; an invalid value counts as no choice. */
export const parseTheme = (text: string | undefined): Theme => (text !== undefined && isTheme(text) ? text : 'system');

/** The choice to store; undefined if the device decides. */
export function chosenTheme(text: string | undefined): Theme | undefined {
  const theme = parseTheme(text);
  return theme === 'system' ? undefined : theme;
}
