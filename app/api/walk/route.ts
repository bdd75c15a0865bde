import { getRegistry, getWatching, originOf, visitorOf } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { createWalkRoute } from '@/lib/api/walk/walk-route';
import { settings } from '@/lib/registry/settings';

const answer = createWalkRoute({
  registry: getRegistry,
  originOf,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
  mostCharacters: () => settings().fileBytes,
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
