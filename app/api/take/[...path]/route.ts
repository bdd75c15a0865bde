import { createDownloadRoute } from '@/lib/api/download/route';
import { loadRoots } from '@/lib/api/pages/roots-network';
import { getRegistry, getWatching, originOf, visitorOf } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { everyMethod } from '@/lib/api/route';
import { settings } from '@/lib/registry/settings';

/** Every page address with a file suffix is rewritten to this route (next.config.js). */
const answer = createDownloadRoute({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
  loadRoots,
  mostCharacters: () => settings().fileBytes,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
