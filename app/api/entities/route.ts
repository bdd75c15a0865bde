import { createEntitiesRoute } from '@/lib/api/entities-route';
import { getRegistry, getWatching, originOf } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { everyMethod } from '@/lib/api/route';

const answer = createEntitiesRoute({
  registry: getRegistry,
  originOf,
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
