import { pageSpent } from '@/components/quota/spent';
import { type FailedReply, failedReply } from '@/lib/words/failed-reply';

/** A reply that did not come, and what it says of why. */
export class NetworkFailure extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NetworkFailure';
  }
}

/** The results of our own route, counted where they were a call of a remote service. Throws a `NetworkFailure`. */
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
