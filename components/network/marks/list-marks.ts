import { useMemo } from 'react';
import { groupNames } from '@/lib/network/case/groups';
import type { Comparison } from '@/lib/network/changes/comparison';
import type { NetworkModel } from '@/lib/network/model';
import { useChanges } from '../filters/use-changes';
import { useNetworkCase } from '../use-case';

/** What lists tell of entities and relationships beside their facts. */
export interface ListMarks {
  /** By the id of each entity that belongs to a group, the group's name. */
  groups: ReadonlyMap<string, string>;
  /** Two days that are compared. */
  compared?: Comparison;
}

/** The same object as long as nothing of it changes, so that a thousand rows are not drawn anew. */
export function useListMarks(model: NetworkModel): ListMarks {
  const { groups } = useNetworkCase().case;
  const compared = useChanges(model);
  return useMemo(() => ({ groups: groupNames({ groups }, model), compared }), [groups, model, compared]);
}
