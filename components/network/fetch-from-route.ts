import { pageSpent } from '@/components/quota/spent';
import type { NetworkRelationship } from '@/lib/contract/network';
import { everythingOn } from '@/lib/contract/parameters';
import type { Statement } from '@/lib/contract/records';
import { type SeenStatement, seenStatement } from '@/lib/network/findings/findings';
import { isErrorNamed } from '@/lib/shared/errors';
import { links } from '@/lib/shared/links';
import { type FailedReply, failedReply } from '@/lib/words/format/failed-reply';

/** A failed request, with the reason in the reply. */
export class NetworkFailure extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NetworkFailure';
  }
}

export const isNetworkFailure = (error: unknown): error is NetworkFailure => isErrorNamed(error, 'NetworkFailure');

/** The results of our own route; counts calls of a remote service. Throws a `NetworkFailure`. */
export async function fetchFromRoute<Results>(
  address: string,
  areThere: (results: unknown) => results is Results,
): Promise<Results> {
  const response = await fetch(address);
  const spent = response.headers.get('X-Calls-Spent');
  if (spent !== null) pageSpent.add(Number(spent));
  const body = await readBody(response);
  const results = body?.results;
  if (!response.ok || !areThere(results)) throw new NetworkFailure(failedReply(body, response.status));
  return results;
}

async function readBody(response: Response): Promise<{ results?: unknown } | null> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

export type LoadNetwork = (path: string, dates?: string) => Promise<readonly NetworkRelationship[]>;

const isNetwork = (results: unknown): results is NetworkRelationship[] => Array.isArray(results);

/** Loads the unfiltered network, as the sliders filter on the client. Throws a `NetworkFailure`. */
export const loadFromRegistry: LoadNetwork = (path, dates) =>
  fetchFromRoute(`/api/registry${path}/network?${everythingOn(dates)}`, isNetwork);

interface Results {
  statement: Statement;
}

const isThere = (results: unknown): results is Results =>
  typeof results === 'object' && results !== null && 'statement' in results && Boolean(results.statement);

/** A statement with its sources; with a remote service that may cost a call. Throws a `NetworkFailure`. */
export async function loadStatement(id: number): Promise<SeenStatement> {
  const { statement } = await fetchFromRoute(links.json(links.statement(id)), isThere);
  return seenStatement(statement);
}

/** A statement, loaded once per page. */
export const statementQuery = (id: number) => ({
  queryKey: ['statement', id],
  queryFn: () => loadStatement(id),
  retry: false,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
