import { settings } from '@/lib/env';
import { createProgramDoor } from '@/lib/registry/door-program';
import { routeTo } from '@/lib/registry/door-route';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

/** Every method is ours: the framework would refuse the others without a body. */
const answer = routeTo(createProgramDoor({ registry: getRegistry, originOf, trustProxy: () => settings().trustProxy }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
