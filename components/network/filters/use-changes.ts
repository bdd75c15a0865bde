import { useMemo } from 'react';
import { compareDays } from '@/lib/network/changes/days';
import { type ChangeKind, changeKinds } from '@/lib/network/changes/kinds';
import type { NetworkModel } from '@/lib/network/model';
import { useNetworkCase } from '../use-case';

/** By id what became of it between the two days that are compared; nothing where none are. */
export function useChanges(model: NetworkModel): ReadonlyMap<string, ChangeKind> | undefined {
  const { days } = useNetworkCase().case;
  return useMemo(() => (days ? changeKinds(compareDays(model, days)) : undefined), [model, days]);
}
