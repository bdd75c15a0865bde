import { createMatchRowsRoute } from '@/lib/api/match-rows-route';
import { SERVER_OPTIONS } from '@/lib/api/program-route';
import { visitorOf } from '@/lib/api/registry';
import { everyMethod } from '@/lib/api/route';
import { settings } from '@/lib/registry/settings';

const answer = createMatchRowsRoute({
  ...SERVER_OPTIONS,
  visitorOf: (headers) => visitorOf(headers, settings().trustProxy),
});

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(answer);
