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
