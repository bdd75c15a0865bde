import { createRefreshRoute } from '@/lib/api/refresh-route';
import { getRegistry, originOf, visitorOf } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { everyMethod } from '@/lib/api/route';
import { settings } from '@/lib/registry/settings';

const answer = createRefreshRoute({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
