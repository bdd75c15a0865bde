import type { Chip } from '@/lib/search/chips';
import type { Lock } from '@/lib/search/locks';
import type { SearchState } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { LockButton } from './lock-button';
import { SearchLink } from './search-link';

interface FilterChipsProps {
  path: string;
  chips: Chip[];
  /** What locks would keep, by the parameter. */
  locks: ReadonlyMap<string, Lock>;
  hrefOf: (state: SearchState) => string;
  clearHref: string;
}

/** The active filters in words; each leads to the search without it, and can be locked on this device. */
export function FilterChips({ path, chips, locks, hrefOf, clearHref }: FilterChipsProps) {
  const words = useWords(searchWords).chips;
  if (chips.length === 0) return null;
  const isFirst = (index: number) => chips.findIndex(({ lock }) => lock === chips[index]?.lock) === index;
  return (
    <ul aria-label={words.title} className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ lock: parameter, label, value, without }, index) => {
        const lock = isFirst(index) ? locks.get(parameter) : undefined;
        return (
          <li
            key={`${label} ${value}`}
            className="inline-flex max-w-full items-stretch rounded-2xl border border-accent bg-accent-soft"
          >
            <SearchLink
              href={hrefOf(without)}
              className="inline-flex min-w-0 items-center gap-1.5 rounded-2xl px-3 py-1 text-ink hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="text-muted">{label}</span> <bdi>{value}</bdi>
              </span>
              <span aria-hidden="true">×</span>
              <span className="sr-only">{words.remove}</span>
            </SearchLink>
            {lock && <LockButton path={path} lock={lock} />}
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <SearchLink href={clearHref} className="inline-block px-2 py-1 underline">
            {words.removeAll}
          </SearchLink>
        </li>
      )}
    </ul>
  );
}
