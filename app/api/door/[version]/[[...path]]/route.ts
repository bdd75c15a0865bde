import type { NextRequest } from 'next/server';
import { SUPPORTED_VERSIONS } from '@/lib/contract/versions';
import { failure, pathBelow, toResponse } from '@/lib/registry/door';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

/** What next.config.js writes where an address has no version. */
const UNVERSIONED = 'unversioned';

interface Context {
  params: Promise<{ version: string; path?: string[] }>;
}

function tokenOf(request: NextRequest): string | null {
  return request.nextUrl.searchParams.get('api_token') || request.headers.get('x-api-token') || null;
}

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

/** The API door: the interface for programs, `/v0.4/…`, or the page's own path on the host `api.<ours>`. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { version, path = [] } = await params;
  const registry = getRegistry();
  if (registry.source === 'upstream') return failure(404, 'Here is no register; ask the remote service itself.');
  const number = version === UNVERSIONED ? undefined : version.slice(1);
  if (number !== undefined && !SUPPORTED_VERSIONS.some((supported) => supported === number)) {
    return failure(400, `The version ${number} is not supported; supported are ${SUPPORTED_VERSIONS.join(', ')}.`);
  }
  const { searchParams, pathname } = request.nextUrl;
  if (searchParams.get('format') === 'xml') return failure(400, 'This register answers in JSON only.');
  return toResponse(
    await registry.get({
      path: askedPath(pathname, version, path),
      params: withoutToken(searchParams),
      caller: { kind: 'program', token: tokenOf(request) },
      origin: originOf(request.headers),
      version: number,
    }),
  );
}

/** The path as it was sent: company numbers hold encoded slashes, which the router has already taken apart. */
function askedPath(pathname: string, version: string, segments: string[]): string {
  return (
    pathBelow(`/api/door/${version}`, pathname) ||
    pathBelow(`/${version}`, pathname) ||
    segments.map(encodeURIComponent).join('/')
  );
}
