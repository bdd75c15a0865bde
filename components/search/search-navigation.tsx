'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type FocusEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useTransition,
} from 'react';
import { useClickedLinks } from '@/components/ui/hooks';
import { formHref, mergeChange } from '@/lib/search/form-address';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { SEARCH_LINK } from './search-link';

interface SearchNavigation {
  /** Whether a requested search is still loading. */
  isPending: boolean;
  /** Opens another state of the search page: keeps scroll position and focus, and merges pending choices. */
  go: (href: string) => void;
}

const Navigation = createContext<SearchNavigation>({ isPending: false, go: () => undefined });

export const useSearchNavigation = (): SearchNavigation => useContext(Navigation);

const paramsOf = (href: string): URLSearchParams => new URL(href, window.location.href).searchParams;

/** Commas, pipes and colons belong to the filter grammar and are allowed in a query, so they are not encoded. */
const addressOf = (params: URLSearchParams): string => {
  const query = params.toString().replace(/%2C/g, ',').replace(/%7C/g, '|').replace(/%3A/g, ':');
  return query === '' ? window.location.pathname : `${window.location.pathname}?${query}`;
};

/** Applies filter choices one after another, each on top of those before it. */
export function SearchNavigationProvider({ children }: { children: React.ReactNode }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const onItsWay = useRef<URLSearchParams>(undefined);
  useEffect(() => {
    if (!isPending) onItsWay.current = undefined;
  }, [isPending]);
  const go = useCallback(
    (href: string) => {
      const base = new URLSearchParams(window.location.search);
      const next = mergeChange(base, paramsOf(href), onItsWay.current ?? base);
      onItsWay.current = next;
      startTransition(() => router.push(addressOf(next), { scroll: false }));
    },
    [router],
  );
  useClickedLinks(SEARCH_LINK, go);
  const value = useMemo(() => ({ isPending, go }), [isPending, go]);
  return <Navigation value={value}>{children}</Navigation>;
}

interface SearchFormProps {
  action: string;
  /** The other parameters of the address. */
  kept: [name: string, value: string][];
  /** Whether the field is cleared after sending, because its text is then in the list. */
  clearsAfter?: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A GET form of the panel. With scripts the page is not reloaded, and the focus is kept. */
export function SearchForm({ action, kept, clearsAfter = false, className, children }: SearchFormProps) {
  const { go } = useSearchNavigation();
  return (
    <form
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        go(formHref(action, new FormData(event.currentTarget)));
        if (clearsAfter) event.currentTarget.reset();
      }}
    >
      {children}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** The results; while others are loading, these are announced and shown as outdated. */
export function ResultsRegion({ children }: { children: React.ReactNode }) {
  const { isPending } = useSearchNavigation();
  return (
    <div
      aria-busy={isPending}
      className={`min-w-0 space-y-4 transition-opacity delay-150 motion-reduce:transition-none ${isPending ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  );
}

/**
 * Keeps the focus when a filter's links are replaced: they are one HTML text (ui/static-html.tsx). Filters are told
 * apart by their sections, and links by their keys.
 */
function useKeptFocus() {
  const focused = useRef<[key: string | undefined, section: Element | null]>(undefined);
  useLayoutEffect(() => {
    const [key, section] = focused.current ?? [];
    if (!key || document.activeElement !== document.body) return;
    section?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = [target.dataset.focus, target.closest('section')];
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

interface FilterDrawerProps {
  activeCount: number;
  /** The results as text; undefined if unknown. */
  found: string | undefined;
  children: React.ReactNode;
}

const FOLDED = 'cursor-pointer rounded border border-line-strong px-3 py-2.5 font-medium text-sm';
/** When open on a phone, it sticks to the lower edge, in front of scrolling content. */
const UNFOLDED =
  'max-lg:group-open:fixed max-lg:group-open:inset-x-0 max-lg:group-open:bottom-0 max-lg:group-open:z-20 max-lg:group-open:rounded-none max-lg:group-open:border-accent max-lg:group-open:bg-accent max-lg:group-open:py-4 max-lg:group-open:text-center max-lg:group-open:text-on-accent max-lg:group-open:focus-visible:-outline-offset-4 max-lg:group-open:focus-visible:outline-on-accent';

/**
 * The filters, folded on a phone. When open, the button that closes them stays at the lower edge of the screen and
 * shows the number of results. Both work without scripts, which add the Escape key and a jump to the results.
 */
export function FilterDrawer({ activeCount, found, children }: FilterDrawerProps) {
  const words = useWords(searchScriptWords);
  const { isPending } = useSearchNavigation();
  const drawer = useRef<HTMLDetailsElement>(null);
  const focus = useKeptFocus();
  const close = () => {
    if (drawer.current?.open && window.matchMedia('(width < 64rem)').matches) {
      drawer.current.open = false;
      drawer.current.querySelector('summary')?.focus();
    }
  };
  return (
    <details
      ref={drawer}
      className="filter-panel group"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      {...focus}
    >
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
