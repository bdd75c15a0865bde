import type { ComponentProps } from 'react';
import { type ChoiceAddresses, type PackedChoice, unpackChoice } from '@/lib/search/form-address';
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
  /** Identifies the link in its filter, so that the one that replaces it gets the focus (search-navigation.tsx). */
  focusKey: string;
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
  const tone = chosen ? 'border-accent bg-accent text-on-accent' : '';
  return (
    <span
      aria-hidden="true"
      className={`choice-mark ${exclusive ? 'rounded-full' : 'rounded-xs'} ${leftOut ? 'border-bad text-bad' : tone}`}
    >
      {leftOut ? '−' : exclusive ? '•' : '✓'}
    </span>
  );
}

/** A filter value as a plain link, which works without scripts, can be shared, and keeps the Back button correct. */
export function ChoiceLink({
  href,
  focusKey,
  chosen,
  leftOut = false,
  exclusive = false,
  count,
  children,
}: ChoiceLinkProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  return (
    <SearchLink
      href={href}
      aria-current={chosen || leftOut ? 'true' : undefined}
      data-focus={focusKey}
      className="choice"
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

interface LeaveOutLinkProps {
  href: string;
  focusKey: string;
  words: string;
  leftOut: boolean;
}

/** Excludes a value from the search, or includes it again; shown beside the value's link. */
function LeaveOutLink({ href, focusKey, words, leftOut }: LeaveOutLinkProps) {
  const said = useWords(searchScriptWords);
  const label = leftOut ? said.leaveOutNoLonger(words) : said.leaveOut(words);
  return (
    <SearchLink
      href={href}
      data-focus={focusKey}
      aria-label={label}
      title={label}
      className={`leave-out ${leftOut ? 'border-bad bg-bad-soft text-bad' : ''}`}
    />
  );
}

function FacetValueRow({ packed, any }: { packed: PackedChoice; any: ChoiceAddresses }) {
  const { value, words, count, state, href, leaveOutHref } = unpackChoice(packed, any);
  const leftOut = state === 'left_out';
  return (
    <li>
      <ChoiceLink href={href} focusKey={value} chosen={state === 'chosen'} leftOut={leftOut} count={count}>
        <bdi>{words}</bdi>
      </ChoiceLink>
      {leaveOutHref && <LeaveOutLink href={leaveOutHref} focusKey={`-${value}`} words={words} leftOut={leftOut} />}
    </li>
  );
}

interface FacetValuesProps {
  id: string;
  choices: PackedChoice[];
  /** The address template by which the choices were packed. */
  anyValue: ChoiceAddresses;
  /** Whether the list scrolls, because it has all values. */
  isWhole: boolean;
}

/** Values of a filter as links with their counts. */
export function FacetValues({ id, choices, anyValue, isWhole }: FacetValuesProps) {
  const { noValue } = useWords(searchScriptWords);
  return (
    <>
      <ul
        id={id}
        className={`*:flex *:items-start *:gap-1 ${isWhole ? '-mx-1 max-h-96 overflow-y-auto overscroll-contain px-1' : ''}`}
      >
        {choices.map((choice) => (
          <FacetValueRow key={choice.value} packed={choice} any={anyValue} />
        ))}
      </ul>
      {choices.length === 0 && <p className="px-1 text-muted text-sm">{noValue}</p>}
    </>
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
