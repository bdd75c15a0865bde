import { createReconcileRoute } from '@/lib/api/reconcile-route';
import { getRegistry, getWatching, originOf } from '@/lib/api/registry';
import { REQUEST_HEADER } from '@/lib/api/request-connection.mjs';
import { everyMethod } from '@/lib/api/route';
import { settings } from '@/lib/registry/settings';

const answer = createReconcileRoute({
  registry: getRegistry,
  originOf,
  trustProxy: () => settings().trustProxy,
  urlField: () => settings().apiUrlField,
  requestId: (headers) => headers.get(REQUEST_HEADER) ?? undefined,
  watch: () => getWatching().requests,
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
