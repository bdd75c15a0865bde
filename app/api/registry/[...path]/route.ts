import { createBrowserDoor } from '@/lib/registry/door-browser';
import { routeTo } from '@/lib/registry/door-route';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createBrowserDoor({ registry: getRegistry, originOf }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
