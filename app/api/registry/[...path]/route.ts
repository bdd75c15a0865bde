import { createBrowserRoute } from '@/lib/api/browser-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { routeTo } from '@/lib/api/route-handler';
import { visitorOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(
  createBrowserRoute({
    registry: getRegistry,
    originOf,
    visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
