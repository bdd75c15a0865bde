import { createCompleteRoute } from '@/lib/api/complete-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { routeTo } from '@/lib/api/route-handler';

const answer = routeTo(createCompleteRoute({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
