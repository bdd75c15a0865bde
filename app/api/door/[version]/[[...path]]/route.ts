import { createProgramDoor } from '@/lib/api/door-program';
import { routeTo } from '@/lib/api/door-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(createProgramDoor({ registry: getRegistry, originOf, trustProxy: () => settings().trustProxy }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
