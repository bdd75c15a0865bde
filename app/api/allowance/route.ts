import { createQuotaRoute } from '@/lib/api/quota-route';
import { getRegistry, routeTo } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';
import { visitorOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(
  createQuotaRoute({ registry: getRegistry, visitorOf: (headers) => visitorOf(headers, settings().trustProxy) }),
);

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
