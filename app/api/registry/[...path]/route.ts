import { settings } from '@/lib/env';
import { createBrowserDoor } from '@/lib/registry/door-browser';
import { routeTo } from '@/lib/registry/door-route';
import { everyMethod } from '@/lib/registry/every-method';
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

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
