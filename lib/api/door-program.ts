import { errorBody } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
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
const tokenOf = (request: Request, params: URLSearchParams): string | null =>
  params.get('api_token')?.trim() || request.headers.get('x-api-token')?.trim() || null;

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

const paramsOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

function toRegistryRequest(request: Request, id: string, options: ProgramDoorOptions): RegistryRequest {
  const { pathname, searchParams } = new URL(request.url);
  const { version, path } = askedPath(pathname);
  const address = clientAddress(request.headers, options.trustProxy());
  return {
    id,
    path,
    otherPath: withoutSuffix(path)?.path,
    version,
    params: withoutToken(searchParams),
    caller: { kind: 'program', token: tokenOf(request, searchParams), address },
    origin: options.originOf(request.headers),
  };
}

/** The API door: the interface for programs. In front of a remote service it is shut, as its token is not for everybody. */
export function createProgramDoor(options: ProgramDoorOptions): Door {
  return {
    name: 'program',
    open: true,
    isPrivate: (request) => tokenOf(request, paramsOf(request)) !== null,
    formatOf(request, exact = false) {
      const { pathname, searchParams } = new URL(request.url);
      const { version, path } = askedPath(pathname);
      return formatOf(searchParams, exact ? undefined : withoutSuffix(path)?.suffix, version);
    },
    pathOf(request) {
      const { path } = askedPath(new URL(request.url).pathname);
      return matchPath(path) ? path : (withoutSuffix(path)?.path ?? path);
    },
    async ask(request, id) {
      const registry = options.registry();
      if (registry.source === 'embedded') return registry.get(toRegistryRequest(request, id, options));
      return { status: 404, body: errorBody('Here is no register; ask the remote service itself.') };
    },
  };
}
