import type { ComponentProps } from 'react';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';

/** Marks links to other states of the search page, for search-navigation.tsx. */
export const SEARCH_LINK = 'data-search';

/**
 * A link to another state of the same search. With scripts the page is not reloaded, and scroll position and focus are
 * kept.
 */
export function SearchLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} href={href} {...{ [SEARCH_LINK]: '' }} />;
}

interface ChoiceLinkProps {
  href: string;
  chosen: boolean;
  /** Whether the value is excluded. */
  leftOut?: boolean;
  /** Whether it is one of several exclusive choices, drawn as a circle. */
  exclusive?: boolean;
  count?: number;
  children: React.ReactNode;
}

/** Ticked, crossed out or empty: the shape carries the meaning, the colour only repeats it. */
function Mark({ chosen, leftOut, exclusive }: Pick<ChoiceLinkProps, 'chosen' | 'leftOut' | 'exclusive'>) {
  const tone = chosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-transparent';
  return (
    <span
      aria-hidden="true"
      className={`grid size-4 shrink-0 place-items-center border font-bold text-[0.7rem] leading-none ${exclusive ? 'rounded-full' : 'rounded-xs'} ${leftOut ? 'border-bad text-bad' : tone}`}
    >
      {leftOut ? '−' : exclusive ? '•' : '✓'}
    </span>
  );
}

/** A filter value as a plain link, which works without scripts, can be shared, and keeps the Back button correct. */
export function ChoiceLink({ href, chosen, leftOut = false, exclusive = false, count, children }: ChoiceLinkProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  return (
    <SearchLink
      href={href}
      aria-current={chosen || leftOut ? 'true' : undefined}
      className="flex min-w-0 flex-1 scroll-mb-20 items-baseline gap-2 rounded px-1 py-1 text-ink text-sm hover:bg-sunken"
    >
      <Mark chosen={chosen} leftOut={leftOut} exclusive={exclusive} />
      <span className={`min-w-0 flex-1 ${chosen ? 'font-semibold' : ''} ${leftOut ? 'text-muted line-through' : ''}`}>
        {children}
      </span>
      {leftOut && <span className="sr-only">{words.leftOut}</span>}
      {count !== undefined && <span className="text-muted tabular-nums">{forms.count(count)}</span>}
    </SearchLink>
  );
}

/** A padlock, closed or open. */
export function LockSign({ isLocked }: { isLocked: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x="3" y="7" width="10" height="7" rx="1.5" fill={isLocked ? 'currentColor' : 'none'} />
      <path d={isLocked ? 'M5 7V5a3 3 0 0 1 6 0v2' : 'M5 7V5a3 3 0 0 1 5.8-1'} />
    </svg>
  );
}
