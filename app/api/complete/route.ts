import { createCompleteDoor } from '@/lib/registry/door-complete';
import { routeTo } from '@/lib/registry/door-route';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createCompleteDoor({ registry: getRegistry, originOf }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
