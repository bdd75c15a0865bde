'use client';

import { useHydrated } from '@/components/ui/hooks';
import { type Lock, missingLocks } from '@/lib/search/locks';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { LockSign, SearchLink } from './search-link';
import { useLocks } from './use-locks';

interface LockNoticeProps {
  path: string;
  /** The address of the search without its page number, and the parameters that it sets. */
  href: string;
  said: string[];
}

/**
 * Locks that this search does not apply. An address is never changed when opened, so the notice offers to apply them.
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

/** Locks a filter for every new search on this device. Not rendered without scripts. */
export function LockButton({ path, lock }: { path: string; lock: Lock }) {
  const words = useWords(searchScriptWords);
  const isHydrated = useHydrated();
  const { locks, toggle } = useLocks(path);
  // Reserves its space, so that the layout does not shift.
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
