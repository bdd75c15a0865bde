import { getRegistry, routeTo } from '@/lib/api/registry';
import { createApiRoute, everyMethod } from '@/lib/api/route';
import { originOf } from '@/lib/api/visitor';
import { settings } from '@/lib/registry/settings';

const answer = routeTo(createApiRoute({ registry: getRegistry, originOf, trustProxy: () => settings().trustProxy }));

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
