import type { CaseWalk } from '@/lib/network/case/case';
import { type Heard, NOTHING_HEARD } from '@/lib/network/walk/heard';
import type { WalkPlan } from './walk-requests';

/** What each walk told, by `keyOfWalk`. */
export type HeardOf = ReadonlyMap<string, Heard>;

/** A walk with other limits is another: what it told further is not known once it is undone. */
export const keyOfWalk = ({ from, direction, depth, nodes }: CaseWalk): string =>
  [direction, depth, nodes, ...from].join(' ');

/** What of a plan the case keeps: neither the day, which is the page's, nor the calls, which are asked for each time. */
export const caseWalkOf = ({ terms: { from, direction }, limits: { depth, nodes } }: WalkPlan): CaseWalk => ({
  from,
  direction,
  depth,
  nodes,
});

/** What the walks of the case told together. */
export function foundBy(walks: readonly CaseWalk[], heardOf: HeardOf): Heard {
  const all = walks.flatMap((walk) => heardOf.get(keyOfWalk(walk)) ?? []);
  return {
    ...NOTHING_HEARD,
    relationships: all.flatMap(({ relationships }) => relationships),
    expanded: [...new Set(all.flatMap(({ expanded }) => expanded))],
  };
}
