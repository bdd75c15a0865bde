import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Comparison, comparisonOf } from '@/lib/network/changes/changes';
import type { NetworkFilter } from '@/lib/network/filter';
import type { NetworkModel } from '@/lib/network/model';
import { useNetworkCase } from './case/use-case';

export type FilterPart = Partial<NetworkFilter>;

/** Milliseconds without movement until a slider counts as settled. */
const REST = 120;

/**
 * If the picture follows a slider directly, movements only go to the picture, and the rest of the page is updated once
 * the slider rests or is released. Otherwise every movement updates everything.
 */
export function useMovedFilter(
  settled: NetworkFilter,
  onMove: ((filter: NetworkFilter) => void) | undefined,
  onSettle: (part: FilterPart) => void,
) {
  const [moved, setMoved] = useState<FilterPart>();
  const pending = useRef<FilterPart>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    onSettle(pending.current);
    pending.current = undefined;
    setMoved(undefined);
  }, [onSettle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onChange = useCallback(
    (part: FilterPart) => {
      if (!onMove) return onSettle(part);
      pending.current = { ...pending.current, ...part };
      setMoved(pending.current);
      onMove({ ...settled, ...pending.current });
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, REST);
    },
    [settled, onMove, onSettle, settle],
  );
  return { filter: moved ? { ...settled, ...moved } : settled, onChange, settle };
}

/** The differences between the two compared days, if any. */
export function useChanges(model: NetworkModel): Comparison | undefined {
  const { days } = useNetworkCase().case;
  return useMemo(() => (days ? comparisonOf(model, days) : undefined), [model, days]);
}

/**
 * The filter while a slider moves: the picture follows at once, the rest later. Not React state, so that at sixty steps
 * a second only lines are redrawn.
 */
export interface LiveFilter {
  set(filter: NetworkFilter): void;
  subscribe(onMove: (filter: NetworkFilter) => void): () => void;
}

export function createLiveFilter(): LiveFilter {
  const listeners = new Set<(filter: NetworkFilter) => void>();
  return {
    set(filter) {
      for (const listener of listeners) listener(filter);
    },
    subscribe(onMove) {
      listeners.add(onMove);
      return () => listeners.delete(onMove);
    },
  };
}
