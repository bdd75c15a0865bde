import { useHydrated } from '@/components/ui/use-hydrated';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
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
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <SearchLink href={openHref} aria-label={words.showMoreOf(forms, hidden, label)} className={LOOK}>
        {words.showMore(forms, hidden)}
      </SearchLink>
    );
  }
  return (
    <button
      type="button"
      aria-label={isUnfolded ? words.showFewerOf(label) : words.showMoreOf(forms, hidden, label)}
      aria-expanded={isUnfolded}
      aria-controls={listId}
      onClick={onToggle}
      className={LOOK}
    >
      {isUnfolded ? words.showFewer : words.showMore(forms, hidden)}
    </button>
  );
}
