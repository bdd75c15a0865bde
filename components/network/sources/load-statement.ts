import type { Statement } from '@/lib/contract/statement';
import { type SeenStatement, seenStatement } from '@/lib/network/findings/seen';
import { links } from '@/lib/shared/links';
import { fetchFromRoute } from '../fetch-from-route';

interface Results {
  statement: Statement;
}

const isThere = (results: unknown): results is Results =>
  typeof results === 'object' && results !== null && 'statement' in results && Boolean(results.statement);

/** A statement with its sources; in front of a remote service that may be a call. Throws a `NetworkFailure`. */
export async function loadStatement(id: number): Promise<SeenStatement> {
  const { statement } = await fetchFromRoute(links.json(links.statement(id)), isThere);
  return seenStatement(statement);
}

/** A statement, asked for once for as long as the page stands. */
export const statementQuery = (id: number) => ({
  queryKey: ['statement', id],
  queryFn: () => loadStatement(id),
  retry: false,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
