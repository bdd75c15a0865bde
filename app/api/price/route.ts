import { createPriceDoor } from '@/lib/registry/door-meter';
import { routeTo } from '@/lib/registry/door-route';
import { everyMethod } from '@/lib/registry/every-method';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createPriceDoor({ registry: getRegistry }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
