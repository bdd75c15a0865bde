import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { SearchLink } from './search-link';

interface LeaveOutLinkProps {
  href: string;
  words: string;
  leftOut: boolean;
}

/** Leaves a value out of the search, or lets it in again; beside the value's own link. */
export function LeaveOutLink({ href, words, leftOut }: LeaveOutLinkProps) {
  const said = useWords(searchScriptWords);
  const label = leftOut ? said.leaveOutNoLonger(words) : said.leaveOut(words);
  const tone = leftOut
    ? 'border-bad bg-bad-soft text-bad'
    : 'border-transparent text-muted hover:border-line-strong hover:bg-sunken hover:text-ink';
  return (
    <SearchLink
      href={href}
      aria-label={label}
      title={label}
      className={`grid size-7 shrink-0 scroll-mb-20 place-items-center rounded border ${tone}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <circle cx="8" cy="8" r="5.5" />
        <path d="m4.2 4.2 7.6 7.6" />
      </svg>
    </SearchLink>
  );
}
