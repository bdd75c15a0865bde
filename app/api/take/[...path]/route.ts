import { createDownloadRoute } from '@/lib/api/download/answer/route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { visitorOf } from '@/lib/api/visitor';
import { getWatching } from '@/lib/api/watching';
import { settings } from '@/lib/registry/settings';

/** Every page with a suffix is sent here (next.config.js); its address stays as it was. */
const answer = createDownloadRoute({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
