import { createAllowanceDoor } from '@/lib/api/door-meter';
import { routeTo } from '@/lib/api/door-route';
import { everyMethod } from '@/lib/api/every-method';
import { getRegistry } from '@/lib/api/registry';
import { visitorOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(
  createAllowanceDoor({ registry: getRegistry, visitorOf: (headers) => visitorOf(headers, settings().trustProxy) }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
