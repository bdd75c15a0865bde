import { useMemo } from 'react';
import { type Comparison, comparisonOf } from '@/lib/network/changes/comparison';
import type { NetworkModel } from '@/lib/network/model';
import { useNetworkCase } from '../use-case';

/** What differs between the two days that are compared; nothing where none are. */
export function useChanges(model: NetworkModel): Comparison | undefined {
  const { days } = useNetworkCase().case;
  return useMemo(() => (days ? comparisonOf(model, days) : undefined), [model, days]);
}
