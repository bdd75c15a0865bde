import { settings } from '@/lib/env';
import { createAllowanceDoor } from '@/lib/registry/door-meter';
import { routeTo } from '@/lib/registry/door-route';
import { everyMethod } from '@/lib/registry/every-method';
import { getRegistry } from '@/lib/registry/registry';
import { visitorOf } from '@/lib/registry/visitor';

const answer = routeTo(
  createAllowanceDoor({ registry: getRegistry, visitorOf: (headers) => visitorOf(headers, settings().trustProxy) }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
