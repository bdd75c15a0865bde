import type { EntityFacts } from '@/lib/contract/entity-facts';
import { entityAddress } from './networks';
import type { RegisterStore } from './store/store';

/**
 * What the register knows of many entities beside their networks, in the order asked; those that are not there, may not be
 * shown or are no companies are left out. Paths as `/companies/gb/1`.
 */
export async function entityFactsOf(store: RegisterStore, paths: readonly string[]): Promise<EntityFacts[]> {
  const resolved = await store.resolveEntities(paths.map((path) => entityAddress(path.replace(/^\//, ''))));
  const found = await store.listEntityFacts(resolved.flatMap((entity) => entity?.id ?? []));
  const facts = new Map(found.map(({ id, ...known }) => [id, known]));
  return paths.flatMap((path, place) => {
    const known = facts.get(resolved[place]?.id ?? -1);
    return known ? [{ path, ...known }] : [];
  });
}
