import { createCompleteDoor } from '@/lib/api/door-complete';
import { routeTo } from '@/lib/api/door-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';

const answer = routeTo(createCompleteDoor({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
