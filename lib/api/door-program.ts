import { errorBody } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import type { Registry } from '@/lib/registry/request';
import type { Door } from './door';
import { formatOf } from './door-format';
import { askedPath, withoutSuffix } from './door-path';
import { clientAddress } from './request-address';

export interface ProgramDoorOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  /** Proxies of our own in front of us. */
  trustProxy: () => number;
}

/** As `api_token` (specification, "Authentication", 1) or, as many clients send it, in a header (api-shapes, 16). */
const tokenOf = (headers: Headers, params: URLSearchParams): string | null =>
  params.get('api_token')?.trim() || headers.get('x-api-token')?.trim() || null;

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

/** The API door: the interface for programs. In front of a remote service it is shut, as its token is not for everybody. */
export function createProgramDoor(options: ProgramDoorOptions): Door {
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
