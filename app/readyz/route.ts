import { probeRoute, readiness, replyNow } from '@/lib/api/probe-route';
import { getRegistry, getWatching } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';

/** Readiness probe: whether requests can be served, and what is missing. Spends no call. */
const answer = probeRoute(async () => {
  const health = await readiness(getRegistry, (error) =>
    getWatching().log.warn('The registry is not ready', { error }),
  );
  return replyNow(health, health.ready ? 200 : 503);
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
