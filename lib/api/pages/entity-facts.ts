import 'server-only';
import { getRegistry } from '@/lib/api/registry';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { NetworkRelationship } from '@/lib/contract/network';
import { childOf, entityId, isEntityPath, parentOf } from '@/lib/network/entity';

/** What records tell of the companies of a network: those that were asked about, and what is known of some of them. */
export interface NetworkFacts {
  asked: string[];
  known: EntityFacts[];
}

/** State and groupings of the companies that these relationships and roots name, as far as they are known without a call. */
export async function networkFacts(
  relationships: readonly NetworkRelationship[],
  roots: readonly string[],
): Promise<NetworkFacts> {
  const ends = relationships.flatMap((one) => [parentOf(one), childOf(one)]);
  const companies = ends.filter(({ kind, id }) => kind === 'company' && isEntityPath(id)).map(({ id }) => id);
  const asked = [...new Set([...roots.filter((path) => path.startsWith('/companies/')).map(entityId), ...companies])];
  return { asked, known: (await getRegistry().entityFacts?.(asked)) ?? [] };
}
