import { type Entity, entityId } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { byStrength, type Relationship } from '@/lib/network/relationship';

export interface Neighbour {
  entity: Entity;
  relationship: Relationship;
}

/** What a company owns or controls by relationships that have not ended, the largest share first. */
export function ownedBy(model: NetworkModel, serviceUrl: string): Neighbour[] {
  const id = entityId(serviceUrl);
  return (model.touching.get(id) ?? [])
    .filter(({ parent, child, ended }) => parent === id && child !== id && !ended)
    .toSorted(byStrength)
    .flatMap((relationship) => {
      const entity = model.entities.get(relationship.child);
      return entity ? [{ entity, relationship }] : [];
    });
}
