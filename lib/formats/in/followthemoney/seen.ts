import type { EntityReference } from '@/lib/register/store/records';
import { BoundedMap } from '../bounded-map';

/** So many entities are remembered, for those that name them by id. */
const CAPACITY = 500_000;

/** What a run remembers. */
export interface Seen {
  parties: BoundedMap<EntityReference>;
  addresses: BoundedMap<string>;
}

export const createSeen = (): Seen => ({ parties: new BoundedMap(CAPACITY), addresses: new BoundedMap(CAPACITY) });

export const keyOf = (id: string): string => `ftm:${id}`;

/** An end that may not have been read yet: then its id must do for a name. */
export const referenceTo = (id: string, { parties }: Seen): EntityReference =>
  parties.get(id) ?? { key: keyOf(id), name: id, entity_type: 'unknown' };
