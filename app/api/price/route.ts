import { createPriceRoute } from '@/lib/api/quota-route';
import { getRegistry, routeTo } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';

const answer = routeTo(createPriceRoute({ registry: getRegistry }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
