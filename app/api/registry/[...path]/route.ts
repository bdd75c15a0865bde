import { createBrowserDoor } from '@/lib/api/door-browser';
import { routeTo } from '@/lib/api/door-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { visitorOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(
  createBrowserDoor({
    registry: getRegistry,
    originOf,
    visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
