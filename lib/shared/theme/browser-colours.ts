import type { Theme } from './theme';

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
