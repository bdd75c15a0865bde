import type { TwoDays } from '../case/case';
import { standing } from '../filter/standing';
import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';
import { type ChangedField, type Changes, compareFacts, type Facts } from './compare';

const OF_A_DAY: readonly ChangedField[] = ['type', 'share', 'interests'];

export interface DayChanges extends Changes {
  /** Relationships that nobody dated well enough for both days: they are taken to stand on either. */
  undated: number;
}

/**
 * What began, ended and changed between two days: began and ended by dates, changed where the replies for both days are
 * here (`onDays`). How sure a source is, and between which days it places what stands on both, is no change between them.
 */
export function compareDays(model: NetworkModel, { before, after }: TwoDays): DayChanges {
  const isUndated = (one: Relationship) => [before, after].some((day) => standing(one, day) === 'unknown');
  return {
    ...compareFacts(factsOn(model, before), factsOn(model, after), OF_A_DAY),
    undated: [...model.relationships.values()].filter(isUndated).length,
  };
}

/** An entity is there on a day when it has any part in a relationship that is; the root always is. */
function factsOn(model: NetworkModel, day: string): Facts {
  const told = model.onDays?.get(day);
  const relationships = [...model.relationships.values()]
    .map((one) => told?.get(one.id) ?? one)
    .filter((one) => standing(one, day) !== 'no');
  return { entities: [model.root, ...relationships.flatMap(({ parent, child }) => [parent, child])], relationships };
}
