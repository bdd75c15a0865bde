import type { EntityFacts } from '@/lib/contract/entity-facts';
import { pathOf } from './network.fixture';

/** Facts from records by the short names of entities; missing ones are unknown. */
export const factsOf = (given: Readonly<Record<string, Partial<EntityFacts>>>): ReadonlyMap<string, EntityFacts> =>
  new Map(
    Object.entries(given).map(([name, facts]) => {
      const path = pathOf(name);
      const unknown = {
        inactive: null,
        current_status: null,
        incorporation_date: null,
        dissolution_date: null,
        corporate_groupings: null,
      };
      return [path, { path, ...unknown, ...facts }];
    }),
  );
