import type { EntityFacts } from '@/lib/contract/entity-facts';

export type LoadEntityFacts = (paths: readonly string[]) => Promise<readonly EntityFacts[]>;

/** What records tell of companies, without a call; what none tells is left out. Throws where it cannot be had. */
export const loadEntityFacts: LoadEntityFacts = async (paths) => {
  const response = await fetch('/api/entities', { method: 'POST', body: JSON.stringify({ paths }) });
  if (!response.ok) throw new Error(`What records tell was answered with status ${response.status}.`);
  const { results }: { results: EntityFacts[] } = await response.json();
  return results;
};
