import { settings } from '@/lib/env';
import { createBrowserDoor } from '@/lib/registry/door-browser';
import { routeTo } from '@/lib/registry/door-route';
import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { visitorOf } from '@/lib/registry/visitor';

const answer = routeTo(
  createBrowserDoor({
    registry: getRegistry,
    originOf,
    visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  }),
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
