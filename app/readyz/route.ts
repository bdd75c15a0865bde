import { everyMethod } from '@/lib/api/every-method';
import { probeRoute, toldNow } from '@/lib/api/probe-route';
import { readiness } from '@/lib/api/readiness';
import { getRegistry } from '@/lib/api/registry';
import { getWatching } from '@/lib/api/watching';

/** Whether requests can be answered, and what is missing; for whoever sends people here. Spends no call. */
const answer = probeRoute(async () => {
  const health = await readiness(getRegistry, (error) =>
    getWatching().log.warn('The registry is not ready', { error }),
  );
  return toldNow(health, health.ready ? 200 : 503);
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
