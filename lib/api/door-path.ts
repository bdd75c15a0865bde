/** What an address asks for, whichever of our prefixes it came with. */
export interface AskedPath {
  /** `0.4`; undefined where the address names none. */
  version: string | undefined;
  /** Below the base address, percent-encoded as it was sent: company numbers hold encoded slashes. */
  path: string;
}

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * Base addresses of the API: `/v0.4`, `/api/v0.4`, `/api` and the host `api.<ours>` (next.config.js sends them all to
 * `/api/door/<version>`, but the address stays as it was sent).
 */
export function askedPath(pathname: string): AskedPath {
  const below = pathname.replace(/^\/api\/door\/unversioned(?=\/|$)/, '').replace(/^\/api(?:\/door)?(?=\/|$)/, '');
  const [, version, rest] = /^\/v(\d+(?:\.\d+)*)(\/.*)?$/.exec(below) ?? [];
  return version === undefined ? { version, path: trimmed(below) } : { version, path: trimmed(rest ?? '') };
}

export interface Suffixed {
  /** The path without the suffix. */
  path: string;
  suffix: 'json' | 'xml';
}

/** Old callers name the format by a suffix (api-shapes, sections 15 and 16); a record may be called so as well. */
export function withoutSuffix(path: string): Suffixed | undefined {
  const [, rest, suffix] = /^(.*[^/])\.(json|xml)$/i.exec(path) ?? [];
  if (rest === undefined || suffix === undefined) return undefined;
  return { path: rest, suffix: suffix.toLowerCase() === 'xml' ? 'xml' : 'json' };
}
