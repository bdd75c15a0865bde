'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import type { Lock } from '@/lib/search/locks';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { LockSign } from './lock-sign';
import { useLocks } from './use-locks';

/** Keeps a filter on for every search begun on this device. Without scripts nothing is kept, and it is not there. */
export function LockButton({ path, lock }: { path: string; lock: Lock }) {
  const words = useWords(searchScriptWords);
  const isHydrated = useHydrated();
  const { locks, toggle } = useLocks(path);
  // Its room stands before it does, so that nothing moves under a finger.
  if (!isHydrated) return <span className="w-8" />;
  const isLocked = locks.some(({ name, value }) => name === lock.name && value === lock.value);
  return (
    <button
      type="button"
      aria-pressed={isLocked}
      aria-label={words.lock(lock.words)}
      title={isLocked ? words.locked : words.lockHint}
      onClick={() => toggle(lock)}
      className={`grid w-8 place-items-center rounded-r-2xl border-accent border-l ${isLocked ? 'bg-accent text-on-accent' : 'text-muted hover:bg-sunken'}`}
    >
      <LockSign isLocked={isLocked} />
    </button>
  );
}
