import { settings } from '@/lib/env';
import { createRefreshDoor } from '@/lib/registry/door-refresh';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { REQUEST_HEADER } from '@/lib/registry/request-connection.mjs';
import { visitorOf } from '@/lib/registry/visitor';

const answer = createRefreshDoor({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
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
