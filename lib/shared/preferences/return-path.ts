/**
 * The page a form was sent from, as a path on our own site: what leads elsewhere, or cannot be read, leads home. A path
 * that begins with two slashes would be a host (RFC 3986, 4.2).
 */
export function returnPath(referer: string | null): string {
  if (referer === null || !/^https?:\/\//i.test(referer) || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}
