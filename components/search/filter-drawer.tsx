'use client';

import { useRef } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { useSearchNavigation } from './search-navigation';

interface FilterDrawerProps {
  activeCount: number;
  /** What would be shown, in words; undefined where it is not known. */
  found: string | undefined;
  children: React.ReactNode;
}

const FOLDED = 'cursor-pointer rounded border border-line-strong px-3 py-2.5 font-medium text-sm';
/** Open on a phone, it stays in reach at the lower edge, and in front of what scrolls below it. */
const UNFOLDED =
  'max-lg:group-open:fixed max-lg:group-open:inset-x-0 max-lg:group-open:bottom-0 max-lg:group-open:z-20 max-lg:group-open:rounded-none max-lg:group-open:border-accent max-lg:group-open:bg-accent max-lg:group-open:py-4 max-lg:group-open:text-center max-lg:group-open:text-on-accent max-lg:group-open:focus-visible:-outline-offset-4 max-lg:group-open:focus-visible:outline-on-accent';

/**
 * The filters, folded on a phone. Open, what folds them stands at the lower edge of the screen and says how much the
 * search finds now. Both are the browser's own, so that they work without scripts; those add Escape, and the way to
 * the results.
 */
export function FilterDrawer({ activeCount, found, children }: FilterDrawerProps) {
  const words = useWords(searchScriptWords);
  const { isPending } = useSearchNavigation();
  const drawer = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (drawer.current?.open && window.matchMedia('(width < 64rem)').matches) {
      drawer.current.open = false;
      drawer.current.querySelector('summary')?.focus();
    }
  };
  return (
    <details ref={drawer} className="filter-panel group" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <summary className={`${FOLDED} ${UNFOLDED}`}>
        <span className="group-open:hidden">
          {words.filters}
          {activeCount > 0 && ` (${activeCount})`}
        </span>
        <span className="hidden group-open:inline">
          {isPending ? words.searching : found === undefined ? words.closeFilters : words.show(found)}
        </span>
      </summary>
      <div className="mt-4 space-y-6 pb-20 lg:mt-0 lg:pb-0">{children}</div>
    </details>
  );
}
