import { everyMethod } from '@/lib/api/every-method';
import { createPriceRoute } from '@/lib/api/quota-route';
import { getRegistry } from '@/lib/api/registry';
import { routeTo } from '@/lib/api/route-handler';

const answer = routeTo(createPriceRoute({ registry: getRegistry }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
