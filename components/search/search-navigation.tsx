'use client';

import { useRouter } from 'next/navigation';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useTransition } from 'react';
import { mergeChange } from '@/lib/search/merge-change';
import { useClickedLinks } from '../ui/use-clicked-links';
import { SEARCH_LINK } from './search-link';

interface SearchNavigation {
  /** Whether a search was asked for and has not come yet. */
  isPending: boolean;
  /** To another state of the same search page: nothing scrolls, the focus stays, and no choice on its way is lost. */
  go: (href: string) => void;
}

const Navigation = createContext<SearchNavigation>({ isPending: false, go: () => undefined });

export const useSearchNavigation = (): SearchNavigation => useContext(Navigation);

const paramsOf = (href: string): URLSearchParams => new URL(href, window.location.href).searchParams;

/** Commas, pipes and colons are part of the filter grammar and allowed in a query: left readable. */
const addressOf = (params: URLSearchParams): string => {
  const query = params.toString().replace(/%2C/g, ',').replace(/%7C/g, '|').replace(/%3A/g, ':');
  return query === '' ? window.location.pathname : `${window.location.pathname}?${query}`;
};

/** Carries out the choices of the filters one after another, each on top of those before it. */
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
