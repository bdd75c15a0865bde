import { type AllowedRequest, allowedRequest } from './address';

const FOLLOWED = [301, 302, 303, 307, 308];

export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * What a redirect asks us to ask instead, or undefined where it leads out of the interface: to another origin, base path
 * or version, or to a path the interface does not have. The target is only read, never followed as it stands: the same
 * path and parameters are asked anew, with our own token.
 */
export function requestOfRedirect(response: Response, asked: URL, root: URL): AllowedRequest | undefined {
  const location = response.headers.get('location');
  if (!FOLLOWED.includes(response.status) || !location || !URL.canParse(location, asked)) return undefined;
  const target = new URL(location, asked);
  if (target.origin !== root.origin || !target.pathname.startsWith(root.pathname)) return undefined;
  return allowedRequest({ path: target.pathname.slice(root.pathname.length), params: target.searchParams });
}
