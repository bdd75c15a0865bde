import { probeRoute, replyNow } from '@/lib/api/probe-route';
import { everyMethod } from '@/lib/api/route';

/** Liveness probe: whether the process responds. */
const answer = probeRoute(() => replyNow({ status: 'ok' }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
