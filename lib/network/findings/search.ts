import { withoutMarks } from '@/lib/shared/text';
import type { Entity } from '../entity';

/** Where it stands and its number there, as its path has them: gb/01234500. */
export const placeOf = ({ id }: Entity): string => id.split('/').slice(2).join('/');

/** What an entity is found by: its name, its place and its number. */
const textOf = (entity: Entity): string => withoutMarks(`${entity.name} ${placeOf(entity)}`);

/**
 * Entities whose name or place holds every word that was typed: first those whose name begins so, then by name. Nothing
 * typed finds all.
 */
export function searchEntities(entities: Iterable<Entity>, typed: string, most: number): Entity[] {
  const wanted = withoutMarks(typed).trim();
  const words = wanted.split(/\s+/);
  const begins = (entity: Entity): number => Number(withoutMarks(entity.name).startsWith(wanted));
  return [...entities]
    .filter((entity) => words.every((word) => textOf(entity).includes(word)))
    .toSorted((a, b) => begins(b) - begins(a) || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}
