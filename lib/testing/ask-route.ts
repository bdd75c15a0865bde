import { toResponse } from '@/lib/api/reply';
import { answerAt, type RouteHandler } from '@/lib/api/route';
import type { RequestWatch } from '@/lib/registry/metrics';

/** What a route answers, without a server: as the server asks it, and as a client would see the reply. */
export async function askRoute(
  handler: RouteHandler,
  { method, headers, url }: Request,
  watch?: RequestWatch,
): Promise<Response> {
  return toResponse(await answerAt(handler, { method, headers, url: new URL(url) }, watch));
}
