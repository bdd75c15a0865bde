import type { NextRequest } from 'next/server';
import { allowedParameters, pathBelow, toResponse } from '@/lib/registry/door';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

/** The browser door: the interface for the explorer's own scripts, on our own origin and without a token. */
export async function GET(request: NextRequest): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl;
  const path = pathBelow('/api/registry', pathname);
  const reply = await getRegistry().get({
    path,
    params: allowedParameters(path, searchParams),
    caller: { kind: 'explorer' },
    origin: originOf(request.headers),
  });
  return toResponse(reply);
}
