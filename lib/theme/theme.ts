/** How pages look: as the device wishes, or as was chosen on it. High contrast is by day or night, as the device is. */
export const THEMES = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
} as const;

export type Theme = keyof typeof THEMES;

/** The cookie that carries the choice, so that the first picture of a page is drawn right. */
export const THEME_COOKIE = 'firmament_theme';

const isTheme = (text: string): text is Theme => Object.hasOwn(THEMES, text);

/** What a cookie or form says; anything else is as if nothing had been chosen. */
export const parseTheme = (text: string | undefined): Theme => (text !== undefined && isTheme(text) ? text : 'system');

const SECONDS_A_YEAR = 365 * 24 * 60 * 60;

/** `Set-Cookie` for a choice (RFC 6265); "as the device" is kept by keeping nothing. Scripts never need it. */
export function themeCookie(theme: Theme, secure: boolean): string {
  const age = theme === 'system' ? 0 : SECONDS_A_YEAR;
  const end = secure ? '; Secure' : '';
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${end}`;
}

/**
 * The page a form was sent from, as a path on our own site: what leads elsewhere, or cannot be read, leads home. A path
 * that begins with two slashes would be a host (RFC 3986, 4.2).
 */
export function returnPath(referer: string | null): string {
  if (referer === null || !/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}
