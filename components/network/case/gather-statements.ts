import type { QueryClient } from '@tanstack/react-query';
import type { SeenStatement } from '@/lib/network/findings/seen';
import type { Relationship } from '@/lib/network/relationship';
import { statementQuery } from '../standing/load-statement';

/** More are not asked for at once; those beyond are named by their addresses alone. */
const MOST_GATHERED = 300;
const AT_ONCE = 6;

/**
 * The statements behind relationships, as far as they are here; `mayAsk`: the others are asked for, where that costs
 * nothing. What cannot be had is left out.
 */
export async function gatherStatements(
  client: QueryClient,
  relationships: readonly Relationship[],
  mayAsk: boolean,
): Promise<ReadonlyMap<number, SeenStatement>> {
  const ids = [...new Set(relationships.flatMap(({ statements }) => statements))].slice(0, MOST_GATHERED);
  const gathered = new Map<number, SeenStatement>();
  const waiting = [...ids];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { queryKey, queryFn, staleTime } = statementQuery(id);
      const known = client.getQueryData<SeenStatement>(queryKey);
      const one =
        known ??
        (mayAsk ? await client.fetchQuery({ queryKey, queryFn, staleTime }).catch(() => undefined) : undefined);
      if (one) gathered.set(id, one);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return gathered;
}
