import { settings } from '@/lib/env';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { REQUEST_HEADER } from '@/lib/registry/request-connection.mjs';
import { visitorOf } from '@/lib/registry/visitor';
import { createWalkDoor } from '@/lib/registry/walk/door-walk';
import { getWatching } from '@/lib/registry/watch/watching';

const answer = createWalkDoor({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
