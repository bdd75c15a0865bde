import type { RequestWatch } from '@/lib/registry/monitoring/request-watch';
import { CARRIED_HEADERS, PEER_HEADER } from './request-connection.mjs';
import { answerAt, type RouteHandler } from './route';
import { getWatching } from './watching';

/** Without a watched connection nothing would say that a body is packed: then it is not. */
function withoutCodings({ url, method, headers: given }: Request): Request {
  const headers = new Headers(given);
  headers.delete('accept-encoding');
  return new Request(url, { method, headers });
}

function carried(response: Response): Response {
  for (const [name, carrier] of Object.entries(CARRIED_HEADERS)) {
    const value = response.headers.get(name);
    if (value !== null) response.headers.set(carrier, value);
  }
  return response;
}

/** A route as a route of the framework, which takes every method and would drop the headers that say what the body is. */
export function routeTo(
  door: RouteHandler,
  watch: () => RequestWatch = () => getWatching().requests,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!request.headers.has(PEER_HEADER)) return answerAt(door, withoutCodings(request), watch());
    return carried(await answerAt(door, request, watch()));
  };
}
