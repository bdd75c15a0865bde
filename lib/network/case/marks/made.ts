import { orAbsent, parseDate } from '@/lib/contract/filters';
import type { NetworkModel } from '../../model';
import { type Marks, marksOf, parseMarks, printMarks } from './marks';

/** When a link was made, and what was known then. */
export interface Made {
  /** YYYY-MM-DD, UTC. */
  day: string;
  entities: number;
  relationships: number;
  /** Absent where they were too many for an address: then only the numbers can be compared. */
  marks?: Marks;
}

/** The parameters of an address that say it; those who write the rest of it leave them alone. */
export const MADE_PARAMETERS = ['made', 'facts'] as const;

/** `made=2026-11-21,6,5` and, where so many letters are enough, the marks of the facts. */
export function printMade(model: NetworkModel, day: string, room: number): URLSearchParams {
  const made = new URLSearchParams({ made: [day, model.entities.size, model.relationships.size].join(',') });
  const marks = printMarks(marksOf(model));
  if (marks !== undefined && marks.length <= room) made.set('facts', marks);
  return made;
}

/** Undefined for an address that was not copied as a link, or was damaged. Never throws. */
export function parseMade(params: URLSearchParams): Made | undefined {
  const [text = '', entities = '', relationships = '', ...more] = (params.get('made') ?? '').split(',');
  const day = orAbsent(parseDate, text);
  const numbers = [entities, relationships].every((number) => /^\d{1,7}$/.test(number));
  if (!day || !numbers || more.length > 0) return undefined;
  const marks = parseMarks(params.get('facts') ?? '');
  return { day, entities: Number(entities), relationships: Number(relationships), ...(marks && { marks }) };
}
