import { probeRoute, toldNow } from '@/lib/api/probe-route';
import { everyMethod } from '@/lib/api/route';

/** Whether the process serves at all; for whoever restarts it. */
const answer = probeRoute(() => toldNow({ status: 'ok' }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
