import { locksOf, missingLocks } from '@/lib/search/locks';
import { readLocks } from '../search/use-locks';

/** An address of ours, with the filters that are locked on this device where it begins a search. */
export function lockedHref(href: string): string {
  const url = new URL(href, window.location.href);
  const missing = missingLocks(locksOf(readLocks(), url.pathname), (name) => url.searchParams.has(name));
  if (missing.length === 0) return href;
  for (const { name, value } of missing) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
