import { useCallback, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import {
  LOCKS_KEY,
  type Lock,
  type Locks,
  locksOf,
  missingLocks,
  parseLocks,
  printLocks,
  toggleLock,
} from '@/lib/search/locks';

const NONE: readonly Lock[] = [];

let read: { text: string | null; locks: Locks } = { text: null, locks: {} };

/** The locks on this device; the same object until they change. */
export function readLocks(): Locks {
  const text = readStored(LOCKS_KEY);
  if (text !== read.text) read = { text, locks: parseLocks(text) };
  return read.locks;
}

/** The address of a search with the locks added that it does not set; undefined if there are none. */
export function lockedHref(url: URL): string | undefined {
  const missing = missingLocks(locksOf(readLocks(), url.pathname), (name) => url.searchParams.has(name));
  if (missing.length === 0) return undefined;
  for (const { name, value } of missing) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** The locks of a search page on this device (none on the server), and a function to toggle them. */
export function useLocks(path: string): { locks: readonly Lock[]; toggle: (lock: Lock) => void } {
  const all = useSyncExternalStore(subscribeToStored, readLocks, () => undefined);
  const toggle = useCallback(
    (lock: Lock) => writeStored(LOCKS_KEY, printLocks(toggleLock(readLocks(), path, lock))),
    [path],
  );
  return { locks: all ? locksOf(all, path) : NONE, toggle };
}
