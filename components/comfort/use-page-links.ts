import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { PAGE_LINK, STAYS } from '../ui/link';
import { useClickedLinks } from '../ui/use-clicked-links';

/** Follows the links to our own pages without loading a page anew. */
export function usePageLinks(): void {
  const router = useRouter();
  const follow = useCallback((href: string, said: string) => router.push(href, { scroll: said !== STAYS }), [router]);
  useClickedLinks(PAGE_LINK, follow);
}
