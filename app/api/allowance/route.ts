import { settings } from '@/lib/env';
import { createAllowanceDoor } from '@/lib/registry/door-meter';
import { routeTo } from '@/lib/registry/door-route';
import { getRegistry } from '@/lib/registry/registry';
import { visitorOf } from '@/lib/registry/visitor';

const answer = routeTo(
  createAllowanceDoor({ registry: getRegistry, visitorOf: (headers) => visitorOf(headers, settings().trustProxy) }),
);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
