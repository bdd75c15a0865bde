import type { NetworkFilter } from '@/lib/network/filter';

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
