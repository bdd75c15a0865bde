import { createBrowserRoute } from '@/lib/api/browser-route';
import { getRegistry, routeTo } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';
import { originOf, visitorOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(
  createBrowserRoute({
    registry: getRegistry,
    originOf,
    visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
  }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
