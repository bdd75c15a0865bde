import { createPriceDoor } from '@/lib/registry/door-meter';
import { routeTo } from '@/lib/registry/door-route';
import { getRegistry } from '@/lib/registry/registry';

const answer = routeTo(createPriceDoor({ registry: getRegistry }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
