type Scheme = 'light' | 'dark';

interface BrowserColour {
  media?: string;
  color: string;
}

/** The header's ground (`--raised` in app/globals.css), by day and by night. */
const PLAIN: Record<Scheme, string> = { light: '#fffefb', dark: '#141a30' };
const CONTRAST: Record<Scheme, string> = { light: '#ffffff', dark: '#000000' };

const asDevice = (colours: Record<Scheme, string>): BrowserColour[] => [
  { media: '(prefers-color-scheme: light)', color: colours.light },
  { media: '(prefers-color-scheme: dark)', color: colours.dark },
];

/** The colours of the browser's own frame around a page. */
export function browserColours(theme: Theme): BrowserColour[] {
  if (theme === 'light' || theme === 'dark') return [{ color: PLAIN[theme] }];
  return asDevice(theme === 'contrast' ? CONTRAST : PLAIN);
}

/**
 * The fonts of all that is written in Latin letters, by their addresses: every page asks for them with its first line, so
 * that it is drawn once. Their rules stand in app/globals.css. A file that changes gets another name (next.config.js).
 */
export const FIRST_FONTS = ['/fonts/inter-latin-400-700.woff2', '/fonts/source-serif-4-latin-600.woff2'];

/** How pages look: as the device wishes, or as was chosen on it. High contrast is by day or night, as the device is. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** The cookie that carries the choice, so that the first picture of a page is drawn right. */
export const THEME_COOKIE = 'firmament_theme';

const isTheme = (text: string): text is Theme => THEMES.some((theme) => theme === text);

/** What a cookie or form says; anything else is as if nothing had been chosen. */
export const parseTheme = (text: string | undefined): Theme => (text !== undefined && isTheme(text) ? text : 'system');

/** What is kept of a choice: nothing where the device shall decide. */
export function chosenTheme(text: string | undefined): Theme | undefined {
  const theme = parseTheme(text);
  return theme === 'system' ? undefined : theme;
}
