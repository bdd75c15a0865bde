import { settings } from '@/lib/env';
import { createProgramDoor } from '@/lib/registry/door-program';
import { routeTo } from '@/lib/registry/door-route';
import { everyMethod } from '@/lib/registry/every-method';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createProgramDoor({ registry: getRegistry, originOf, trustProxy: () => settings().trustProxy }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
