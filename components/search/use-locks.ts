import { useCallback, useSyncExternalStore } from 'react';
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

const CHANGED = 'firmament:locks';
const NONE: readonly Lock[] = [];

/** Storage may be refused, for example in a private window; then nothing is stored. */
function readText(): string | null {
  try {
    return window.localStorage.getItem(LOCKS_KEY);
  } catch {
    return null;
  }
}

let read: { text: string | null; locks: Locks } = { text: null, locks: {} };

/** The locks on this device; the same object until they change. */
export function readLocks(): Locks {
  const text = readText();
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

function subscribe(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) window.addEventListener(name, onChange);
  return () => {
    for (const name of [CHANGED, 'storage']) window.removeEventListener(name, onChange);
  };
}

function write(locks: Locks): void {
  try {
    window.localStorage.setItem(LOCKS_KEY, printLocks(locks));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The locks of a search page on this device (none on the server), and a function to toggle them. */
export function useLocks(path: string): { locks: readonly Lock[]; toggle: (lock: Lock) => void } {
  const all = useSyncExternalStore(subscribe, readLocks, () => undefined);
  const toggle = useCallback((lock: Lock) => write(toggleLock(readLocks(), path, lock)), [path]);
  return { locks: all ? locksOf(all, path) : NONE, toggle };
}
