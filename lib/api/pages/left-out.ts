import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { matchPath } from '@/lib/contract/paths';

const countSchema = z.number().int().positive().catch(0);
const replySchema = z.object({
  left_out: countSchema,
  results: z.object({ left_out: countSchema }).catch({ left_out: 0 }),
});

/**
 * How many entries of a record's own lists, or of a network, a remote service sent that could not be read, so that they
 * stand nowhere on the page. Lists say it of themselves (`Page.left_out`), and count 0 here.
 */
export function leftOutOf(path: string, body: unknown): number {
  const matched = matchPath(path);
  if (!matched || ENDPOINTS[matched.name].reply.shape === 'list') return 0;
  const { data } = replySchema.safeParse(body);
  return data ? data.left_out + data.results.left_out : 0;
}
