/** A filter that applies to every new search on this device until it is unlocked. */
export interface Lock {
  /** The search parameter, and its value. */
  name: string;
  value: string;
  /** The label of the lock. */
  words: string;
}

/** Locks by the path of their search page. */
export type Locks = Readonly<Record<string, readonly Lock[]>>;

export const LOCKS_KEY = 'firmament.locked_filters';

/** More locks were not stored by us. */
const MOST_LOCKS = 30;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toLocks(given: unknown): Lock[] {
  if (!Array.isArray(given)) return [];
  const locks = given.flatMap((each: unknown) => {
    if (!isObject(each)) return [];
    const { name, value, words } = each;
    return isText(name) && isText(value) && isText(words) ? [{ name, value, words }] : [];
  });
  return locks.slice(0, MOST_LOCKS);
}

/** Parses stored locks; anything else is ignored. */
export function parseLocks(text: string | null): Locks {
  try {
    const given: unknown = JSON.parse(text ?? '{}');
    if (!isObject(given)) return {};
    return Object.fromEntries(
      Object.entries(given).flatMap(([path, locks]) => {
        const kept = toLocks(locks);
        return kept.length > 0 && path.startsWith('/') ? [[path, kept]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export const printLocks = (locks: Locks): string => JSON.stringify(locks);

export const locksOf = (locks: Locks, path: string): readonly Lock[] =>
  Object.hasOwn(locks, path) ? (locks[path] ?? []) : [];

/** Locks a value, replacing another one; the same value is unlocked. */
export function toggleLock(locks: Locks, path: string, lock: Lock): Locks {
  const before = locksOf(locks, path);
  const others = before.filter(({ name }) => name !== lock.name);
  const wasLocked = before.some(({ name, value }) => name === lock.name && value === lock.value);
  const { [path]: _all, ...elsewhere } = locks;
  const next = wasLocked ? others : [...others, lock];
  return next.length === 0 ? elsewhere : { ...elsewhere, [path]: next };
}

/** The locks whose parameter is not in the search. Explicit parameters win over locks. */
export const missingLocks = (locks: readonly Lock[], said: (name: string) => boolean): Lock[] =>
  locks.filter(({ name }) => !said(name));
