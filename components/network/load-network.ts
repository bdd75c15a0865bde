import type { NetworkRelationship } from '@/lib/contract/network';
import { fromWhenInWords } from '@/lib/format/moments';
import { everythingOn } from '@/lib/network/request';
import { pageSpent } from '../allowance/spent';

export type LoadNetwork = (path: string, dates?: string) => Promise<readonly NetworkRelationship[]>;

interface Reply {
  results?: NetworkRelationship[];
  error?: { message?: string; retry_at?: string };
}

/** Everything the register has, unfiltered: the sliders filter here, without a further call. */
export const loadFromRegistry: LoadNetwork = async (path, dates) => {
  const response = await fetch(`/api/registry${path}/network?${everythingOn(dates)}`);
  const spent = response.headers.get('X-Calls-Spent');
  if (spent !== null) pageSpent.add(Number(spent));
  const body = await readReply(response);
  if (!response.ok || !Array.isArray(body.results)) throw new Error(failureIn(body, response.status));
  return body.results;
};

/** What was said, and when asking again makes sense where the message does not say it. */
function failureIn({ error }: Reply, status: number): string {
  const message = error?.message ?? `The register answered ${status}.`;
  const from = fromWhenInWords(error?.retry_at, Date.now());
  return from && !message.includes('UTC') ? `${message} Asking again makes sense from ${from}.` : message;
}

async function readReply(response: Response): Promise<Reply> {
  try {
    const body: Reply | null = await response.json();
    return body ?? {};
  } catch {
    return {};
  }
}
