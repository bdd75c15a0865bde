import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { routeTo } from '@/lib/api/route-handler';
import { createSuggestRoute } from '@/lib/api/suggest-route';

const answer = routeTo(createSuggestRoute({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
