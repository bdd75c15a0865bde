'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { type Lock, missingLocks } from '@/lib/search/locks';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { LockSign, SearchLink } from './search-link';
import { useLocks } from './use-locks';

interface LockNoticeProps {
  path: string;
  /** The address of the search without its page number, and the parameters that it says something for. */
  href: string;
  said: string[];
}

/**
 * Locks that this search is without. An address is opened as it was sent, whatever is locked here; so it is said, and
 * they can be applied.
 */
export function LockNotice({ path, href, said }: LockNoticeProps) {
  const words = useWords(searchScriptWords);
  const { locks, toggle } = useLocks(path);
  const missing = missingLocks(locks, (name) => said.includes(name));
  if (missing.length === 0) return null;
  const all = new URLSearchParams(missing.map(({ name, value }) => [name, value]));
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded border border-line px-3 py-2 text-sm">
      <p className="flex items-baseline gap-2">
        <LockSign isLocked />
        <span>
          {words.lockedElsewhere} <bdi>{missing.map((lock) => lock.words).join('; ')}</bdi>
        </span>
      </p>
      <SearchLink href={`${href}${href.includes('?') ? '&' : '?'}${all}`} className="underline">
        {words.apply}
      </SearchLink>
      {missing.map((lock) => (
        <button key={lock.name} type="button" onClick={() => toggle(lock)} className="underline">
          {words.unlock}
          <span className="sr-only"> {lock.words}</span>
        </button>
      ))}
    </div>
  );
}

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
