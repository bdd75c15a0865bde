import { ENDPOINTS } from '@/lib/contract/endpoints';
import { errorBody } from '@/lib/contract/errors';
import { FACETS_PARAMETER } from '@/lib/contract/extensions';
import { matchPath } from '@/lib/contract/paths';
import type { RegistryReply } from './request';

/** Anybody may read; nothing is kept by a proxy on the way, because a register changes and a token differs. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Cache-Control': 'no-cache',
};

export function toResponse({ status, body }: RegistryReply): Response {
  return Response.json(body, { status, headers: HEADERS });
}

export function failure(status: number, message: string): Response {
  return toResponse({ status, body: errorBody(message) });
}

/** The percent-encoded path of the interface in an address below `prefix`. */
export function pathBelow(prefix: string, pathname: string): string {
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/^\/+|\/+$/g, '') : '';
}

/** Only what the endpoint declares, and the facets: nothing else of a visitor's request goes further. */
export function allowedParameters(path: string, given: URLSearchParams): URLSearchParams {
  const matched = matchPath(path);
  const declared = matched ? [...Object.keys(ENDPOINTS[matched.name].parameters), FACETS_PARAMETER] : [];
  const kept = declared.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(kept);
}
