import { routeTo } from '@/lib/api/door-route';
import { createSuggestDoor } from '@/lib/api/door-suggest';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';

const answer = routeTo(createSuggestDoor({ registry: getRegistry, originOf }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
