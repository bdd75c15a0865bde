import { getRegistry, routeTo } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';
import { createSuggestRoute } from '@/lib/api/suggest-route';
import { originOf } from '@/lib/api/visitor';

const answer = routeTo(createSuggestRoute({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
