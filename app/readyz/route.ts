import { everyMethod } from '@/lib/registry/every-method';
import { getRegistry } from '@/lib/registry/registry';
import { probeRoute, toldNow } from '@/lib/registry/watch/probe-route';
import { readiness } from '@/lib/registry/watch/readiness';
import { getWatching } from '@/lib/registry/watch/watching';

/** Whether requests can be answered, and what is missing; for whoever sends people here. Spends no call. */
const answer = probeRoute(async () => {
  const health = await readiness(getRegistry, (error) =>
    getWatching().log.warn('The registry is not ready', { error }),
  );
  return toldNow(health, health.ready ? 200 : 503);
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
