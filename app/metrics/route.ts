import { probeRoute } from '@/lib/api/probe-route';
import { getWatching } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';

/** Counts and times in the Prometheus text format. Opens no register and spends no call. */
const answer = probeRoute(async () => {
  const { metrics } = getWatching();
  const headers = { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' };
  return new Response(await metrics.print(), { headers });
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
