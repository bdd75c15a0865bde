import type { TwoDays } from '../case/case';
import { standing } from '../filter/standing';
import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';
import { type Changes, compareFacts, type Facts } from './compare';

export interface DayChanges extends Changes {
  /** Relationships that nobody dated well enough for both days: they are taken to stand on either. */
  undated: number;
}

/**
 * What began and ended between two days, by the dates of one model. A model holds one account of a relationship, so a
 * share that changed is seen only by `compareFacts` of the two models that were asked for on those days.
 */
export function compareDays(model: NetworkModel, { before, after }: TwoDays): DayChanges {
  const isUndated = (one: Relationship) => [before, after].some((day) => standing(one, day) === 'unknown');
  return {
    ...compareFacts(factsOn(model, before), factsOn(model, after)),
    undated: [...model.relationships.values()].filter(isUndated).length,
  };
}

/** An entity is there on a day when it has any part in a relationship that is; the root always is. */
function factsOn(model: NetworkModel, day: string): Facts {
  const relationships = [...model.relationships.values()].filter((one) => standing(one, day) !== 'no');
  return { entities: [model.root, ...relationships.flatMap(({ parent, child }) => [parent, child])], relationships };
}
