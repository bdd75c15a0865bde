import { everyMethod } from '@/lib/registry/every-method';
import { probeRoute, toldNow } from '@/lib/registry/watch/probe-route';

/** Whether the process serves at all; for whoever restarts it. */
const answer = probeRoute(() => toldNow({ status: 'ok' }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
