import { settings } from '@/lib/env';
import { everyMethod } from '@/lib/registry/every-method';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { REQUEST_HEADER } from '@/lib/registry/request-connection.mjs';
import { visitorOf } from '@/lib/registry/visitor';
import { getWatching } from '@/lib/registry/watch/watching';
import { createTakeDoor } from '@/lib/take/answer/door';

/** Every page with a suffix is sent here (next.config.js); its address stays as it was. */
const answer = createTakeDoor({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
