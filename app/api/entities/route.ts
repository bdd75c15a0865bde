import { createEntitiesDoor } from '@/lib/registry/door-entities';
import { everyMethod } from '@/lib/registry/every-method';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { REQUEST_HEADER } from '@/lib/registry/request-connection.mjs';
import { getWatching } from '@/lib/registry/watch/watching';

const answer = createEntitiesDoor({
  registry: getRegistry,
  originOf,
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
