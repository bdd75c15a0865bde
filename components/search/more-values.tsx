import { useHydrated } from '../network/use-hydrated';
import { SearchLink } from './search-link';

interface MoreValuesProps {
  label: string;
  listId: string;
  hidden: number;
  isUnfolded: boolean;
  onToggle: () => void;
  openHref: string;
}

const LOOK = 'inline-block px-1 py-1 text-accent text-sm hover:underline';

/** Unfolds the values that are here already; without scripts, a link to the page that shows them. */
export function MoreValues({ label, listId, hidden, isUnfolded, onToggle, openHref }: MoreValuesProps) {
  const isHydrated = useHydrated();
  const of = <span className="sr-only"> values of {label}</span>;
  if (!isHydrated) {
    return (
      <SearchLink href={openHref} className={LOOK}>
        Show {hidden} more{of}
      </SearchLink>
    );
  }
  return (
    <button type="button" aria-expanded={isUnfolded} aria-controls={listId} onClick={onToggle} className={LOOK}>
      {isUnfolded ? 'Show fewer' : `Show ${hidden} more`}
      {of}
    </button>
  );
}
