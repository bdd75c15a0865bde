const BASE = 'http://local.invalid';

/**
 * The path and query of an address on our own pages as a browser would read it, or undefined for anything that leads, or
 * could be taken to lead, elsewhere: another scheme or host, backslashes, two slashes at the start also after dots are
 * taken out.
 */
export function localPath(given: string): string | undefined {
  if (!given.startsWith('/') || given.includes('\\') || !URL.canParse(given, BASE)) return undefined;
  const { origin, pathname, search } = new URL(given, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}` : undefined;
}
