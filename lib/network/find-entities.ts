import { withoutMarks } from '@/lib/shared/text';
import { drawnAs, type StandIns } from './drawn/stand-in';
import type { Positions } from './layout';
import { type Entity, placeOf } from './model';

/** What is searched of an entity besides its name and number, in the words of the page. */
export type MoreText = (entity: Entity) => string;

/** Tests whether the name, number or other text of an entity contains every typed word, whatever their accents. */
export function entityFinder(typed: string, more: MoreText = () => ''): (entity: Entity) => boolean {
  const words = withoutMarks(typed).split(/\s+/).filter(Boolean);
  return (entity) => {
    const text = withoutMarks(`${entity.name} ${placeOf(entity)} ${more(entity)}`);
    return words.every((word) => text.includes(word));
  };
}

/** An entity that was found, and the node that represents it. */
export interface Hit {
  id: string;
  node: string;
}

/** What is shown of a network, and where. */
interface Shown {
  entities: Iterable<Entity>;
  drawn: Pick<StandIns, 'selection' | 'stacks'>;
  positions: Positions;
}

/** The entities that contain every typed word, in reading order: line by line from the top. */
export function findHits(typed: string, more: MoreText, { entities, drawn, positions }: Shown): Hit[] {
  if (typed.trim() === '') return [];
  const isFound = entityFinder(typed, more);
  const hits = [...entities].filter(isFound).map(({ id }) => ({ id, node: drawnAs(id, drawn) }));
  return hits.toSorted((a, b) => {
    const [from, to] = [positions.get(a.node), positions.get(b.node)];
    // What has no place comes last.
    if (!from || !to) return Number(!from) - Number(!to);
    return from.y - to.y || from.x - to.x;
  });
}
