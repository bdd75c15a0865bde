import { createApiRoute } from '@/lib/api/api-route';
import { everyMethod } from '@/lib/api/every-method';
import { originOf } from '@/lib/api/origin';
import { getRegistry } from '@/lib/api/registry';
import { routeTo } from '@/lib/api/route-handler';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(createApiRoute({ registry: getRegistry, originOf, trustProxy: () => settings().trustProxy }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
