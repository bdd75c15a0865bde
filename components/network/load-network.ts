import type { NetworkRelationship } from '@/lib/contract/network';
import { type FailedReply, failedReply } from '@/lib/failed-reply/failed-reply';
import { everythingOn } from '@/lib/network/request';
import { pageSpent } from '../allowance/spent';

export type LoadNetwork = (path: string, dates?: string) => Promise<readonly NetworkRelationship[]>;

/** A network that did not come, and what the reply says of why. */
export class NetworkFailure extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'NetworkFailure';
  }
}

/** Everything the register has, unfiltered: the sliders filter here, without a further call. Throws a `NetworkFailure`. */
export const loadFromRegistry: LoadNetwork = async (path, dates) => {
  const response = await fetch(`/api/registry${path}/network?${everythingOn(dates)}`);
  const spent = response.headers.get('X-Calls-Spent');
  if (spent !== null) pageSpent.add(Number(spent));
  const body = await readBody(response);
  if (!response.ok || !Array.isArray(body?.results)) throw new NetworkFailure(failedReply(body, response.status));
  return body.results;
};

async function readBody(response: Response): Promise<{ results?: NetworkRelationship[] } | null> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
