'use client';

import type { Lock } from '@/lib/search/locks';
import { useHydrated } from '../network/use-hydrated';
import { LockSign } from './lock-sign';
import { useLocks } from './use-locks';

/** Keeps a filter on for every search begun on this device. Without scripts nothing is kept, and it is not there. */
export function LockButton({ path, lock }: { path: string; lock: Lock }) {
  const isHydrated = useHydrated();
  const { locks, toggle } = useLocks(path);
  if (!isHydrated) return null;
  const isLocked = locks.some(({ name, value }) => name === lock.name && value === lock.value);
  return (
    <button
      type="button"
      aria-pressed={isLocked}
      aria-label={`Lock on this device: ${lock.words}`}
      title={isLocked ? 'Locked: stays on for searches begun on this device' : 'Lock for searches on this device'}
      onClick={() => toggle(lock)}
      className={`grid w-8 place-items-center rounded-r-2xl border-accent border-l ${isLocked ? 'bg-accent text-on-accent' : 'text-muted hover:bg-sunken'}`}
    >
      <LockSign isLocked={isLocked} />
    </button>
  );
}
