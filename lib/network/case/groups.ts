import type { Entity } from '../entity';
import type { NetworkModel } from '../model';
import type { Case, Group } from './case';

/**
 * A group for each jurisdiction of the model that has at least so many, the largest first; `nameOf` names a place in the
 * reader's language.
 */
export function jurisdictionGroups(model: NetworkModel, nameOf: (code: string) => string, least = 1): Group[] {
  const counts = new Map<string, number>();
  for (const { jurisdiction } of model.entities.values()) {
    if (jurisdiction) counts.set(jurisdiction, (counts.get(jurisdiction) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([jurisdiction]) => ({
      id: `jurisdiction:${jurisdiction}`,
      name: nameOf(jurisdiction),
      by: 'jurisdiction',
      jurisdiction,
      members: [],
      closed: false,
    }));
}

/** A group for a corporate grouping of the register: those of its companies that anybody may load. */
export const corporateGroup = (name: string, members: readonly string[]): Group => ({
  id: `grouping:${name}`,
  name,
  by: 'grouping',
  members: [...new Set(members)],
  closed: false,
});

const belongs = ({ jurisdiction, members }: Group, { id, jurisdiction: own }: Entity): boolean =>
  members.includes(id) || (jurisdiction !== undefined && jurisdiction === own);

/** To which group an entity belongs; to none is the rule. */
export const groupOf = ({ groups }: Pick<Case, 'groups'>, entity: Entity): Group | undefined =>
  groups.find((group) => belongs(group, entity));

/** An id that no group of the case has yet. */
export function freeGroupId({ groups }: Pick<Case, 'groups'>): string {
  const taken = new Set(groups.map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`hand:${number}`)) number++;
  return `hand:${number}`;
}
