import { errorBody } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import type { Registry } from '@/lib/registry/request';
import { formatOf } from './reply-format';
import type { RouteHandler } from './route';
import { clientAddress } from './visitor';

interface ApiRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  /** Proxies of our own in front of us. */
  trustProxy: () => number;
}

/** What an address asks for, whichever of our prefixes it came with. */
interface AskedPath {
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
function askedPath(pathname: string): AskedPath {
  const below = pathname.replace(/^\/api\/door\/unversioned(?=\/|$)/, '').replace(/^\/api(?:\/door)?(?=\/|$)/, '');
  const [, version, rest] = /^\/v(\d+(?:\.\d+)*)(\/.*)?$/.exec(below) ?? [];
  return version === undefined ? { version, path: trimmed(below) } : { version, path: trimmed(rest ?? '') };
}

interface Suffixed {
  /** The path without the suffix. */
  path: string;
  suffix: 'json' | 'xml';
}

/** Old callers name the format by a suffix (api-shapes, sections 15 and 16); a record may be called so as well. */
function withoutSuffix(path: string): Suffixed | undefined {
  const [, rest, suffix] = /^(.*[^/])\.(json|xml)$/i.exec(path) ?? [];
  if (rest === undefined || suffix === undefined) return undefined;
  return { path: rest, suffix: suffix.toLowerCase() === 'xml' ? 'xml' : 'json' };
}

/** As `api_token` (specification, "Authentication", 1) or, as many clients send it, in a header (api-shapes, 16). */
const tokenOf = (headers: Headers, params: URLSearchParams): string | null =>
  params.get('api_token')?.trim() || headers.get('x-api-token')?.trim() || null;

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

/** The API route: the interface for programs. In front of a remote service it is shut, as its token is not for everybody. */
export function createApiRoute(options: ApiRouteOptions): RouteHandler {
  return {
    name: 'program',
    open: true,
    read({ headers, url: { pathname, searchParams } }) {
      const { version, path } = askedPath(pathname);
      const suffixed = withoutSuffix(path);
      const token = tokenOf(headers, searchParams);
      return {
        isPrivate: token !== null,
        formatOf: (exact = false) => formatOf(searchParams, exact ? undefined : suffixed?.suffix, version),
        path: matchPath(path) ? path : (suffixed?.path ?? path),
        async ask(id) {
          const registry = options.registry();
          if (registry.source !== 'embedded') {
            return { status: 404, body: errorBody('Here is no register; ask the remote service itself.') };
          }
          const params = withoutToken(searchParams);
          const caller = { kind: 'program', token, address: clientAddress(headers, options.trustProxy()) } as const;
          const origin = options.originOf(headers);
          return registry.get({ id, path, otherPath: suffixed?.path, version, params, caller, origin });
        },
      };
    },
  };
}
