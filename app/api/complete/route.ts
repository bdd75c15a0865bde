import { createCompleteDoor } from '@/lib/registry/door-complete';
import { routeTo } from '@/lib/registry/door-route';
import { everyMethod } from '@/lib/registry/every-method';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createCompleteDoor({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
