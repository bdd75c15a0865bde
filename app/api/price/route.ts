import { createPriceDoor } from '@/lib/api/door-meter';
import { routeTo } from '@/lib/api/door-route';
import { everyMethod } from '@/lib/api/every-method';
import { getRegistry } from '@/lib/api/registry';

const answer = routeTo(createPriceDoor({ registry: getRegistry }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
