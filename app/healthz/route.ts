import { probeRoute, toldNow } from '@/lib/registry/watch/probe-route';

/** Whether the process serves at all; for whoever restarts it. */
const answer = probeRoute(() => toldNow({ status: 'ok' }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
