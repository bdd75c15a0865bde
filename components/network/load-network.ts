import type { NetworkRelationship } from '@/lib/contract/network';

export type LoadNetwork = (path: string, dates?: string) => Promise<readonly NetworkRelationship[]>;

interface Reply {
  results?: NetworkRelationship[];
  error?: { message?: string };
}

/** Everything the register has, unfiltered: the sliders filter here, without a further call. */
export const loadFromRegistry: LoadNetwork = async (path, dates) => {
  const query = new URLSearchParams({ confidence: 'all', ownership_percentage: '0' });
  if (dates) query.set('dates', dates);
  const response = await fetch(`/api/registry${path}/network?${query}`);
  const body = await readReply(response);
  if (!response.ok || !Array.isArray(body.results)) {
    throw new Error(body.error?.message ?? `The register answered ${response.status}.`);
  }
  return body.results;
};

async function readReply(response: Response): Promise<Reply> {
  try {
    const body: Reply | null = await response.json();
    return body ?? {};
  } catch {
    return {};
  }
}
