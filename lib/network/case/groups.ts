import type { Entity, NetworkModel } from '../model';
import type { Case, Group } from './case';

/**
 * One group per jurisdiction with at least `least` entities, the largest first. `nameOf` returns a place's name in the
 * user's language.
 */
export function jurisdictionGroups(model: NetworkModel, nameOf: (code: string) => string, least = 1): Group[] {
  const codes = [...model.entities.values()].flatMap(({ jurisdiction }) => jurisdiction ?? []);
  return frequent(codes, least).map((jurisdiction) => ({
    id: `jurisdiction:${jurisdiction}`,
    name: nameOf(jurisdiction),
    by: 'jurisdiction',
    jurisdiction,
    members: [],
    closed: false,
  }));
}

/** One group per corporate grouping with at least `least` known members, the largest first. */
export function corporateGroups(model: NetworkModel, least = 1): Group[] {
  const names = [...model.entities.values()].flatMap(({ corporate_groupings }) => corporate_groupings ?? []);
  return frequent(names, least).map((name) => ({
    id: `grouping:${name}`,
    name,
    by: 'grouping',
    corporate_grouping: name,
    members: [],
    closed: false,
  }));
}

/** The values that occur at least `least` times, the most frequent first. */
function frequent(values: readonly string[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([value]) => value);
}

function belongs({ jurisdiction, corporate_grouping: name, members }: Group, entity: Entity): boolean {
  if (jurisdiction !== undefined && jurisdiction === entity.jurisdiction) return true;
  if (name !== undefined && entity.corporate_groupings?.includes(name)) return true;
  return members.includes(entity.id);
}

/** The group of an entity, if any. */
export const groupOf = ({ groups }: Pick<Case, 'groups'>, entity: Entity): Group | undefined =>
  groups.find((group) => belongs(group, entity));

/** Group names by entity id. */
export function groupNames(look: Pick<Case, 'groups'>, { entities }: NetworkModel): Map<string, string> {
  if (look.groups.length === 0) return new Map();
  return new Map(
    [...entities.values()].flatMap((entity): [string, string][] => {
      const group = groupOf(look, entity);
      return group ? [[entity.id, group.name]] : [];
    }),
  );
}

/** An id that no group of the case uses. */
export function freeGroupId({ groups }: Pick<Case, 'groups'>): string {
  const taken = new Set(groups.map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`hand:${number}`)) number++;
  return `hand:${number}`;
}
