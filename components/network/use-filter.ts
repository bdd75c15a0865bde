import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Comparison, comparisonOf } from '@/lib/network/changes/changes';
import type { NetworkFilter } from '@/lib/network/filter';
import type { NetworkModel } from '@/lib/network/model';
import { useNetworkCase } from './case/use-case';

export type FilterPart = Partial<NetworkFilter>;

/** A slider that rests this long has arrived, in milliseconds. */
const REST = 120;

/**
 * Where the picture follows a slider by itself, each movement is told to it alone; the rest of the page learns of it
 * once the slider rests or is let go. Elsewhere every movement counts at once.
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

/** What differs between the two days that are compared; nothing where none are. */
export function useChanges(model: NetworkModel): Comparison | undefined {
  const { days } = useNetworkCase().case;
  return useMemo(() => (days ? comparisonOf(model, days) : undefined), [model, days]);
}

/**
 * What the sliders say while they are moved: the picture follows at once, all else once they rest. No state of React:
 * at sixty steps a second nothing but lines is drawn anew.
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
