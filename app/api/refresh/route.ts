import { settings } from '@/lib/env';
import { createRefreshDoor } from '@/lib/registry/door-refresh';
import { everyMethod } from '@/lib/registry/every-method';
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

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
