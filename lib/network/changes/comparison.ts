import type { TwoDays } from '../case/case';
import { standing } from '../filter/standing';
import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';
import { compareDays } from './days';
import { CHANGE_KINDS, type ChangeKind, changeKinds } from './kinds';

/** Two days that are compared, and by id what is not the same on both. */
export interface Comparison {
  days: TwoDays;
  kinds: ReadonlyMap<string, ChangeKind>;
}

export const comparisonOf = (model: NetworkModel, days: TwoDays): Comparison => ({
  days,
  kinds: changeKinds(compareDays(model, days)),
});

/** `undated`: its dates do not settle both days, so that nobody knows. */
export type ChangeTold = ChangeKind | 'same' | 'undated';

/** What became of one relationship between the two days. */
export function changeTold(one: Relationship, { days, kinds }: Comparison): ChangeTold {
  const isUndated = [days.before, days.after].some((day) => standing(one, day) === 'unknown');
  return kinds.get(one.id) ?? (isUndated ? 'undated' : 'same');
}

/** How many of these relationships were added, have gone or have changed. */
export function countChanges(relationships: Iterable<Relationship>, { kinds }: Comparison): Record<ChangeKind, number> {
  const counts = { added: 0, gone: 0, changed: 0 };
  for (const { id } of relationships) {
    const kind = kinds.get(id);
    if (kind) counts[kind] += 1;
  }
  return counts;
}

/** In the order of the legend, then what is the same, then what nobody knows. */
const ORDER: readonly ChangeTold[] = [...CHANGE_KINDS, 'same', 'undated'];

export const changeRank = (told: ChangeTold): number => ORDER.indexOf(told);
